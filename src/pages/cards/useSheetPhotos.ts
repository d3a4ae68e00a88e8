import { useRef, useState } from 'react';
import { loadMarkerReader, type MarkerReader } from '../../vision/marker-reader';
import type { MarkerReply } from '../../vision/marker-worker';
import { createGrabber } from '../../vision/read-video';
import type { Hint } from './sheet-state';
import type { Reading } from './sheet-tally';
import { text } from './text';

const { sheets } = text;

/** Finds the markers of a photo. Fails if it is not a picture. */
async function readPhoto(reader: MarkerReader, file: File): Promise<MarkerReply> {
  const image = await createImageBitmap(file);
  const picture = createGrabber()({ width: image.width, height: image.height, image });
  image.close();
  if (picture === null) throw new Error('The photo is empty.');
  return reader.read(picture);
}

/** Reads photos of sheets, one after another. They are not stored. */
export function useSheetPhotos(onFound: (reply: MarkerReply) => Reading, hintText: (hint: Hint) => string) {
  const waiting = useRef<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const readOne = async (reader: MarkerReader, file: File): Promise<'sheet' | 'none'> => {
    const reply = await readPhoto(reader, file).catch(() => null);
    const reading = reply && onFound(reply);
    if (reading?.type === 'sheet') return 'sheet';
    const why = reading === null ? sheets.noPicture : hintText(reading);
    setProblems((all) => [...all, sheets.photoFailed(file.name, why)]);
    return 'none';
  };

  /** Reads photos until there is a sheet to check. */
  const readNext = async (): Promise<void> => {
    if (waiting.current.length === 0) return;
    const reader = await loadMarkerReader().catch(() => null);
    if (reader === null) {
      setProblems([sheets.noReader]);
      return;
    }
    let result: 'sheet' | 'none' = 'none';
    while (result === 'none') {
      const [file, ...later] = waiting.current;
      if (file === undefined) break;
      waiting.current = later;
      result = await readOne(reader, file);
    }
    reader.close();
  };

  const choose = (files: readonly File[]): void => {
    setProblems([]);
    waiting.current = files;
    void readNext();
  };
  return { problems, choose, readNext };
}
