import { describe, expect, it } from 'vitest';
import { hardestNumber, isCompleteCheck, missedIn, resultsByTable } from '../../../machines/tables-check/review';
import { check } from './helpers/check';

/** A check in which the questions at these positions were missed. */
function taken(wrong: readonly number[], questions = 25) {
  const game = check({ seed: 5 });
  game.toCheck();
  for (let question = 0; question < questions; question++) {
    game.answer(wrong.includes(question) ? '0' : game.right());
    game.toQuestion();
  }
  return game.round();
}

describe('A finished check', () => {
  it('shows each question once, right or wrong, table by table', () => {
    const round = taken([0, 3]);
    const tables = resultsByTable(round.entries);
    expect(tables.reduce((total, { of }) => total + of, 0)).toBe(25);
    expect(tables.reduce((total, { right }) => total + right, 0)).toBe(23);
    const { first } = round.entries[0]!.question;
    const review = tables.find(({ table }) => table === first);
    expect(review?.right).toBeLessThan(review?.of ?? 0);
  });

  it('lists missed questions in order, and the number that appears in most of them', () => {
    const round = taken([2, 9]);
    expect(missedIn(round.entries)).toEqual([round.entries[2], round.entries[9]]);
    const numbers = missedIn(round.entries).flatMap(({ question: { first, second } }) => [first, second]);
    expect(numbers).toContain(hardestNumber(round.entries));
    expect(hardestNumber(taken([]).entries)).toBeNull();
  });

  it('is complete only with all of its questions', () => {
    expect([isCompleteCheck(taken([])), isCompleteCheck(taken([], 24))]).toEqual([true, false]);
  });
});
