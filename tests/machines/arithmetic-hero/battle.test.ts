import { describe, expect, it } from 'vitest';
import {
  type Battle,
  findLowestCard,
  getOfferedProblems,
  newBattle,
  offerLowestProblems,
  withoutEvents,
} from '../../../machines/arithmetic-hero/battle';
import {
  applyAnswer,
  landSum,
  nextChangeMs,
  settleBattle,
  spawnSum,
  withShieldRestored,
} from '../../../machines/arithmetic-hero/battle-events';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { indicesUpTo } from '../../helpers/seeds';
import { createBattle, createCard, eventTypes } from './helpers/cards';

const numbersOf = ({ cards }: Battle): readonly number[] => cards.map(({ problem }) => problem.number);
const type = (battle: Battle, value: number, nowMs = 0): Battle => applyAnswer(battle, { value, to: null }, nowMs);
const choose = (battle: Battle, value: number, to: number): Battle => applyAnswer(battle, { value, to }, 0);

describe('A typed answer', () => {
  it('solves the lowest sum with this answer, and only that one', () => {
    const high = createCard(1, { answer: 12, landsMs: 9000 });
    const low = createCard(2, { answer: 12, landsMs: 5000 });
    const other = createCard(3, { answer: 13, landsMs: 1000 });
    const battle = type(createBattle({ cards: [high, low, other] }), 12, 100);
    expect(numbersOf(battle)).toEqual([1, 3]);
    expect(battle.events).toEqual([{ type: 'correct', card: low, points: 30, by: 'answer', index: 0, streak: 1 }]);
  });

  it('costs 10 of the shield and the streak if no sum has this answer, and does not name a sum', () => {
    const battle = type(createBattle({ cards: [createCard(1)], streak: { now: 7, longest: 9 } }), 999);
    expect(battle).toMatchObject({ shield: 90, wrong: 1, solved: 0, score: 0, streak: { now: 0, longest: 9 } });
    expect(numbersOf(battle)).toEqual([1]);
    expect(battle.events).toEqual([{ type: 'incorrect', answer: 999, card: null, shield: 90 }]);
  });

  it('counts as wrong if the screen is empty', () => {
    expect(type(createBattle(), 5)).toMatchObject({ wrong: 1, shield: 90 });
  });
});

describe('A chosen answer', () => {
  const cards = [createCard(1, { answer: 12, landsMs: 5000 }), createCard(2, { answer: 14, landsMs: 9000 })];

  it('solves its own sum, even if a lower one has the same answer', () => {
    const twins = [createCard(1, { answer: 12, landsMs: 5000 }), createCard(2, { answer: 12, landsMs: 9000 })];
    expect(numbersOf(choose(createBattle({ cards: twins }), 12, 2))).toEqual([1]);
  });

  it('counts as wrong if it is wrong for its own sum, even if it is right for another', () => {
    const battle = choose(createBattle({ cards }), 14, 1);
    expect(battle).toMatchObject({ wrong: 1, shield: 90, solved: 0 });
    expect(battle.events).toEqual([{ type: 'incorrect', answer: 14, card: cards[0], shield: 90 }]);
  });

  it('does nothing if its sum is no longer there, whether right or wrong', () => {
    const battle = createBattle({ cards, streak: { now: 3, longest: 3 } });
    expect(choose(battle, 12, 77)).toEqual(battle);
    expect(choose(battle, 1, 77)).toEqual(battle);
  });
});

describe('A landed sum', () => {
  it('costs 20 of the shield and keeps the streak', () => {
    const card = createCard(1);
    const battle = landSum(createBattle({ cards: [card, createCard(2)], streak: { now: 4, longest: 6 } }), card);
    expect(battle).toMatchObject({ shield: 80, landed: 1, wrong: 0, streak: { now: 4, longest: 6 } });
    expect(numbersOf(battle)).toEqual([2]);
  });

  it('never takes the shield below 0, and neither does a wrong answer', () => {
    expect(landSum(createBattle({ shield: 10 }), createCard(1)).shield).toBe(0);
    expect(type(createBattle({ shield: 5 }), 1).shield).toBe(0);
  });

  it('can still be answered at the moment of landing, and counts just after it', () => {
    const battle = createBattle({ cards: [createCard(7, { landsMs: 5000 })] });
    expect(settleBattle(battle, 5000)).toEqual(battle);
    expect(type(settleBattle(battle, 5000), 7, 5000)).toMatchObject({ solved: 1, landed: 0, shield: 100 });
    expect(settleBattle(battle, 5001)).toMatchObject({ solved: 0, landed: 1, shield: 80, cards: [] });
  });

  it('takes its own share of the shield when several land at once', () => {
    const cards = [
      createCard(1, { landsMs: 5000 }),
      createCard(2, { landsMs: 5000 }),
      createCard(3, { landsMs: 5100 }),
    ];
    const battle = settleBattle(createBattle({ cards }), 5001);
    expect(battle).toMatchObject({ landed: 2, shield: 60 });
    expect(battle.events).toEqual([
      { type: 'landed', card: cards[0], shield: 80 },
      { type: 'landed', card: cards[1], shield: 60 },
    ]);
  });
});

