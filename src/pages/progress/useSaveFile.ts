import { useState } from 'react';
import { saveFile } from '../../device/save-file';
import { readStoredValues } from '../../progress/load-file';
import { progressFileName, serializeFile } from '../../progress/progress-file';
import { useSharingChild } from '../children/useSharingChild';

interface Saved {
  /** The file name, which is the same for a whole day. */
  readonly name: string;
  /** Added to every other message, because screen readers do not announce the same text in a live region twice. */
  readonly ending: '' | '\u00A0';
}

/** The last saved file (null at first), and a function that downloads all progress as a file. */
export function useSaveFile(): [saved: Saved | null, save: () => void] {
  const sharing = useSharingChild();
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = (): void => {
    const now = new Date();
    const name = progressFileName(now, sharing?.look);
    saveFile(name, serializeFile(readStoredValues(), now));
    setSaved({ name, ending: saved?.ending === '' ? '\u00A0' : '' });
  };
  return [saved, save];
}
