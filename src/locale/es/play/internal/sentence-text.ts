import type * as English from '../../../../play/internal/sentence-text';

export const asSentence: typeof English.asSentence = (text) => (/[.!?]$/.test(text) ? text : `${text}.`);
