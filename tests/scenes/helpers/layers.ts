import type { Layer } from '../../../src/stage/backdrop';

/** A scene's layers that are visible during a streak of fewer than five. */
export const layersWithoutStreak = (layers: readonly Layer[]): readonly Layer[] =>
  layers.filter(({ visibleWhen }) => visibleWhen !== 'bright');
