import type * as English from '../../../../play/internal/sentence-text';

export const FULL_STOP: typeof English.FULL_STOP = '।';

export const asSentence: typeof English.asSentence = (text) => (/[.!?।]$/.test(text) ? text : text + FULL_STOP);
