import { useSelector } from '@xstate/react';
import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import type { Happening } from '../../../../machines/target-takedown/round';
import { RULES } from '../../../../machines/target-takedown/rules';
import { throwConfetti } from '../../../confetti';
import { announce } from '../../../play/announcer';
import { useAnnouncedQuestion, useHappenings, useLastSeconds } from '../../../play/useHappenings';
import { play } from '../../../sound';
import type { SoundName } from '../../../sound-sprites';
import { text } from '../text';
import { fateOf, isPlaying } from '../view';

const CONFETTI = 100;

const SOUNDS: Readonly<Record<Exclude<Happening['kind'], 'missed' | 'over'>, SoundName | null>> = {
  dealt: null,
  picked: 'tile',
  putBack: 'tileBack',
  cleared: 'tileBack',
  hit: 'hit',
  levelUp: 'levelUp',
};

function soundOf(happening: Happening): SoundName | null {
  if (happening.kind === 'missed') return happening.miss.kind;
  if (happening.kind === 'over') return happening.isNewBest ? 'levelUp' : 'finish';
  return SOUNDS[happening.kind];
}

/** Lets the player hear what happens, and tells those who listen: each target once, each sum, each hit and miss. */
export function useTakedownHappenings(actor: TargetTakedownActor, isCalm: boolean): void {
  useHappenings(
    actor,
    ({ context }) => context.round.happened,
    (happening) => {
      const sound = soundOf(happening);
      if (sound !== null) play(sound);
      const sentence = text.said(happening);
      if (sentence !== null) announce(sentence);
      if (happening.kind === 'over' && happening.isNewBest) throwConfetti({ particles: CONFETTI }, isCalm);
    },
  );
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