describe('The mistakes in a round', () => {
  it('list each sum that landed or was answered wrong once, most recent last', () => {
    const [one, two, three] = [createCard(1), createCard(2), createCard(3)];
    let battle = createBattle({ cards: [one, two, three] });
    battle = choose(battle, 999, 2);
    battle = choose(battle, 998, 2);
    battle = landSum(battle, one);
    battle = landSum(battle, two);
    battle = choose(battle, 3, 3);
    expect(battle.mistakes).toEqual([one.problem, two.problem]);
    expect(battle).toMatchObject({ wrong: 2, landed: 2, solved: 1 });
  });

  it('list a sum once, even if two problems ask it', () => {
    const asked = { first: 7, operation: '+', second: 5, answer: 12 } as const;
    const [one, again] = [1, 8].map((number) => {
      const card = createCard(number);
      return { ...card, problem: { ...card.problem, ...asked } };
    });
    const battle = [one!, createCard(3), again!].reduce(landSum, createBattle());
    expect(battle.mistakes.map(({ first, second }) => [first, second])).toEqual([
      [3, 0],
      [7, 5],
    ]);
    expect(battle.landed).toBe(3);
  });

  it('do not include a typed answer while several sums fall', () => {
    expect(type(createBattle({ cards: [createCard(1), createCard(2)] }), 999).mistakes).toEqual([]);
  });

  it('include a typed answer while a single sum waits', () => {
    const waiting = createCard(1, { landsMs: null });
    const battle = type(createBattle({ time: 'none', cards: [waiting] }), 999);
    expect(battle.mistakes).toEqual([waiting.problem]);
    expect(battle.events).toEqual([{ type: 'incorrect', answer: 999, card: waiting, shield: 90 }]);
  });
});

describe('A new sum', () => {
  it('is the next one in the round and starts to fall immediately', () => {
    const asked = { level: 3 } as const;
    const battle = spawnSum(spawnSum(createBattle(), asked, 6000, 0), asked, 6000, 1500);
    const settings = { seed: 1, time: 'normal', hasPowerUps: true } as const;
    expect(battle.cards.map(({ problem }) => problem)).toEqual([
      problemAt(settings, asked, 0),
      problemAt(settings, asked, 1),
    ]);
    expect(battle.cards.map(({ fall }) => [fall?.sinceMs, fall?.landsMs])).toEqual([
      [0, 6000],
      [1500, 7500],
    ]);
  });

  it('does not appear if there are already five', () => {
    const full = createBattle({ cards: indicesUpTo(5).map((number) => createCard(number)), shown: 5 });
    expect(spawnSum(full, { level: 3 }, 6000, 0)).toEqual(full);
  });
});

const offeredBy = (battle: Battle) => getOfferedProblems(battle).map((problem) => problem?.number ?? null);

describe('The question and the options', () => {
  const [first, low, middle] = [
    createCard(1, { landsMs: 9000 }),
    createCard(2, { landsMs: 5000 }),
    createCard(3, { landsMs: 7000 }),
  ];

  it('show the lowest sum, and the options of the two lowest', () => {
    const battle = offerLowestProblems(createBattle({ cards: [first, low, middle] }), 100);
    expect(findLowestCard(battle, 100)?.problem.number).toBe(2);
    expect(offeredBy(battle)).toEqual([2, 3]);
  });

  it('keep each remaining sum in its slot when another one disappears', () => {
    const both = offerLowestProblems(createBattle({ cards: [first, low, middle] }), 100);
    expect(offeredBy(offerLowestProblems({ ...both, cards: [first, middle] }, 200))).toEqual([1, 3]);
    expect(offeredBy(offerLowestProblems({ ...both, cards: [first, low] }, 200))).toEqual([2, 1]);
    expect(offeredBy(offerLowestProblems({ ...both, cards: [middle] }, 200))).toEqual([null, 3]);
  });

  it('drop a sum that two others have overtaken', () => {
    const both = offerLowestProblems(createBattle({ cards: [first, low] }), 100);
    const faster = createCard(4, { sinceMs: 100, landsMs: 1100 });
    expect(offeredBy(offerLowestProblems({ ...both, cards: [first, low, faster] }, 1000))).toEqual([2, 4]);
  });

  it('disappear when the screen is empty', () => {
    const battle = offerLowestProblems(createBattle(), 0);
    expect([findLowestCard(battle, 0), offeredBy(battle)]).toEqual([null, [null, null]]);
  });
});

describe('A battle', () => {
  it('starts with a full shield, an empty screen and no events', () => {
    const settings = { seed: 4, time: 'longer', mode: 'arcade', level: 2, missed: null } as const;
    expect(newBattle(settings, null, 0)).toMatchObject({
      settings,
      score: 0,
      shield: 100,
      cards: [],
      shown: 0,
      events: [],
    });
  });

  it('loses only its events once they have been emitted', () => {
    const battle = type(createBattle({ cards: [createCard(1)] }), 1);
    expect(withoutEvents(battle)).toEqual({ ...battle, events: [] });
  });

  it('refills an empty shield and reports it, but leaves any other shield alone', () => {
    expect(withShieldRestored(createBattle({ shield: 0 }))).toMatchObject({ shield: 100 });
    expect(eventTypes(withShieldRestored(createBattle({ shield: 0 })))).toEqual(['shieldRestored']);
    expect(withShieldRestored(createBattle({ shield: 10 }))).toEqual(createBattle({ shield: 10 }));
  });

  it('next changes only when a sum lands or a power-up timer shows a new number', () => {
    const active = { kind: 'doublePoints', endsMs: 20_000, solvesLeft: null } as const;
    expect(nextChangeMs(createBattle(), 0)).toBe(Infinity);
    expect(nextChangeMs(createBattle({ cards: [createCard(1, { landsMs: 5000 })] }), 0)).toBe(5001);
    expect(nextChangeMs(createBattle({ cards: [createCard(1, { landsMs: 5000 })], powerUps: [active] }), 2500)).toBe(
      3000,
    );
    expect(nextChangeMs(createBattle({ cards: [createCard(1, { landsMs: null })] }), 0)).toBe(Infinity);
  });
});
