import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findIdProblem } from '../scripts/new-game';

// tests/example makes a game, checks it, builds it and plays it.

const noId = (id: string) =>
  `"${id}" cannot be an id: use lower-case letters and digits joined by hyphens, for example "my-game".`;
const isUsed = (id: string) => `The site already uses the name "${id}" for something else. Choose another id.`;

const REFUSALS: readonly (readonly [id: string, sentence: string])[] = [
  ['', 'Give the new game an id, for example: npm run new-game -- my-game'],
  ...['MyGame', 'my_game', 'my--game', 'my-game-', '2-games', '../game'].map((id) => [id, noId(id)] as const),
  ['math-facts', 'There is already a game with the id "math-facts". Choose another one.'],
  ...['teachers', 'core', 'pictures', 'inbox'].map((id) => [id, isUsed(id)] as const),
];

it.each(REFUSALS)('npm run new-game refuses the id "%s" with a clear message', (id, sentence) => {
  expect(findIdProblem(id)).toBe(sentence);
});

it.each(['my-game', 'game', 'a-1b'])('npm run new-game accepts the id "%s"', (id) => {
  expect(findIdProblem(id)).toBeNull();
});

it('npm run new-game refuses an example that does not exist, and lists those that do', () => {
  const examples = readdirSync('examples').toSorted().join(', ');
  expect(findIdProblem('my-game', 'missing')).toBe(`There is no example called "missing". There is: ${examples}.`);
});

it('npm run new-game prints the refusal and fails without creating files', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new-game.ts', 'MyGame'], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${noId('MyGame')}\n` });
});
