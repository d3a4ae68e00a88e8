/* The page for teachers claims only what a game asks: questions are drawn, and those that practise a claim are counted. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import type { Curriculum, SettingOptions } from '../../src/catalogue/define-game';
import england from '../../src/catalogue/england-maths-2014.json';
import type { Claims } from '../helpers/claims';

const CURRICULA = import.meta.glob<Curriculum>('../../src/games/*/curriculum.ts', {
  eager: true,
  import: 'curriculum',
});
const CLAIMS = import.meta.glob<Claims>('../games/*/claims.ts', { eager: true, import: 'claims' });

/** Each part of a claim is at least one question in twenty. */
const MIN_RATIO = 0.05;

const curriculumOf = (id: string): Curriculum => CURRICULA[`../../src/games/${id}/curriculum.ts`] ?? [];
/** A game without a curriculum claims nothing. */
const NO_CLAIMS: Claims = { settings: [], known: [], ratios: () => ({}) };
const claimsOf = (id: string): Claims => CLAIMS[`../games/${id}/claims.ts`] ?? NO_CLAIMS;

/** All rounds with these settings, whatever is chosen for the others. */
const roundsOf = (settings: SettingOptions, names: readonly string[], round: Readonly<Record<string, string>>) =>
  names
    .filter((name) => !(name in round))
    .reduce<readonly Readonly<Record<string, string>>[]>(
      (begun, name) => begun.flatMap((one) => (settings[name] ?? []).map((value) => ({ ...one, [name]: value }))),
      [round],
    );

/** Whether a claim quotes a statement. An ellipsis stands for what the game does not ask. */
function isQuoteOf(claim: string, statement: string): boolean {
  let at = 0;
  return claim.split('…').every((piece) => {
    const from = statement.indexOf(piece.trim(), at);
    at = from + piece.trim().length;
    return from !== -1;
  });
}

describe.each(GAMES)('The curriculum of $id', ({ id, settings }) => {
  const statements = curriculumOf(id).flatMap((entry) => entry.england);
  const claimed = curriculumOf(id).flatMap(({ round, england: quoted, commonCore }) =>
    [...quoted.map(([, statement]) => statement), ...commonCore].map((claim) => ({ claim, round })),
  );

  it.each(statements)('quotes England 2014, %s: %s', (year, claim) => {
    expect(
      england.statements.filter((one) => one.year === year && isQuoteOf(claim, one.statement)).length,
    ).toBeGreaterThan(0);
  });

  it.each(claimed)('claims what is asked: $claim $round', ({ claim, round }) => {
    for (const one of roundsOf(settings, claimsOf(id).settings, round)) {
      const ratios = Object.entries(claimsOf(id).ratios(claim, one));
      expect(ratios.length).toBeGreaterThan(0);
      const rare = ratios.filter(([, ratio]) => ratio < MIN_RATIO);
      expect({ ...one, rare }).toEqual({ ...one, rare: [] });
    }
  });

  it('is all that its questions are counted for', () => {
    expect(claimsOf(id).known.filter((known) => claimed.every(({ claim }) => claim !== known))).toEqual([]);
  });
});

it('A claim that only other settings practise counts no questions', () => {
  const { ratios } = claimsOf('math-facts');
  expect(ratios('3.OA.B.6', { mode: 'division', difficulty: 'easy' })).toEqual({ 'a quotient': 1 });
  expect(ratios('3.OA.B.6', { mode: 'addition', difficulty: 'easy' })).toEqual({ 'a quotient': 0 });
});
