import type { Page } from 'playwright/test';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { Hero } from './hero';
import { expect } from './test';
import { collectFlaws } from './visual-checks';

/** A player so advanced that every part of every screen has content. */
const VETERAN = {
  highScores: { arcade: [12_340, 2200, 900, 0, 0], challenge: 640 },
  unlockedLevels: 4,
  totalCorrectAnswers: 1234,
  longestStreak: 27,
  achievements: [
    'first-zap',
    'on-fire',
    'lightning-fingers',
    'rising-star',
    'math-defender',
    'century-club',
    'big-brain',
  ],
};

/** The width of a finger. */
const FINGER_PX = 48;

/** Inspects the current screen or state, which `moment` names in reports. */
export type Look = (moment: string) => Promise<void>;

/** A path through the site with frozen time, along which each screen or state is inspected. */
export interface Walk {
  readonly name: string;
  readonly take: (page: Page, look: Look) => Promise<void>;
}

/** A page of the site, with everything open that can be opened. */
const site = (name: string, path: string): Walk => ({
  name,
  take: async (page, look) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const button of await page.locator('main button[aria-expanded]').all()) {
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      expect.soft(await collectFlaws(page, FINGER_PX), `${name}, ${await button.textContent()}`).toEqual([]);
    }
    await look(name);
  },
});

const game = (name: string, query: string, play: (hero: Hero, look: Look) => Promise<void>): Walk => ({
  name,
  take: async (page, look) => {
    const hero = new Hero(page);
    await hero.store(VETERAN);
    await hero.openFrozen(query.includes('seed') ? `?mute${query}` : `?mute&seed=21${query}`);
    await play(hero, look);
  },
});

/** Ends the round from its pause card. */
async function endRound(hero: Hero): Promise<void> {
  await hero.button('Pause').click();
  await hero.button('End round').click();
}

async function visitMenu(hero: Hero, look: Look): Promise<void> {
  const { page } = hero;
  await look('the menu');
  await hero.button('Customize Hero').click();
  await page.getByRole('tab', { name: 'Colors' }).click();
  await look('wardrobe');
  await page.getByRole('tab', { name: 'Capes' }).click();
  await look('wardrobe, capes');
  await hero.button('Back').click();
  await hero.button('View Rewards').click();
  await page.getByRole('tab', { name: 'Achievements' }).click();
  await look('rewards');
  await page.getByRole('tab', { name: 'High Scores' }).click();
  await look('rewards, scores');
}

/** The navigation panel during a round, which it pauses. */
async function openPanel(hero: Hero, look: Look): Promise<void> {
  await hero.pass(4000);
  await hero.button('Menu').click();
  await look('the navigation panel in play');
}

const powerUp = (seed: number, number: number) =>
  problemAt({ seed, time: 'normal', hasPowerUps: true }, { level: 4 }, number).powerUp;

/**
 * A seed with which level 4 drops its two timed power-ups one after the other, late in a long
 * streak.
 */
function seedOfFullBar(): number {
  for (let seed = 1; ; seed++) {
    const isLate = Array.from({ length: 20 }, (_, number) => powerUp(seed, number)).every((one) => one === null);
    if (isLate && powerUp(seed, 20) === 'doublePoints' && powerUp(seed, 21) === 'slowMotion') return seed;
  }
}

/**
 * Plays until both timed power-ups are active, so that the status bar is as full as possible, and
 * on to level 5.
 */
async function fillBar(hero: Hero, look: Look): Promise<void> {
  await hero.pass(1000);
  await look('arcade with signs');
  const isFull = async () =>
    (await hero.figure('slow-motion').isVisible()) && (await hero.figure('double-points').isVisible());
  for (let solved = 0; solved < 60 && !(await isFull()); solved++) await hero.solveMany(1);
  await look('arcade with all its figures');
  await endRound(hero);
  await hero.expectState('playing.arcade.unlocked');
  await look('arcade, a level unlocked');
}

async function practise(hero: Hero, look: Look): Promise<void> {
  await look('practice');
  await hero.solve();
  await hero.expectState('playing.practice.correct');
  await look('practice, right');
  await hero.passUntilState('playing.practice.asking');
  await hero.type('-1');
  await hero.expectState('playing.practice.wrong');
  await look('practice, wrong');
  await hero.page.getByRole('tab', { name: 'Settings' }).click();
  await hero.expectState('playing.practice.settings');
  await look('practice, settings');
}

/** The challenge, before it begins and in its last seconds, at twenty times normal speed. */
async function runChallenge(hero: Hero, look: Look): Promise<void> {
  await look('the menu of the challenge');
  await hero.start();
  await look('challenge, ready');
  await hero.button('Begin Challenge').click();
  await hero.pass(4200);
  await hero.expectState('playing.challenge.falling');
  await look('challenge, last seconds');
}

/** Screens and states that only this game has, and those of the site. */
export const WALKS: readonly Walk[] = [
  site('home', '/'),
  ...[
    '/accessibility',
    '/auth',
    '/cards',
    '/class',
    '/contact',
    '/faq',
    '/my-island',
    '/print',
    '/privacy',
    '/progress',
    '/progress/facts',
    '/teachers',
    '/terms',
    '/week',
  ].map((path) => site(path, path)),
  site('an address that leads nowhere', '/no/such-page'),
  game('the menu, the wardrobe and the rewards', '', visitMenu),
  game('the menu for a guest', '&level=5&answers=choice&time=none', (_, look) => look('the menu for a guest')),
  game('the panel of the navigation bar', '&start', openPanel),
  game('the arcade with signs and power-ups', `&start&level=4&speed=4&seed=${seedOfFullBar()}`, fillBar),
  game('practice', '&start&mode=practice&level=4', practise),
  game('the challenge', '&mode=challenge&speed=20', runChallenge),
];
