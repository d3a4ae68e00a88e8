import type { CDPSession, Locator, Page } from 'playwright/test';
import { GamePage } from './helpers/game';
import { calculateAnswer, formatNumber } from './helpers/sums';
import { expect, test } from './helpers/test';

type Player = 1 | 2;
const PLAYERS = [1, 2] as const;

const half = (page: Page, player: Player): Locator => page.locator(`[data-player="${player}"]`);
const rope = (page: Page): Locator => page.getByTestId('rope');
const group = (page: Page, player: Player): Locator => half(page, player).getByRole('group', { name: 'Answers' });

/**
 * The index of the correct choice in a half, as soon as the half accepts answers to a new question.
 */
async function rightChoice(page: Page, player: Player, before = 'nothing'): Promise<{ asked: string; index: number }> {
  await expect(group(page, player).getByRole('button').first()).toHaveAttribute('aria-disabled', 'false');
  const question = half(page, player).getByTestId('question');
  await expect(question).not.toHaveText(before);
  const asked = (await question.textContent()) ?? '';
  const answer = formatNumber(calculateAnswer(asked.replace(/\s*=.*/u, '').replaceAll('\u00A0', ' ')));
  const choices = await group(page, player).getByRole('button').allTextContents();
  return { asked, index: choices.indexOf(answer) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Finger extends Point {
  readonly id: number;
}

async function middleOf(button: Locator): Promise<Point> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The target of the touch is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The state of a half according to the DOM. */
interface Seen {
  readonly asked: string;
  readonly typed: string;
  readonly isPaused: boolean;
}

/** Waits a twentieth of a second and returns what both halves then show. Runs in the page. */
async function passAndSee(): Promise<readonly Seen[]> {
  await stillTime.pass(50);
  return [...document.querySelectorAll<HTMLElement>('[data-player]')].map((half) => ({
    asked: half.querySelector('[data-testid="question"]')?.textContent ?? '',
    typed: half.querySelector('input')?.value ?? '',
    isPaused: half.dataset['paused'] === 'true',
  }));
}

/**
 * One of two players who press the keys on a pad as fast as they can. It records what was pressed,
 * and what the result must be.
 */
class Hand {
  typed = '';
  right = 0;
  wrong = 0;
  refused = 0;
  private readonly isMistake: (answers: number) => boolean;

  constructor(isMistake: (answers: number) => boolean) {
    this.isMistake = isMistake;
  }

  /** The next key to press. */
  next({ asked, isPaused }: Seen): string {
    const answer = calculateAnswer(asked.replaceAll('\u00A0', ' '));
    const wanted = formatNumber(this.isMistake(this.right + this.wrong) ? answer + 1 : answer);
    if (isPaused) {
      this.refused += 1;
      return '5';
    }
    if (this.typed !== wanted) {
      const digit = wanted[this.typed.length] ?? '';
      this.typed += digit;
      return digit;
    }
    this.typed = '';
    if (wanted === formatNumber(answer)) this.right += 1;
    else this.wrong += 1;
    return 'Submit';
  }
}

/** Simulates several touches at the same time. */
const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[] = []) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });

