import { useState } from 'react';
import {
  type ClassResult,
  type ClassRound,
  codesIn,
  joined,
  readClassCode,
  sumOfClass,
} from '../../../machines/core/class-code';
import { announce } from '../../play/announcer';
import { aboardBeforeText, aboardText, refusalOf } from './text';

/** What became of the codes that were brought last. */
export interface Taken {
  /** Said to all. */
  readonly message: string;
  /** What was no code of this round, as it was written, each with its reason. */
  readonly refused: readonly { readonly text: string; readonly reason: string }[];
}

const NOBODY: ReadonlySet<string> = new Set();
const NOTHING: Taken = { message: '', refused: [] };

const resultIn = (round: ClassRound, code: string): readonly ClassResult[] => {
  const read = readClassCode(round, code);
  return read.type === 'result' ? [read.result] : [];
};

/** The codes that a class has brought to the board. They are in the memory of the page, and gone with it. */
export function useCodes(round: ClassRound) {
  const [codes, setCodes] = useState(NOBODY);
  const [last, setLast] = useState(NOTHING);
  const results = [...codes].flatMap((code) => resultIn(round, code));

  /** Takes the codes in a text, and says what became of them. */
  const take = (text: string): Taken => {
    const reads = codesIn(text).map((one) => ({ text: one, read: readClassCode(round, one) }));
    const whole = reads.flatMap(({ read }) => (read.type === 'result' ? [read] : []));
    const refused = reads.flatMap(({ text: one, read }) =>
      read.type === 'result' ? [] : [{ text: one, reason: refusalOf(one, read) }],
    );
    const fresh = new Map(whole.filter(({ code }) => !codes.has(code)).map(({ code, result }) => [code, result]));
    const [known] = whole;
    const message =
      fresh.size > 0 ? aboardText([...fresh.values()]) : known === undefined ? '' : aboardBeforeText(known.result);
    const taken = { message, refused };
    if (fresh.size > 0) setCodes(joined(codes, fresh.keys()));
    setLast(taken);
    const { right } = sumOfClass([...results, ...fresh.values()]);
    const sum = fresh.size > 0 ? `${message} Together you have solved ${right}.` : message;
    for (const sentence of [sum, ...refused.map(({ reason }) => reason)]) if (sentence !== '') announce(sentence);
    return taken;
  };

  return { codes: [...codes], results, last, take };
}
