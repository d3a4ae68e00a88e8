import { calculateAnswer, formatNumber } from '../e2e/helpers/sums';
import { expect, test } from './helpers/test';

const PLAYERS = [1, 2] as const;

/** A half's question, the labels of its choices, and its result so far. */
interface Half {
  readonly asked: string;
  readonly choices: readonly string[];
  readonly score: string;
  readonly isPaused: boolean;
}

/** Runs in the page. */
const halves = (): readonly Half[] =>
  [...document.querySelectorAll<HTMLElement>('[data-player]')].map((half) => ({
    asked: half.querySelector('[data-testid="question"]')?.textContent ?? '',
    choices: [...half.querySelectorAll('[role="group"][aria-label^="Answers"] [aria-disabled="false"]')].map(
      ({ textContent }) => textContent,
    ),
    score: half.querySelector<HTMLElement>('[data-testid="score"]')?.dataset['value'] ?? '',
    isPaused: half.dataset['paused'] === 'true',
  }));

/** Presses both fingers before lifting either of them. Runs in the page. */
const pressTogether = (indexes: readonly number[]): void => {
  const buttons = indexes.map((index, half) => {
    const choices = document.querySelectorAll(
      `[data-player="${half + 1}"] [role="group"][aria-label^="Answers"] button`,
    );
    return choices[index];
  });
  for (const type of ['pointerdown', 'pointerup'] as const)
    for (const [half, button] of buttons.entries()) {
      const { x, y } = button?.getBoundingClientRect() ?? { x: 0, y: 0 };
      button?.dispatchEvent(
        new PointerEvent(type, {
          clientX: x + 10,
          clientY: y + 10,
          pointerType: 'touch',
          pointerId: half + 2,
          isPrimary: half === 0,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
};

test('Two fingers press in both halves of a two-player round at once, and each press counts for its own half', async ({
  seat,
}) => {
  const look = () => seat.evaluate<readonly Half[]>(`(${String(halves)})()`);
  await seat.goto('/mental-maths?players=2&start&mute&seed=7&speed=0.25');
  await expect.poll(async () => (await look()).map(({ choices }) => choices.length)).toEqual([4, 4]);
  const indexes = (await look()).map(({ asked, choices }) =>
    choices.indexOf(formatNumber(calculateAnswer(asked.replace(/\s*=.*/u, '').replaceAll('\u00A0', ' ')))),
  );
  const [right = -1] = indexes;
  expect(indexes).toEqual(PLAYERS.map(() => right));
  expect(right).toBeGreaterThanOrEqual(0);
  await seat.evaluate(`(${String(pressTogether)})([${right}, ${(right + 1) % 4}])`);
  await expect.poll(async () => (await look()).map(({ score }) => score)).toEqual(['1', '0']);
  expect((await look()).map(({ isPaused }) => isPaused)).toEqual([false, true]);
});
