/* Which codes are on the board of a class. */
import { describe, expect, it } from 'vitest';
import {
  NOBODY,
  ROLL,
  rollOf,
  withBack,
  withCodes,
  withMoreRoom,
  without,
  withoutWaiting,
} from '../../../machines/core/class-roll';

const codes = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, index) => `code ${from + index}`);

describe('a class', () => {
  it('of up to sixty is accepted without asking', () => {
    expect(withCodes(NOBODY, codes(60))).toEqual({ aboard: codes(60), waiting: [], limit: 60 });
  });

  it('of more waits until somebody confirms its size, sixty at a time', () => {
    const many = withCodes(withCodes(NOBODY, codes(50)), codes(100, 50));
    expect(many).toEqual({ aboard: codes(60), waiting: codes(90, 60), limit: 60 });
    const more = withMoreRoom(many);
    expect(more).toEqual({ aboard: codes(120), waiting: codes(30, 120), limit: 120 });
    expect(withMoreRoom(more)).toEqual({ aboard: codes(150), waiting: [], limit: 180 });
  });

  it('that is not as large drops the waiting codes, which can be added again', () => {
    const left = withoutWaiting(withCodes(NOBODY, codes(61)));
    expect(left).toEqual({ aboard: codes(60), waiting: [], limit: 60 });
    expect(withCodes(left, codes(1, 60)).waiting).toEqual(codes(1, 60));
  });

  it('lets nobody take the place of a removed boat, and puts that one back where it was', () => {
    const many = withCodes(NOBODY, codes(61));
    const fewer = without(many, 'code 7');
    expect([fewer.aboard.length, fewer.waiting]).toEqual([59, codes(1, 60)]);
    expect(withBack(fewer, 'code 7', 7)).toEqual(many);
    expect(withBack(many, 'code 7', 7)).toEqual(many);
  });

  it('that was accepted is accepted again after a reload', () => {
    const roll = rollOf(codes(61));
    expect(roll).toEqual({ aboard: codes(61), waiting: [], limit: 2 * ROLL.step });
    expect(rollOf([])).toEqual(NOBODY);
  });
});
