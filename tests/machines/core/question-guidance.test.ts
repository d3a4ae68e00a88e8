import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import { isWholeRound } from '../../../machines/core/session';
import { isEasy } from '../../../machines/fraction-simplify/ease';
import { fractionSimplifyMachine } from '../../../machines/fraction-simplify/machine';
import { questionAt } from '../../../machines/fraction-simplify/questions';
import { RULES, type Settings } from '../../../machines/fraction-simplify/rules';
import { type Memory, NO_MEMORY, remember } from '../../../machines/learning/memory';
import { createRepeatMix, type Mix, newMix } from '../../../machines/learning/mix';
import { indicesUpTo } from '../../helpers/seeds';

const WRONG = { numerator: 99, denominator: 1 };

/** A child who has been asked all types of question before. */
const KNOWS_GAME: Memory = ['simplify', 'add', 'subtract', 'multiply'].reduce<Memory>(
  (memory, type) =>
    remember(memory, {
      skill: `fraction.${type}`,
      isCorrect: true,
      ms: null,
      by: 'keys',
      digits: 2,
      time: 'none',
      day: 20_000,
    }),
  NO_MEMORY,
);

interface Options {
  readonly seed?: number;
  readonly difficulty?: Settings['difficulty'];
}

function open(mix: Mix | null, { seed = 1, difficulty = 'easy' }: Options = {}) {
  const clock = new GameClock();
  const settings: Settings = { difficulty, time: 'none' };
  const actor = createActor(fractionSimplifyMachine, {
    input: { seed, mix, settings, bests: {}, startsAtOnce: true, clock },
    clock,
  }).start();
  const context = () => actor.getSnapshot().context;
  const answer = (isCorrect: boolean) => {
    // After an example.
    if (context().waiting !== undefined) actor.send({ type: 'NEXT' });
    actor.send({ type: 'ANSWER', answer: isCorrect ? context().round.question.result : WRONG });
    clock.advance(2000);
    actor.send({ type: 'NEXT' });
  };
  /** Answers as the signs say, and then rightly to the end. Returns the questions. */
  const play = (signs = '') => {
    for (let index = 0; !actor.getSnapshot().hasTag('result'); index++) answer(signs[index] !== '-');
    return context().round.entries.map(({ question }) => question);
  };
  return { actor, context, answer, play };
}

const guided = (memory: Memory, guide: 'usual' | 'found' = 'usual') => newMix(memory, null, guide);

describe('An easy round that is picked for a child', () => {
  it('has no products, nothing from one whole on, and no question twice', () => {
    for (const seed of indicesUpTo(40)) {
      const asked = open(guided(KNOWS_GAME), { seed }).play();
      expect(asked.every((question) => isEasy(question, 'easy'))).toBe(true);
      expect(new Set(asked.map((question) => JSON.stringify({ ...question, number: 0 }))).size).toBe(asked.length);
    }
  });

  it('asks gentle questions after a mistake', () => {
    for (const seed of indicesUpTo(40)) {
      const asked = open(guided(KNOWS_GAME), { seed }).play('-');
      expect(asked.slice(1, 4).every((question) => isEasy(question, 'gentle'))).toBe(true);
    }
  });

  it('is an easy round to the end, which can set a best score', () => {
    const { play, context } = open(guided(KNOWS_GAME));
    play();
    const { nextSettings, hasFoundDifficulty, bests } = context();
    expect([nextSettings.difficulty, hasFoundDifficulty, bests['easy.none']?.score]).toEqual(['easy', undefined, 10]);
    expect(isWholeRound(context())).toBe(true);
  });

  it('asks a friend the same questions, whatever either of them answers', () => {
    const signs = '++++-+--++';
    const own = open(guided(KNOWS_GAME));
    const asked = own.play(signs);
    const route = own.context().timeline.map(({ isCorrect }) => isCorrect);
    const friend = open(createRepeatMix(own.context().mix!.picks, 'usual', route));
    expect(friend.play('-----')).toEqual(asked);
  });
});

describe('The questions of a round', () => {
  it('are those of its seed if nobody has picked them', () => {
    const asked = open(null, { seed: 7 }).play();
    expect(asked).toEqual(asked.map((_, number) => questionAt(7, { difficulty: 'easy' }, number)));
  });

  it.each([
    ['at the difficulty of a link', newMix(KNOWS_GAME)],
    ['for chosen skills', newMix(KNOWS_GAME, ['fraction.multiply'], 'usual')],
  ])('are as its difficulty says if they are picked for a child %s', (_, mix) => {
    const asked = indicesUpTo(20).flatMap((seed) => open(mix, { seed }).play());
    expect(asked.some((question) => !isEasy(question, 'easy'))).toBe(true);
  });

  it('are as their difficulty says if a child has chosen a harder one', () => {
    const asked = indicesUpTo(20).flatMap((seed) =>
      open(guided(NO_MEMORY), { seed, difficulty: 'hard' }).play('-'.repeat(10)),
    );
    const denominators = asked.map(({ first }) => first.denominator);
    expect(Math.max(...denominators)).toBeGreaterThan(RULES.denominators.medium[1]);
  });
});

describe('The first round of a game', () => {
  it('begins with gentle questions', () => {
    for (const seed of indicesUpTo(40)) {
      const asked = open(guided(NO_MEMORY), { seed }).play();
      expect(asked.slice(0, 3).every((question) => isEasy(question, 'gentle'))).toBe(true);
    }
  });

  it('climbs to the difficulty that suits a child, and the next round begins there', () => {
    const { play, context, actor } = open(guided(NO_MEMORY));
    play('+++++++++-');
    expect([context().settings.difficulty, context().nextSettings.difficulty]).toEqual(['easy', 'medium']);
    actor.send({ type: 'START', seed: 2, mix: guided(KNOWS_GAME, 'found') });
    expect(context().settings.difficulty).toBe('medium');
  });

  it('stays easy for a child who misses its questions', () => {
    const { play, context } = open(guided(NO_MEMORY));
    play('----------');
    expect([context().nextSettings.difficulty, isWholeRound(context())]).toEqual(['easy', false]);
  });

  it('sets a best score only for the questions before it became harder', () => {
    const { play, context } = open(guided(NO_MEMORY));
    play();
    expect([context().bests['easy.none']?.score, context().round.score]).toEqual([6, 10]);
    expect(isWholeRound(context())).toBe(false);
  });
});

describe('A round at a difficulty that was found', () => {
  it('gets easier at once after two mistakes', () => {
    const { answer, context } = open(guided(KNOWS_GAME, 'found'), { difficulty: 'medium' });
    answer(false);
    answer(false);
    expect(isEasy(context().round.question, 'easy')).toBe(true);
  });

  it('is no longer found once the player chooses a difficulty', () => {
    const { play, context, actor } = open(guided(NO_MEMORY));
    play();
    expect(context().hasFoundDifficulty).toBe(true);
    actor.send({ type: 'CHOOSE', chosen: { difficulty: 'hard' } });
    expect([context().hasFoundDifficulty, context().nextSettings.difficulty]).toEqual([undefined, 'hard']);
  });
});
