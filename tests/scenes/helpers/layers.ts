import type { Layer } from '../../../src/stage/backdrop';

/** The layers of a scene that are visible during a streak of fewer than five. */
export const layersWithoutStreak = (layers: readonly Layer[]): readonly Layer[] =>
  layers.filter(({ visibleWhen }) => visibleWhen !== 'bright');
