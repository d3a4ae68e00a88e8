import type { Locator, Page } from 'playwright/test';
import { answerTo, shown } from './helpers/sums';
import { expect, test } from './helpers/test';

type Player = 1 | 2;
const PLAYERS = [1, 2] as const;

const half = (page: Page, player: Player): Locator => page.locator(`[data-player="${player}"]`);
const rope = (page: Page): Locator => page.getByTestId('rope');
const group = (page: Page, player: Player): Locator => half(page, player).getByRole('group', { name: 'Answers' });

/** The index of the right choice of a half, once it is open and asks something else than before. */
async function rightChoice(page: Page, player: Player, before = 'nothing'): Promise<{ asked: string; index: number }> {
  await expect(group(page, player).getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
  const question = half(page, player).getByTestId('question');
  await expect(question).not.toHaveText(before);
  const asked = (await question.textContent()) ?? '';
  const answer = shown(answerTo(asked.replace(/\s*=.*/u, '').replaceAll('\u00A0', ' ')));
  const choices = await group(page, player).getByRole('button').allTextContents();
  return { asked, index: choices.indexOf(answer) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(button: Locator): Promise<Point> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('What is to be touched is not seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('Two players on one board', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('press twenty times a second in both halves at once, and each press counts for its own half, whatever else lies on the board', async ({
    page,
  }) => {
    await page.goto('/math-facts?players=2&start&seed=7&mute&time=none');
    const fields = PLAYERS.map((player) => half(page, player).getByRole('textbox'));
    const pads = PLAYERS.map((player) => half(page, player).getByRole('group', { name: 'Number pad' }));
    const at = async (pad: Locator, name: string) => middleOf(pad.getByRole('button', { name, exact: true }));
    const keys = await Promise.all(
      pads.map(async (pad) => Promise.all(Array.from('1234567890').map((digit) => at(pad, digit)))),
    );
    const deletes = await Promise.all(pads.map((pad) => at(pad, 'delete')));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly (Point & { id: number })[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    // A palm lies on the scene of the one half with each press, and slides.
    const palm = { ...(await middleOf(half(page, 1).locator('.stage-area'))), id: 9 };
    const press = async (points: readonly (Point | undefined)[]): Promise<void> => {
      const fingers = points.flatMap((point, id) => (point === undefined ? [] : [{ ...point, id }]));
      await send('touchStart', [palm, ...fingers]);
      await send('touchMove', [{ ...palm, y: palm.y - 40 }, ...fingers]);
      await send('touchEnd', []);
    };
    const begun = performance.now();
    let presses = 0;
    for (let round = 0; round < 3; round++) {
      for (let key = 0; key < 10; key++) {
        await press([keys[0]?.[key], keys[1]?.[9 - key]]);
        presses += 2;
      }
      await expect(fields[0] ?? page.locator('body')).toHaveValue('1234567890');
      await expect(fields[1] ?? page.locator('body')).toHaveValue('0987654321');
      for (let key = 0; key < 10; key++) await press(deletes);
      presses += 20;
      for (const field of fields) await expect(field).toHaveValue('');
    }
    test.info().annotations.push({
      type: 'presses a second',
      description: String(Math.round((1000 * presses) / (performance.now() - begun))),
    });
  });

  test('pull at one rope with two fingers at once; a mistake pauses its own half alone, and nothing of it is remembered', async ({
    page,
  }) => {
    await page.goto('/mental-maths?players=2&start&seed=7&mute&speed=0.25');
    const touch = await page.context().newCDPSession(page);
    const press = async (...buttons: readonly Locator[]) => {
      const points = await Promise.all(buttons.map(middleOf));
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: points.map((point, id) => ({ ...point, id })),
      });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const choice = (player: Player, index: number) => group(page, player).getByRole('button').nth(index);
    const [one, two] = await Promise.all([rightChoice(page, 1), rightChoice(page, 2)]);
    expect(one).toEqual(two);
    await press(choice(1, one.index), choice(2, two.index));
    for (const player of PLAYERS)
      await expect(half(page, player).getByTestId('score')).toHaveAttribute('data-value', '1');
    await expect(rope(page)).toHaveAttribute('data-value', '0');
    const [next, other] = await Promise.all([rightChoice(page, 1, one.asked), rightChoice(page, 2, two.asked)]);
    await press(choice(1, next.index), choice(2, (other.index + 1) % 4));
    await expect(half(page, 2)).toHaveAttribute('data-paused', 'true');
    await expect(half(page, 1)).toHaveAttribute('data-paused', 'false');
    await expect(rope(page)).toHaveAttribute('data-value', '1');
    await expect(half(page, 2)).toHaveAttribute('data-paused', 'false');
    // Only that the island was visited.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['numeria.voyage']);
  });
});

test('Two players are led there from the menu, and one of them pulls the parcel all the way by the own keys', async ({
  page,
}) => {
  await page.goto('/mental-maths?mute&speed=8');
  const way = page.getByRole('link', { name: 'Two players' });
  await way.focus();
  await page.keyboard.press('Enter');
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-state', 'menu');
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('data-state', 'playing');
  await page.keyboard.press('p');
  await expect(main).toHaveAttribute('data-state', 'playing.paused');
  await expect(half(page, 2).getByTestId('question')).toBeHidden();
  await page.keyboard.press('Enter');
  let before = 'nothing';
  for (let pull = 0; pull < 10; pull++) {
    const { asked, index } = await rightChoice(page, 2, before);
    before = asked;
    // The keys of the other half do nothing here.
    await page.keyboard.press('7890'[index] ?? '');
    if (pull < 9) await expect(rope(page)).toHaveAttribute('data-value', String(-1 - pull));
  }
  await expect(main).toHaveAttribute('data-state', 'finished');
  await expect(page.getByRole('heading', { name: 'Blue 0, Orange 10: 10 together!' })).toBeFocused();
  await page.getByRole('button', { name: 'Play again' }).focus();
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('data-state', 'playing');
  await expect(rope(page)).toHaveAttribute('data-value', '0');
});
