import { readStoredText } from './stored-strings';

/** Whether a grown-up has ever set minutes of play. Every game asks, so this does not load the store (play-limit.ts). */
export const hasPlayLimit = (): boolean => readStoredText('numeria.play-limit') !== null;
