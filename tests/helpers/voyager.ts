/* A simulated child that plays round after round of all games, and what its device keeps of that. */
import { withReached } from '../../machines/core/bests';
import { seededRandom } from '../../machines/core/random';
import { ratioOf, STARS, starsOf } from '../../machines/core/stars';
import { remember } from '../../machines/learning/memory';
import { bestsStore } from '../../src/device/bests';
import { learningStore } from '../../src/device/learning';
import { countMended } from '../../src/device/passport';
import { answeredBy } from '../../src/play/answered-by';
import { land, putUpStars } from '../../src/play/landing';
import { type Played, QUESTION_GAMES } from './question-game';

/** It plays so many rounds a day, is right so often at first, and gets better with each round. */
const CHILD = { roundsADay: 4, right: 0.5, better: 0.0035, best: 0.95 } as const;
/** A round without an end of its own is left after so many answers. */
const MAX_ANSWERS = 25;
/** A question takes so long, and up to so much more, in milliseconds. */
const THINKS_MS = { min: 1200, more: 3600 } as const;
const FIRST_DAY = 20_000;

/** Plays the rounds from one to another, as the pages of the games store them. */
export function playRounds(from: number, to: number): void {
  for (let round = from; round < to; round++) {
    const { id, game } = QUESTION_GAMES[round % QUESTION_GAMES.length]!;
    land(id);
    const played = game.play({ seed: 100 + round, bests: bestsStore(id).read() });
    const random = seededRandom(round, 'voyager');
    const right = Math.min(CHILD.best, CHILD.right + CHILD.better * round);
    const answerAll = (isOver: (answers: number) => boolean) => {
      for (let answers = 0; played.state() !== game.states.result && !isOver(answers); answers++) {
        if (game.states.lead === played.state()) game.ready?.(played);
        const isCorrect = random() < right;
        played.advance(THINKS_MS.min + random() * THINKS_MS.more);
        if (isCorrect) played.solve();
        else played.fail();
        played.goOn();
      }
    };
    answerAll((answers) => answers >= MAX_ANSWERS);
    played.send({ type: 'END_ROUND' });
    store(id, played, FIRST_DAY + Math.floor(round / CHILD.roundsADay));
  }
}

/** What the shelf stores of a round: bests, what is known, and the stars of the result. */
function store(id: string, played: Played, day: number): void {
  for (const { kind, best } of played.reached) bestsStore(id).update((bests) => withReached(bests, kind, best));
  for (const { practised, verdict, ms } of played.answered)
    learningStore.update((memory) =>
      remember(memory, {
        skill: practised.skill,
        isCorrect: verdict === 'right',
        ms,
        by: answeredBy(practised.way),
        digits: practised.digits,
        time: 'normal',
        day,
      }),
    );
  const { tally, missed } = played.context();
  putUpStars(starsOf(ratioOf(tally)), STARS.max);
  // It puts one mistake right of each round that had any.
  if (missed.length > 0) countMended();
}
