import { useState } from 'react';
import { saveFile } from '../../device/save-file';
import { fileName, printFile } from '../../progress/file';
import { storedValues } from '../../progress/loading';

/** What was saved last. */
interface Saved {
  /** The name of the file: the same all day. */
  readonly name: string;
  /** Stands after what is said of it: the same words twice are no change to a live region, so that nobody would hear them. */
  readonly ending: '' | '\u00A0';
}

/** What was saved last, null at first, and the way to hand everything that is kept to the player as a file. */
export function useSaving(): [saved: Saved | null, save: () => void] {
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = (): void => {
    const now = new Date();
    const name = fileName(now);
    saveFile(name, printFile(storedValues(), now));
    setSaved({ name, ending: saved?.ending === '' ? '\u00A0' : '' });
  };
  return [saved, save];
}
