import { useState } from 'react';
import {
  type ClassResult,
  type ClassRound,
  calculateClassScore,
  parseClassCode,
  splitCodes,
  stripNonLetters,
} from '../../../machines/core/class-code';
import {
  addCodes,
  dropWaitingCodes,
  type Roll,
  raiseLimit,
  removeCode,
  restoreCode,
  restoreRoll,
} from '../../../machines/core/class-roll';
import { announce } from '../../play/internal/announcer';
import { codeErrorText, summarizeErrors } from './code-errors';
import { readCodes, storeCodes } from './stored-codes';
import { text } from './text';

export interface CodeResult {
  /** Shown to everyone. */
  readonly message: string;
  /** The refused codes, as they were typed. */
  readonly refused: readonly string[];
  /** Why they were refused; empty if none was. */
  readonly problem: string;
}

/** The last removed boat and its position in the list. */
interface Away {
  readonly code: string;
  readonly index: number;
  readonly text: string;
}

/** The longest text that is read, in characters: more than the codes of a whole class. */
const MAX_LENGTH = 20_000;

const NOTHING: CodeResult = { message: '', refused: [], problem: '' };

const resultIn = (round: ClassRound, code: string): readonly ClassResult[] => {
  const read = parseClassCode(round, code);
  return read.type === 'result' ? [read.result] : [];
};

const solvedText = (results: readonly ClassResult[]): string => text.total.solved(calculateClassScore(results).right);

function welcomeText(children: readonly ClassResult[]): string {
  const [first] = children;
  if (first === undefined) return '';
  return children.length === 1 ? text.codes.welcome(first) : text.codes.welcomeMany(children.length);
}

/**
 * The codes on the board of a class. They are stored until the tab is closed, so that they survive a reload. `sumText`
 * is announced after each new code.
 */
export function useCodes(round: ClassRound, sumText = solvedText) {
  const [roll, setRoll] = useState(() => restoreRoll(readCodes(round)));
  const [last, setLast] = useState(NOTHING);
  const [away, setAway] = useState<Away | null>(null);
  const results = roll.aboard.flatMap((code) => resultIn(round, code));

  const change = (next: Roll): void => {
    setRoll(next);
    storeCodes(round, next.aboard);
  };
  const say = (taken: CodeResult): CodeResult => {
    setLast(taken);
    return taken;
  };

  const takeAll = (codes: readonly string[]): CodeResult => {
    const reads = codes.map((code) => ({ given: code, read: parseClassCode(round, code) }));
    const whole = reads.flatMap(({ read }) => (read.type === 'result' ? [read] : []));
    const refused = reads.flatMap(({ given, read }) =>
      read.type === 'result' ? [] : [{ given, reason: codeErrorText(given, read) }],
    );
    const next = addCodes(
      roll,
      whole.map(({ code }) => code),
    );
    const fresh = next.aboard.slice(roll.aboard.length).flatMap((code) => resultIn(round, code));
    const [known] = whole;
    const isNew = fresh.length > 0 || next.waiting.length > roll.waiting.length;
    const message = isNew ? welcomeText(fresh) : known === undefined ? '' : text.codes.alreadyHere(known.result);
    const taken = {
      message,
      refused: refused.map(({ given }) => given),
      problem: summarizeErrors(refused.map(({ reason }) => reason)),
    };
    if (isNew) change(next);
    const sum = fresh.length > 0 ? `${message} ${sumText([...results, ...fresh])}` : message;
    const waiting =
      isNew && next.waiting.length > 0 ? text.tooMany.waiting(next.aboard.length, next.waiting.length) : '';
    for (const sentence of [sum, taken.problem, waiting]) if (sentence !== '') announce(sentence);
    return say(taken);
  };

  /** Adds the codes in typed or pasted text. */
  const take = (given: string): CodeResult => {
    // A code is taken with its last letter, and many people press Enter after it.
    if (given.trim() === '') return { ...last, refused: [] };
    if (given.length <= MAX_LENGTH) return takeAll(splitCodes(given, round));
    announce(text.errors.tooMuch);
    return say({ message: '', refused: [given], problem: text.errors.tooMuch });
  };
  /** Adds the code in a QR code, which contains exactly one. */
  const takeOne = (given: string): CodeResult => takeAll([stripNonLetters(given)]);

  const takeAway = (code: string): void => {
    const index = roll.aboard.indexOf(code);
    const [result] = resultIn(round, code);
    if (result === undefined) return;
    change(removeCode(roll, code));
    const message = text.boats.away(result);
    setAway({ code, index, text: message });
    announce(message);
  };
  const bringBack = (): void => {
    if (away !== null) change(restoreCode(roll, away.code, away.index));
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
    letAboard: () => change(raiseLimit(roll)),
    leaveOut: () => change(dropWaitingCodes(roll)),
  };
}
