import type { RoundFinished } from '../../../machines/core/events';
import { answerFlight } from '../celebration/flight';
import { useOwnsPage } from '../round/play-mode';
import { throwConfetti } from './confetti';
import { type EmittingActor, type NamedEvent, useRoundEvents } from './round-events';

export interface CelebrationEffects<Snapshot> {
  readonly reducedMotion: boolean;
  /** Whether to celebrate the end of a round. By default after a new best, or when all mistakes are fixed. */
  readonly celebrates?: (event: RoundFinished, snapshot: Snapshot) => boolean;
}

const CONFETTI = { particles: 90, over: 'result' } as const;

export const isFinished = (event: NamedEvent): event is RoundFinished => event.type === 'finished';

export const isCelebrated = ({ isNewBest, isPracticeComplete }: RoundFinished): boolean =>
  isNewBest || isPracticeComplete === true;

/** Flies each right answer to the score, and throws confetti after a good round. */
export function useEventCelebration<Event extends NamedEvent, Snapshot>(
  actor: EmittingActor<Event, Snapshot>,
  { reducedMotion, celebrates = isCelebrated }: CelebrationEffects<Snapshot>,
): void {
  const ownsPage = useOwnsPage();
  useRoundEvents(actor, (event, snapshot) => {
    if (isFinished(event) && celebrates(event, snapshot)) throwConfetti(CONFETTI, reducedMotion);
    if (!ownsPage) return;
    if (event.type === 'correct' && !reducedMotion) answerFlight.begin();
    if (event.type === 'asked' || isFinished(event)) answerFlight.end();
  });
}
