import { readStoredText } from './stored-text';

export const PLAY_LIMIT_KEY = 'numeria.play-limit';

/** Whether a grown-up has ever set minutes of play. Cheaper than the store, because every game asks. */
export const hasPlayLimit = (): boolean => readStoredText(PLAY_LIMIT_KEY) !== null;
