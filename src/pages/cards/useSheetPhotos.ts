import { useRef, useState } from 'react';
import { loadMarkerReader, type MarkerReader } from '../../vision/marker-reader';
import type { MarkerReply } from '../../vision/marker-worker';
import { createGrabber } from '../../vision/read-video';
import type { Hint } from './sheet-state';
import type { Reading } from './sheet-tally';
import { text } from './text';

const { sheets } = text;

interface PhotoReader {
  readonly reader: MarkerReader;
  readonly grab: ReturnType<typeof createGrabber>;
}

/** Finds the markers of a photo. Fails if it is not a picture. */
async function readPhoto({ reader, grab }: PhotoReader, file: File): Promise<MarkerReply> {
  const image = await createImageBitmap(file);
  const picture = grab({ width: image.width, height: image.height, image });
  image.close();
  if (picture === null) throw new Error('The photo is empty.');
  return reader.read(picture);
}

/** Reads photos of sheets, one after another. They are not stored. */
export function useSheetPhotos(onFound: (reply: MarkerReply) => Reading, hintText: (hint: Hint) => string) {
  const waiting = useRef<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isReading, setReading] = useState(false);
  // Known at once, so that two calls never read side by side.
  const isBusy = useRef(false);

  const readOne = async (reader: PhotoReader, file: File): Promise<'sheet' | 'none'> => {
    const reply = await readPhoto(reader, file).catch(() => null);
    const reading = reply && onFound(reply);
    if (reading?.type === 'sheet') return 'sheet';
    const why = reading === null ? sheets.noPicture : hintText(reading);
    setProblems((all) => [...all, sheets.photoFailed(file.name, why)]);
    return 'none';
  };

  const readUntilSheet = async (): Promise<void> => {
    const reader = await loadMarkerReader().catch(() => null);
    if (reader === null) {
      waiting.current = [];
      setProblems([sheets.noReader]);
      return;
    }
    const grab = createGrabber();
    let result: 'sheet' | 'none' = 'none';
    while (result === 'none') {
      const [file, ...later] = waiting.current;
      if (file === undefined) break;
      waiting.current = later;
      result = await readOne({ reader, grab }, file);
    }
    reader.close();
  };

  /** Reads photos until there is a sheet to check. */
  const readNext = async (): Promise<void> => {
    if (isBusy.current || waiting.current.length === 0) return;
    isBusy.current = true;
    setReading(true);
    await readUntilSheet();
    isBusy.current = false;
    setReading(false);
  };

  const choose = (files: readonly File[]): void => {
    if (!isBusy.current) setProblems([]);
    waiting.current = [...waiting.current, ...files];
    void readNext();
  };
  return { problems, isReading, choose, readNext };
}
