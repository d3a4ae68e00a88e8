/* Checks that a player who only hears the questions can answer all of them, in every mode and difficulty. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { spokenText } from '../../src/play/feedback/aloud/spoken-text';
import type { Listener } from '../helpers/listener';
import { indicesUpTo } from '../helpers/seeds';

const listeners = import.meta.glob<Listener>('../games/*/listener.ts', { eager: true, import: 'listener' });
const BY_EAR = GAMES.map((game) => ({ id: game.id, listener: listeners[`../games/${game.id}/listener.ts`] }));

const SEEDS = indicesUpTo(500);
const MAX_LENGTH = 25;
const MAX_START_LENGTH = 35;
const SYMBOLS = /[×÷−+=/<>≠$¢£€₹]/;
const wordCount = (sentence: string): number => sentence.split(' ').length;

describe.each(BY_EAR)('The instructions of $id', ({ listener }) => {
  const starts = (listener?.starts ?? []).map(spokenText);

  it('briefly say how to answer, without symbols', () => {
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.filter((start) => !/\b(?:keys|Type|Enter)\b/.test(start))).toEqual([]);
    expect(starts.filter((start) => SYMBOLS.test(start) || wordCount(start) > MAX_START_LENGTH)).toEqual([]);
  });
});

describe.each(BY_EAR)('A question of $id', ({ listener }) => {
  const questions = SEEDS.flatMap((seed) => listener?.questions(seed) ?? []);

  it('can be answered by ear alone', () => {
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.filter(({ spoken, answer }) => listener?.answer(spoken) !== answer)).toEqual([]);
  });

  it('contains no symbols', () => {
    expect(questions.filter(({ spoken }) => SYMBOLS.test(spoken))).toEqual([]);
  });

  it('is short enough to remember', () => {
    const max = listener?.maxLength ?? MAX_LENGTH;
    expect(questions.filter(({ spoken }) => wordCount(spoken) > max)).toEqual([]);
  });
});
