import type { Page } from 'playwright/test';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { Hero } from './hero';
import { shown } from './sums';

/** A player who has come far enough for every part of every screen to have something to show. */
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

/** A screen or state of the site, and how to come there with all time stopped. */
export interface Place {
  readonly name: string;
  readonly reach: (page: Page) => Promise<void>;
}

const site = (name: string, path: string): Place => ({
  name,
  reach: async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

const game = (name: string, query: string, act: (hero: Hero) => Promise<unknown> = async () => {}): Place => ({
  name,
  reach: async (page) => {
    const hero = new Hero(page);
    await hero.store(VETERAN);
    await hero.openFrozen(query.includes('seed') ? `?mute${query}` : `?mute&seed=21${query}`);
    await act(hero);
  },
});

const press = (name: string) => (hero: Hero) => hero.button(name).click();
const opening = (door: string, tab: string) => async (hero: Hero) => {
  await hero.button(door).click();
  await hero.page.getByRole('tab', { name: tab }).click();
};

/** A round with right and wrong answers, ended by its pause. */
async function playThrough(hero: Hero): Promise<void> {
  await hero.pass(200);
  await hero.solve();
  await hero.type('-1');
  await hero.solveMany(2);
  await hero.passUntilBelow('shield', 90, 400);
  await hero.button('Pause').click();
  await hero.button('End round').click();
  await hero.expectState('gameover');
}

const powerUp = (seed: number, number: number) =>
  problemAt({ seed, time: 'normal', hasPowerUps: true }, { level: 4 }, number).powerUp;

/** A seed by which level 4 brings its two timed power-ups one after the other, late in a long streak. */
function seedOfFullBar(): number {
  for (let seed = 1; ; seed++) {
    const isLate = Array.from({ length: 20 }, (_, number) => powerUp(seed, number)).every((one) => one === null);
    if (isLate && powerUp(seed, 20) === 'doublePoints' && powerUp(seed, 21) === 'slowMotion') return seed;
  }
}

/** Plays until both timed power-ups are at work, so that the bar of figures is as full as it gets. */
async function fillBar(hero: Hero): Promise<void> {
  const isFull = async () =>
    (await hero.figure('slow-motion').isVisible()) && (await hero.figure('double-points').isVisible());
  for (let solved = 0; solved < 60 && !(await isFull()); solved++) await hero.solveMany(1);
}

async function openLevelFive(hero: Hero): Promise<void> {
  await hero.solveMany(20);
  await hero.button('Pause').click();
  await hero.button('End round').click();
  await hero.expectState('playing.arcade.unlocked');
}

const practise = (text: string, state: string) => async (hero: Hero) => {
  await hero.type(text === '' ? await hero.answer() : text);
  await hero.expectState(state);
};

/** Every screen and state of the site as it is built today. */
export const PLACES: readonly Place[] = [
  site('home', '/'),
  site('an address that leads nowhere', '/no/such-page'),
  game('the menu', ''),
  game('the menu for a guest', '&level=5&answers=choice&time=none'),
  game('the menu of the challenge', '&mode=challenge'),
  game('arcade, typed', '&start', (hero) => hero.pass(4000)),
  game('arcade with signs', '&start&level=4', (hero) => hero.pass(4000)),
  game('arcade, chosen', '&start&answers=choice', (hero) => hero.pass(4000)),
  game('arcade after mistakes', '&start&answers=choice', async (hero) => {
    await hero.pass(200);
    await hero
      .asked()
      .getByRole('button')
      .filter({ hasNotText: await hero.answer() })
      .first()
      .click();
    await hero.pass(9000);
  }),
  game('arcade with nonsense', '&start', (hero) => hero.type('abc')),
  game('arcade, a level unlocked', '&start&level=4&speed=8', openLevelFive),
  game('arcade with all its figures', `&start&level=4&speed=4&seed=${seedOfFullBar()}`, fillBar),
  game('arcade, paused', '&start', press('Pause')),
  game('arcade without time', '&start&time=none&answers=choice'),
  game('arcade, feedback', '&start&time=none', (hero) => hero.type(shown(-1))),
  game('practice', '&start&mode=practice'),
  game('practice, right', '&start&mode=practice', practise('', 'playing.practice.correct')),
  game('practice, wrong', '&start&mode=practice', practise('-1', 'playing.practice.wrong')),
  game('practice, settings', '&start&mode=practice&level=4', (hero) =>
    hero.page.getByRole('tab', { name: 'Settings' }).click(),
  ),
  game('challenge, ready', '&mode=challenge', (hero) => hero.start()),
  game('challenge', '&start&mode=challenge', (hero) => hero.pass(4000)),
  game('challenge, last seconds', '&start&mode=challenge&speed=20', (hero) => hero.pass(4200)),
  game('game over', '&start', playThrough),
  game('wardrobe', '', opening('Customize Hero', 'Colors')),
  game('wardrobe, capes', '', opening('Customize Hero', 'Capes')),
  game('rewards', '', opening('View Rewards', 'Achievements')),
  game('rewards, scores', '', opening('View Rewards', 'High Scores')),
  game('the navigation panel in play', '&start', press('Menu')),
];
