import { useSelector } from '@xstate/react';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import type { RoundEvent } from '../../../../machines/target-takedown/round';
import { RULES } from '../../../../machines/target-takedown/rules';
import { type Sounds, useRoundEffects } from '../../../play/useRoundEffects';
import { useAnnouncedQuestion, useLastSeconds } from '../../../play/useVoice';
import { text } from '../text';
import { fateOf, isPlaying } from '../view';

const SOUNDS: Sounds<RoundEvent> = {
  picked: ['tile'],
  putBack: ['tileBack'],
  cleared: ['tileBack'],
  correct: ['hit'],
  incorrect: ['overshoot'],
};

/** Lets the player hear what happens, and tells those who listen: each target once, each sum, each hit and miss. */
export function useTakedownEffects(actor: TargetTakedownActor, reducedMotion: boolean): void {
  useRoundEffects(actor, { reducedMotion, sounds: SOUNDS, say: text.said });
  const board = useSelector(actor, ({ context }) => context.round.board);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isAsked = useSelector(actor, (snapshot) => isPlaying(snapshot) && fateOf(snapshot) === 'open');
  useAnnouncedQuestion(isAsked ? `${text.play.question(board.target)}.` : null, `${seed}.${board.number}`);

  const secondsLeft = useSelector(actor, (snapshot) =>
    isPlaying(snapshot) ? snapshot.context.roundSecondsLeft : null,
  );
  const targetSecondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  useLastSeconds(secondsLeft, RULES.lastSeconds.game);
  useLastSeconds(isAsked ? targetSecondsLeft : null, RULES.lastSeconds.target);
}
