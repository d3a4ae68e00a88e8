import { describe, expect, it } from 'vitest';
import {
  addCodes,
  dropWaitingCodes,
  EMPTY_ROLL,
  ROLL,
  raiseLimit,
  removeCode,
  restoreCode,
  restoreRoll,
} from '../../../machines/core/class-roll';

const codes = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, index) => `code ${from + index}`);

describe('A class', () => {
  it('of up to sixty is accepted without asking', () => {
    expect(addCodes(EMPTY_ROLL, codes(60))).toEqual({ aboard: codes(60), waiting: [], limit: 60 });
  });

  it('of more than sixty waits until its size is confirmed, sixty at a time', () => {
    const many = addCodes(addCodes(EMPTY_ROLL, codes(50)), codes(100, 50));
    expect(many).toEqual({ aboard: codes(60), waiting: codes(90, 60), limit: 60 });
    const more = raiseLimit(many);
    expect(more).toEqual({ aboard: codes(120), waiting: codes(30, 120), limit: 120 });
    expect(raiseLimit(more)).toEqual({ aboard: codes(150), waiting: [], limit: 180 });
  });

  it('drops the waiting codes if it is not that large, and they can be added again', () => {
    const left = dropWaitingCodes(addCodes(EMPTY_ROLL, codes(61)));
    expect(left).toEqual({ aboard: codes(60), waiting: [], limit: 60 });
    expect(addCodes(left, codes(1, 60)).waiting).toEqual(codes(1, 60));
  });

  it('does not fill the place of a removed boat, and puts the boat back there', () => {
    const many = addCodes(EMPTY_ROLL, codes(61));
    const fewer = removeCode(many, 'code 7');
    expect([fewer.aboard.length, fewer.waiting]).toEqual([59, codes(1, 60)]);
    expect(restoreCode(fewer, 'code 7', 7)).toEqual(many);
    expect(restoreCode(many, 'code 7', 7)).toEqual(many);
  });

  it('is accepted again after a reload if it was accepted before', () => {
    const roll = restoreRoll(codes(61));
    expect(roll).toEqual({ aboard: codes(61), waiting: [], limit: 2 * ROLL.step });
    expect(restoreRoll([])).toEqual(EMPTY_ROLL);
  });
});
