import { fileName, printFile } from '../../progress/file';
import { storedValues } from '../../progress/loading';
import { saveFile } from '../../save-file';

/** Hands everything that is kept to the player as a file, and gives its name. */
export function saveProgress(): string {
  const now = new Date();
  const name = fileName(now);
  saveFile(name, printFile(storedValues(), now));
  return name;
}
