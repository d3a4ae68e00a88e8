import type { Layer } from '../../../src/stage/backdrop';

/** The layers of a place that stand there also where fewer than five answers in a row were right. */
export const usual = (layers: readonly Layer[]): readonly Layer[] => layers.filter(({ stands }) => stands !== 'bright');
