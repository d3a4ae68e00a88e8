import type * as English from '../search-terms.ts';

export const ENDINGS: typeof English.ENDINGS = [[/(cion|ctor|dad|gonal|gral|imal|sion|ular)es$/, '$1']];

export const FILLERS: typeof English.FILLERS =
  'al aprender como con cual cuando de del donde el ella en entre es esta este explicar la las lo los mi mis para por que qué ' +
  'se ser son su sus tu tus un una unas unos vídeo vídeos y ver';
