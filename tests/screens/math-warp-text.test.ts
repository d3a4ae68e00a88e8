import { describe, expect, it } from 'vitest';
import { questionAt } from '../../machines/math-warp/questions';
import { formatQuestion } from '../../src/games/math-warp/format-question';
import { PRAISE_LINES } from '../../src/games/math-warp/praise-text';
import { getPlaybackRate } from '../../src/games/math-warp/screen/useMathWarpEffects';
import { text } from '../../src/games/math-warp/text';
import { indicesUpTo } from '../helpers/seeds';
import { divisionEquation, timesEquation } from '../machines/math-warp/helpers/equations';

const { over } = text;

describe('The text of Math Warp', () => {
  it('quotes the specification word for word', () => {
    expect(over.ratings).toEqual({
      warpMaster: 'WARP MASTER',
      spaceAce: 'SPACE ACE',
      stellarPilot: 'STELLAR PILOT',
      spaceCadet: 'SPACE CADET',
    });
    expect(over.badges).toEqual({
      warpLegend: 'WARP LEGEND',
      streakMaster: 'STREAK MASTER',
      hotStreak: 'HOT STREAK',
      gettingStarted: 'GETTING STARTED',
    });
    expect([text.menu.start, over.again, over.menu]).toEqual(['Launch into space', 'Warp Again', 'Return to Base']);
    expect(text.tagline).toContain('ages 9 to 14');
  });

  it('has fifteen short lines of praise, all different', () => {
    expect(PRAISE_LINES).toHaveLength(15);
    expect(new Set(PRAISE_LINES).size).toBe(15);
    expect(PRAISE_LINES.filter((line) => line.length > 24 || !line.endsWith('!'))).toEqual([]);
  });

  it('never uses the same praise twice in a row', () => {
    const praises = indicesUpTo(60).map((before) => text.play.praise(3, before));
    expect(praises.filter((praise, index) => praise === praises[index + 1])).toEqual([]);
    expect(new Set(praises).size).toBe(15);
  });
});

describe('A question', () => {
  it.each([
    [timesEquation(7, 8), 'first', '? × 8 = 56'],
    [timesEquation(7, 8), 'second', '7 × ? = 56'],
    [timesEquation(7, 8), 'answer', '7 × 8 = ?'],
    [divisionEquation(56, 7), 'first', '? ÷ 7 = 8'],
    [divisionEquation(56, 7), 'second', '56 ÷ ? = 8'],
    [divisionEquation(56, 7), 'answer', '56 ÷ 7 = ?'],
  ] as const)('has a question mark for its missing number: case %#', (equation, missing, asked) => {
    expect(formatQuestion({ ...questionAt(1, 0, 0), equation, missing })).toBe(asked);
  });
});

describe('The reason why a number does not fit', () => {
  const question = { ...questionAt(1, 0, 0), equation: timesEquation(7, 8), missing: 'second', answer: 8 } as const;
  const product = { ...question, missing: 'answer', answer: 56 } as const;

  it('is one true sentence that does not give away the answer', () => {
    expect(text.play.notThis(question, 9)).toBe('Not 9, because 7 × 9 = 63.');
    expect(text.play.notThis(question, 49)).toBe('Not 49, because 7 × 49 is more than 56.');
    expect(text.play.notThis(product, 46)).toBe('Not 46, because 7 × 8 is more than 46.');
  });

  it('is in the result for each number that was tried', () => {
    expect(over.why({ question, chosen: [9, 6] })).toBe('Not 9, because 7 × 9 = 63. Not 6, because 7 × 6 = 42.');
  });
});

describe('The announcement', () => {
  const question = { ...questionAt(1, 0, 0), equation: timesEquation(7, 8), missing: 'second', answer: 8 } as const;

  it('is the equation with a line of praise, or the reason with the number of lives', () => {
    expect(text.said.correct({ type: 'correct', question, points: 10, rightBefore: 0, streak: 1 }, 3)).toBe(
      `7 × 8 = 56. ${text.play.praise(3, 0)}`,
    );
    expect(text.said.incorrect({ question, answer: 9, lives: 2 })).toBe(
      'Not 9, because 7 × 9 = 63. 2 lives left. Try again.',
    );
    expect(text.said.incorrect({ question, answer: 9, lives: 1 })).toBe(
      'Not 9, because 7 × 9 = 63. One life left. Try again.',
    );
    expect(text.said.incorrect({ question, answer: 9, lives: 0 })).toBe(
      'Not 9, because 7 × 9 = 63. No lives left. 7 × 8 = 56.',
    );
  });

  it('covers warp mode, its end and the level, but nothing that the stats already show', () => {
    expect(text.said.warpOn()).toBe('Warp mode!');
    expect(text.said.warpOff()).toBe('Warp mode is over.');
    expect(text.said.levelUp({ type: 'levelUp', level: 3 })).toBe('Level 3');
    expect(Object.keys(text.said)).toEqual(['correct', 'incorrect', 'warpOn', 'warpOff', 'levelUp']);
  });
});

describe('The result', () => {
  it.each([
    [0, 0, 'Brave try!'],
    [1, 1, 'You flew through a portal.'],
    [12, 4, 'You flew through 12 portals.'],
    [12, 5, '5 right in a row!'],
  ])('for %i right answers with a streak of %i mentions a success', (right, streak, expected) => {
    expect(over.wentWell(right, streak)).toBe(expected);
  });

  it('says what to practise next', () => {
    expect(over.practiceNext(7, timesEquation(7, 8), 3)).toBe('The 7 times table, like 7 × 8 = 56.');
    expect(over.practiceNext(null, undefined, 3)).toBe('Try for a longer streak.');
    expect(over.practiceNext(null, undefined, 0)).toBe('Try just one portal next time.');
  });
});

describe('The sounds', () => {
  it('rise in warp mode, a little with each right answer', () => {
    expect([0, 4].map(getPlaybackRate)).toEqual([1, 1]);
    const rates = [5, 6, 10, 60].map(getPlaybackRate);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(rates[0]).toBeGreaterThan(1);
    expect(Math.max(...rates)).toBe(1.4);
  });
});
