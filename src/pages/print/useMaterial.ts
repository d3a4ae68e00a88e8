import { useEffect, useState } from 'react';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { getToday } from '../../device/today';
import type { Paper, PaperRoom } from '../../play/paper/paper';
import { useStore } from '../../ui/page-store';
import { useThrowToBoundary } from '../../ui/useThrowToBoundary';
import { createFactMaterial, createGameMaterial, type Material, paperSettingsOf, type Source } from './print-source';
import { countsFor } from './worksheet';

const PAPERS = import.meta.glob<Paper>('../../games/*/paper.tsx', { import: 'paper' });

/** The game's questions on paper, once they are loaded. */
function usePaper(source: Source): Paper | null {
  const id = source.kind === 'game' ? source.game.id : null;
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly paper: Paper } | null>(null);
  const throwToBoundary = useThrowToBoundary();
  useEffect(() => {
    if (id === null) return undefined;
    let isWanted = true;
    PAPERS[`../../games/${id}/paper.tsx`]?.().then((paper) => isWanted && setLoaded({ id, paper }), throwToBoundary);
    return () => {
      isWanted = false;
    };
  }, [id, throwToBoundary]);
  return loaded?.id === id ? (loaded?.paper ?? null) : null;
}

interface Choices {
  /** Null while it loads, or if there is nothing to practise. */
  readonly material: Material | null;
  /** The settings to choose from, as in the manifest. */
  readonly offered: Readonly<Record<string, readonly string[]>>;
  /** The numbers of questions to choose from, and the largest that is not above the wanted one. */
  readonly counts: readonly number[];
  readonly count: number;
}

/** The questions from a source: as many as wanted, or as many as are offered for questions that need so much room. */
export function useMaterial(
  source: Source,
  seed: number,
  wanted: number,
  countsOf: (room: PaperRoom) => readonly number[] = countsFor,
): Choices {
  const paper = usePaper(source);
  const memory = useStore(learningStore, NO_MEMORY);
  const room = source.kind === 'game' ? paper?.room : 'sum';
  const counts = room === undefined ? [] : countsOf(room);
  const count = counts.reduce((fitting, one) => (one <= wanted ? one : fitting), wanted);
  const material =
    source.kind === 'facts'
      ? createFactMaterial(source, memory, getToday(), { seed, count })
      : paper && createGameMaterial(source, paper, { seed, count });
  const offered = source.kind === 'game' && paper !== null ? paperSettingsOf(source.game, paper.fixed) : {};
  return { material, offered, counts, count };
}