test.describe('Two players on one board', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('can press twenty times a second in both halves for half a minute, and each press counts for its own half, whatever else touches the board', async ({
    page,
  }) => {
    // This takes forty seconds on its own, and four times as long alongside two others.
    test.slow();
    const game = new GamePage(page, '/math-facts');
    await game.openFrozen('?players=2&start&seed=7&mute&mode=addition&difficulty=hard');
    await game.passUntilSeen('[data-player][data-canvas="drawn"]', 50, 2);
    await page.evaluate(() => {
      const menus = { prevented: 0, shown: 0 };
      Object.assign(globalThis, { menus });
      addEventListener('contextmenu', ({ defaultPrevented }) => void menus[defaultPrevented ? 'prevented' : 'shown']++);
    });
    const keys = await Promise.all(
      PLAYERS.map(async (player) => {
        const names = [...Array.from({ length: 10 }, (_, digit) => String(digit)), 'Submit'];
        const points = names.map((name) => middleOf(half(page, player).getByRole('button', { name, exact: true })));
        return new Map((await Promise.all(points)).map((point, index) => [names[index] ?? '', point]));
      }),
    );
    // Each session lifts only its own fingers.
    const [hand, rest] = await Promise.all([page.context().newCDPSession(page), page.context().newCDPSession(page)]);
    // A palm stays on the scene of the first half all the time and slides back and forth.
    const scene = await middleOf(half(page, 1).locator('.stage-area'));
    const palm = (step: number) => [{ x: scene.x, y: scene.y - 40 * (step % 2), id: 9 }];
    const hands = [new Hand((answers) => answers % 40 === 39), new Hand((answers) => answers % 40 === 19)] as const;
    let seen = await page.evaluate(passAndSee);
    await touch(rest, 'touchStart', palm(0));
    for (let step = 0; step < 600; step++) {
      const fingers = hands.flatMap((each, id) => {
        const now = seen[id];
        const point = now && keys[id]?.get(each.next(now));
        return point === undefined ? [] : [{ ...point, id }];
      });
      expect(fingers).toHaveLength(2);
      await Promise.all([
        touch(hand, 'touchStart', fingers),
        ...(step % 10 === 0 ? [touch(rest, 'touchMove', palm(step / 10 + 1))] : []),
        touch(hand, 'touchEnd'),
      ]);
      if (step % 100 === 50)
        for (const type of ['mousePressed', 'mouseReleased'] as const)
          await rest.send('Input.dispatchMouseEvent', { ...scene, type, button: 'right', clickCount: 1 });
      seen = await page.evaluate(passAndSee);
      expect(seen.map(({ typed }) => typed)).toEqual(hands.map(({ typed }) => typed));
    }
    for (const { wrong, refused } of hands) {
      expect(wrong).toBeGreaterThan(2);
      // Each mistake costs one second and no more.
      expect(Math.abs(refused - 20 * wrong)).toBeLessThanOrEqual(wrong);
    }
    expect(await page.evaluate('[scrollY, visualViewport.scale, menus.prevented > 0, menus.shown]')).toEqual([
      0,
      1,
      true,
      0,
    ]);
    const [one, two] = hands;
    await expect(rope(page)).toHaveAttribute('data-value', String(one.right - two.right));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'End round' }).click();
    await expect(
      page.getByRole('heading', { name: new RegExp(`^${one.right + two.right} right answers? between you$`) }),
    ).toBeVisible();
  });

  test('pull one rope with two fingers at the same time; a mistake pauses only its own half, and nothing is stored', async ({
    page,
  }) => {
    await page.goto('/mental-maths?players=2&start&seed=7&mute&speed=0.25');
    const hand = await page.context().newCDPSession(page);
    const press = async (...buttons: readonly Locator[]) => {
      const points = await Promise.all(buttons.map(middleOf));
      await touch(
        hand,
        'touchStart',
        points.map((point, id) => ({ ...point, id })),
      );
      await touch(hand, 'touchEnd');
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
    // Only the visit to the island is stored.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['numeria.voyage']);
  });
});

test('Two players start from the menu, and one of them wins with their own keys', async ({ page }) => {
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
    // The other half's keys have no effect here.
    await page.keyboard.press('7890'[index] ?? '');
    if (pull < 9) await expect(rope(page)).toHaveAttribute('data-value', String(-1 - pull));
  }
  await expect(main).toHaveAttribute('data-state', 'finished');
  await expect(page.getByRole('heading', { name: '10 right answers between you' })).toBeFocused();
  await page.getByRole('button', { name: 'Play again' }).focus();
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('data-state', 'playing');
  await expect(rope(page)).toHaveAttribute('data-value', '0');
});
