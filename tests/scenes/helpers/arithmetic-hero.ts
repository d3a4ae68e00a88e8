import type { BattleEvent } from '../../../machines/arithmetic-hero/battle';
import type { Card } from '../../../machines/arithmetic-hero/falling';
import { DEFAULT_AVATAR } from '../../../machines/core/hero';
import { ArithmeticHeroScene, type ArithmeticHeroView } from '../../../src/games/arithmetic-hero/scene';
import { CardBody } from '../../../src/games/arithmetic-hero/scene/card-body';
import { celebration } from '../../../src/games/arithmetic-hero/scene/celebration';
import { sceneDrawings } from '../../../src/games/arithmetic-hero/scene/drawings';
import { celebrationDrawings } from '../../../src/play/celebration/celebration';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { visibleBodies } from './visible-bodies';

/** Stages in CSS pixels: a phone in portrait and a whiteboard. */
export const PHONE = { widthPx: 360, heightPx: 430 } as const;
export const BOARD = { widthPx: 1920, heightPx: 786 } as const;

/** The scene with an atlas without drawings, laid out for a stage. */
export function arithmeticHeroScene(stage: OnStage = {}) {
  const staged = onStage(
    ArithmeticHeroScene,
    new StubAtlas({ ...sceneDrawings(DEFAULT_AVATAR), ...celebrationDrawings(celebration) }),
    {
      widthPx: 1024,
      heightPx: 480,
      ...stage,
    },
  );
  const { scene } = staged;
  return {
    ...staged,
    /** Shows a change, after the events that caused it. */
    show: (
      { events = [], ...shown }: Partial<ArithmeticHeroView> & { readonly events?: readonly BattleEvent[] },
      nowMs: number,
    ) => {
      for (const event of events) scene.react(event, nowMs);
      scene.show({ ...NOTHING, ...shown }, nowMs);
    },
    cards: () => visibleBodies(scene.view).filter((body) => body instanceof CardBody),
  };
}

const NOTHING: ArithmeticHeroView = { round: 'first', cards: [], shield: 100, wave: 0 };

/** The event for a solved card. */
export const solvedEvent = (card: Card, points = 10): BattleEvent => ({
  type: 'correct',
  card,
  points,
  by: 'answer',
  index: 0,
  streak: 1,
});

/** The event for a card that has landed. */
export const landedEvent = (card: Card): BattleEvent => ({ type: 'landed', card, shield: 80 });

/** The event for a wrong answer. `card` is null for a typed answer that matches none. */
export const wrongEvent = (card: Card | null): BattleEvent => ({ type: 'incorrect', answer: 9, card, shield: 90 });
