import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import type { Happening } from '../../../../machines/mental-maths/round';
import { hasConfetti } from '../../../../machines/mental-maths/rules';
import { throwConfetti } from '../../../confetti';
import { announce } from '../../../play/announcer';
import { useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import type { SoundName } from '../../../sound-sprites';
import { text } from '../text';

const CONFETTI = { particles: 100 } as const;

/** What is heard of a thing that happens. */
function soundsOf(happening: Happening): readonly SoundName[] {
  switch (happening.kind) {
    case 'asked':
      return ['bubbleUp'];
    case 'solved':
      return ['correct', 'pop'];
    case 'mistaken':
      return happening.choice === null ? ['timeUp'] : ['wrong', 'sink'];
    case 'completed':
      return [happening.isNewBest ? 'levelUp' : 'finish'];
  }
}

/** What is said to those who listen; null where the page says it by itself. */
function saidOf(happening: Happening): string | null {
  switch (happening.kind) {
    case 'solved':
      return text.said.solved(happening.cheer);
    case 'mistaken':
      return text.said.mistaken(happening.question.equation, happening.choice);
    case 'asked':
    case 'completed':
      return null;
  }
}

/** Lets the player hear what happens in a round, tells those who listen, and celebrates a good score. */
export function useMentalHappenings(actor: MentalMathsActor, isCalm: boolean): void {
  useHappenings(
    actor,
    ({ context }) => context.round.happened,
    (happening, snapshot) => {
      // Before the first round its first question lies ready, unasked.
      if (snapshot.matches('idle')) return;
      for (const sound of soundsOf(happening)) play(sound);
      const sentence = saidOf(happening);
      if (sentence !== null) announce(sentence);
      if (happening.kind === 'completed' && hasConfetti(happening.score)) throwConfetti(CONFETTI, isCalm);
    },
  );
}
