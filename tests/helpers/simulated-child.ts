/* A simulated child who plays round after round of all games, and the data that its device
   stores. */

import type { QuestionAnswered } from '../../machines/core/events';
import { updatePersonalBests } from '../../machines/core/personal-bests';
import { seededRandom } from '../../machines/core/random';
import { correctRatio, STARS, toStars } from '../../machines/core/stars';
import { remember } from '../../machines/learning/memory';
import { GAMES } from '../../src/catalogue';
import { learningStore } from '../../src/device/learning';
import { countCorrectedMistake } from '../../src/device/passport';
import { openPersonalBestsStore } from '../../src/device/personal-bests';
import { awardStars, visitIsland } from '../../src/play/internal/voyage';
import { getInputDevice } from '../../src/play/round/input-device';
import { QUESTION_GAMES, type QuestionGame } from './question-game';

/**
 * Rounds per day, the chance of a right answer at first, how it grows with each round, and its
 * maximum.
 */
const CHILD = { roundsADay: 4, right: 0.5, better: 0.0035, best: 0.95 } as const;
/** The time to answer: at least `min`, and up to `more` longer, in milliseconds. */
const THINKS_MS = { min: 1200, more: 3600 } as const;
const FIRST_DAY = 20_000;

/** The child's way of answering in a round. */
interface Child {
  /** A round that does not end by itself is left after this many answers. */
  readonly maxAnswers: number;
  readonly isCorrect: () => boolean;
  readonly thinksMs: () => number;
  readonly remembers: (answer: QuestionAnswered) => void;
}

/**
 * Plays a round of a game, stores what its page would store, and returns the result's stars.
 */
export type PlayVoyageRound = (seed: number, child: Child) => { readonly stars: number; readonly max: number };

/** For games with their own chart. */
const others = import.meta.glob<PlayVoyageRound>('../games/*/voyage.ts', { eager: true, import: 'playRound' });

/** For all other games. */
const playQuestions =
  (id: string, game: QuestionGame): PlayVoyageRound =>
  (seed, { maxAnswers, isCorrect, thinksMs, remembers }) => {
    const played = game.play({ seed, bests: openPersonalBestsStore(id).read() });
    for (let answers = 0; played.state() !== game.states.result && answers < maxAnswers; answers++) {
      if (game.states.lead === played.state()) game.ready?.(played);
      const verdict = isCorrect() ? 'right' : 'wrong';
      played.advance(thinksMs());
      if (verdict === 'right') played.solve();
      else played.fail();
      played.goOn();
    }
    played.send({ type: 'END_ROUND' });
    for (const { kind, best } of played.reached)
      openPersonalBestsStore(id).update((bests) => updatePersonalBests(bests, kind, best));
    for (const answer of played.answered) remembers(answer);
    const { tally, missed } = played.context();
    // The child corrects one mistake of each round that had any.
    if (missed.length > 0) countCorrectedMistake();
    return { stars: toStars(correctRatio(tally)), max: STARS.max };
  };

/** Plays a range of rounds, and stores what the games' pages would store. */
export function playRounds(from: number, to: number): void {
  for (let round = from; round < to; round++) {
    const { id } = GAMES[round % GAMES.length]!;
    const asking = QUESTION_GAMES.find((one) => one.id === id);
    const play = asking ? playQuestions(id, asking.game) : others[`../games/${id}/voyage.ts`]!;
    const random = seededRandom(round, 'voyager');
    const right = Math.min(CHILD.best, CHILD.right + CHILD.better * round);
    visitIsland(id);
    const { stars, max } = play(100 + round, {
      maxAnswers: 25,
      isCorrect: () => random() < right,
      thinksMs: () => THINKS_MS.min + random() * THINKS_MS.more,
      remembers: rememberOn(FIRST_DAY + Math.floor(round / CHILD.roundsADay)),
    });
    awardStars(id, stars, max);
  }
}

const rememberOn =
  (day: number) =>
  ({ practisedSkill, verdict, ms }: QuestionAnswered): void =>
    learningStore.update((memory) =>
      remember(memory, {
        skill: practisedSkill.skill,
        isCorrect: verdict === 'right',
        ms,
        by: getInputDevice(practisedSkill.way),
        digits: practisedSkill.digits,
        time: 'normal',
        day,
      }),
    );
