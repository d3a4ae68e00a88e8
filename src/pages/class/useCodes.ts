import { useState } from 'react';
import {
  type ClassResult,
  type ClassRound,
  codeIn,
  codesIn,
  readClassCode,
  sumOfClass,
} from '../../../machines/core/class-code';
import {
  type Roll,
  rollOf,
  withBack,
  withCodes,
  withMoreRoom,
  without,
  withoutWaiting,
} from '../../../machines/core/class-roll';
import { announce } from '../../play/announcer';
import { readCodes, storeCodes } from './stored-codes';
import { aboardBeforeText, aboardText, awayText, problemOf, refusalOf, tooLongText, waitingText } from './text';

/** What became of the codes that were brought last. */
export interface Taken {
  /** Said to all. */
  readonly message: string;
  /** What was no code of this round, as it was written. */
  readonly refused: readonly string[];
  /** Why it was none; empty where nothing was refused. */
  readonly problem: string;
}

/** A boat that was taken away last, and where it was. */
interface Away {
  readonly code: string;
  readonly index: number;
  readonly text: string;
}

/** Everything that one class has brought: nobody types or pastes more than this. */
const MAX_LENGTH = 20_000;

const NOTHING: Taken = { message: '', refused: [], problem: '' };

const resultIn = (round: ClassRound, code: string): readonly ClassResult[] => {
  const read = readClassCode(round, code);
  return read.type === 'result' ? [read.result] : [];
};

/**
 * The codes that a class has brought to the board. The page stores them until its tab is closed, so that loading it again
 * loses nobody.
 */
export function useCodes(round: ClassRound) {
  const [roll, setRoll] = useState(() => rollOf(readCodes(round)));
  const [last, setLast] = useState(NOTHING);
  const [away, setAway] = useState<Away | null>(null);
  const results = roll.aboard.flatMap((code) => resultIn(round, code));

  const change = (next: Roll): void => {
    setRoll(next);
    storeCodes(round, next.aboard);
  };
  const say = (taken: Taken): Taken => {
    setLast(taken);
    return taken;
  };

  /** Takes codes, and says what became of them. */
  const takeAll = (codes: readonly string[]): Taken => {
    const reads = codes.map((text) => ({ text, read: readClassCode(round, text) }));
    const whole = reads.flatMap(({ read }) => (read.type === 'result' ? [read] : []));
    const refused = reads.flatMap(({ text, read }) =>
      read.type === 'result' ? [] : [{ text, reason: refusalOf(text, read) }],
    );
    const next = withCodes(
      roll,
      whole.map(({ code }) => code),
    );
    const fresh = next.aboard.slice(roll.aboard.length).flatMap((code) => resultIn(round, code));
    const [known] = whole;
    const isNew = fresh.length > 0 || next.waiting.length > roll.waiting.length;
    const message = isNew ? aboardText(fresh) : known === undefined ? '' : aboardBeforeText(known.result);
    const taken = {
      message,
      refused: refused.map(({ text }) => text),
      problem: problemOf(refused.map(({ reason }) => reason)),
    };
    if (isNew) change(next);
    const { right } = sumOfClass([...results, ...fresh]);
    const sum = fresh.length > 0 ? `${message} Together you have solved ${right}.` : message;
    const waiting = isNew && next.waiting.length > 0 ? waitingText(next) : '';
    for (const sentence of [sum, taken.problem, waiting]) if (sentence !== '') announce(sentence);
    return say(taken);
  };

  /** Takes the codes in a text that was typed or pasted. */
  const take = (text: string): Taken => {
    if (text.length <= MAX_LENGTH) return takeAll(codesIn(text));
    announce(tooLongText);
    return say({ message: '', refused: [text], problem: tooLongText });
  };
  /** Takes the code in a QR code: a child brings one, its own. */
  const takeOne = (text: string): Taken => takeAll([codeIn(text)]);

  const takeAway = (code: string): void => {
    const index = roll.aboard.indexOf(code);
    const [result] = resultIn(round, code);
    if (result === undefined) return;
    change(without(roll, code));
    setAway({ code, index, text: awayText(result) });
    announce(awayText(result));
  };
  const bringBack = (): void => {
    if (away !== null) change(withBack(roll, away.code, away.index));
    setAway(null);
  };

  return {
    codes: roll.aboard,
    results,
    last,
    take,
    takeOne,
    away,
    takeAway,
    bringBack,
    roll,
    letAboard: () => change(withMoreRoom(roll)),
    leaveOut: () => change(withoutWaiting(roll)),
  };
}
