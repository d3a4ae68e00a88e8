// @vitest-environment jsdom
/* "Something is wrong": where it opens, what it shows, and how it is sent. */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGES } from '../../scripts/site/pages';
import { AuthProvider } from '../../src/account/AuthProvider';
import { setAuthState } from '../../src/account/auth-state';
import { GAMES } from '../../src/catalogue';
import { settingsStore } from '../../src/device/settings';
import { FaultDialog } from '../../src/pages/fault/FaultDialog';
import { describePage } from '../../src/pages/fault/facts';
import { locateError } from '../../src/pages/fault/locate-error';
import { HowIPlay } from '../../src/pages/how/HowIPlay';
import { Shell } from '../../src/pages/shell/Shell';
import { PauseCard } from '../../src/play/frame/PauseCard';
import { currentRoundStore } from '../../src/play/round/current-round';
import { sheetStore } from '../../src/ui/sheet-requests';
import { answerQuestion, openGame } from './helpers/bot-round';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const person = userEvent.setup();
const NAME = 'Something is wrong';
const dialog = () => screen.getByRole('dialog', { name: NAME });
const report = () => within(dialog()).getByRole('region', { name: 'Everything that would be sent' });
/** The text that would be sent. */
const shownReport = () => report().querySelector('pre')?.textContent ?? '';
const mail = () => {
  const href = within(dialog()).getByRole('link', { name: 'Open as an email' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href);
  return { href, to: pathname, body: searchParams.get('body')?.replaceAll('\r\n', '\n') };
};
const storedTexts = () =>
  [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join();
const open = () => render(<FaultDialog onClose={() => {}} />);
const write = (text: string) => person.type(screen.getByRole('textbox', { name: 'What happened?' }), text);

beforeEach(() => {
  history.replaceState(null, '', '/faq');
  localStorage.clear();
  setAuthState({ status: 'signedOut' });
});
afterEach(() => {
  cleanup();
  currentRoundStore.set(null);
  settingsStore.update(() => settingsStore.format.fallback);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openShell = (children: React.ReactNode = <main>A page</main>) =>
  render(
    <BrowserRouter>
      <AuthProvider>
        <Shell>{children}</Shell>
      </AuthProvider>
    </BrowserRouter>,
  );

describe('A page', () => {
  it.each(['banner', 'contentinfo'] as const)('opens the report from its %s', async (part) => {
    openShell();
    if (part === 'banner') await person.click(screen.getByRole('button', { name: 'Menu' }));
    await person.click(await within(screen.getByRole(part)).findByRole('button', { name: NAME }));
    expect(await screen.findByRole('dialog', { name: NAME })).toBeDefined();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the report if it crashes, with the position of the error but not its message', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = Object.assign(new TypeError('Anna is not a function'), {
      stack: `TypeError: Anna is not a function\n    at x (${location.origin}/assets/round-a1.js:3:14)`,
    });
    const Broken = () => {
      throw error;
    };
    openShell(<Broken />);
    await person.click(await within(screen.getByRole('main')).findByRole('button', { name: NAME }));
    expect(shownReport()).toContain('\nError: TypeError round-a1.js:3:14');
    expect(shownReport()).not.toContain('Anna');
  });
});

function Broken(): never {
  throw new Error('broken');
}

it('A crashed page still says so if the report crashes too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const game = GAMES.find(({ id }) => id === 'math-facts')!;
  history.replaceState(null, '', game.path);
  currentRoundStore.set({ game, actor: { getSnapshot: () => ({ context: {} }) } });
  openShell(<Broken />);
  await person.click(await within(screen.getByRole('main')).findByRole('button', { name: NAME }));
  expect(screen.getByRole('alert').textContent).toContain('The game has stopped');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('The focus returns to the button of "How I play" after a report from there', async () => {
  openShell();
  const opener = screen.getByRole('button', { name: 'How I play' });
  await person.click(opener);
  const sheet = await screen.findByRole('dialog', { name: 'How I play' });
  await person.click(within(sheet).getByRole('button', { name: NAME }));
  await screen.findByRole('dialog', { name: NAME });
  await person.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

it.each([
  ['The pause card', () => <PauseCard onResume={() => {}} />],
  ['The sheet "How I play"', () => <HowIPlay onClose={() => {}} />],
])('%s asks for the report', async (_, part) => {
  sheetStore.set({ kind: 'search' });
  render(part());
  await person.click(screen.getByRole('button', { name: NAME }));
  expect(sheetStore.read()).toEqual({ kind: 'fault' });
});

describe('The report', () => {
  it('shows exactly what the email and the copy contain', async () => {
    open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await write('The clock stands still.');
    expect(shownReport()).toMatch(/^The clock stands still\.\n\nPage: \/faq\n/);
    expect(mail()).toMatchObject({ to: 'hello@numeria.example', body: shownReport() });
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(writeText).toHaveBeenCalledWith(shownReport());
    expect(screen.getByRole('status').textContent).toBe('Copied. Paste it into an email to hello@numeria.example.');
  });

  it('says what to do if the browser blocks copying', async () => {
    open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status').textContent).toContain('Select the text and copy it.');
  });

  it('asks people to paste text that is too long for a link', async () => {
    open();
    await person.click(screen.getByRole('textbox', { name: 'What happened?' }));
    await person.paste('Long. '.repeat(400));
    expect(mail().href.length).toBeLessThan(1900);
    expect(mail().body).toContain('paste your message here');
    expect(screen.getByRole('status').textContent).toContain('too long');
  });

  it('stores nothing, and is empty when it is opened again', async () => {
    const { unmount } = open();
    const before = storedTexts();
    await write('A secret');
    unmount();
    expect(storedTexts()).toBe(before);
    open();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' }).value).toBe('');
    expect(shownReport()).not.toContain('A secret');
  });

  it('names the version of the site', () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'version', content: '4.5.6' });
    document.head.append(meta);
    expect(describePage(null).version).toBe('4.5.6');
    meta.remove();
  });

  it('lists the settings that differ from the defaults', () => {
    settingsStore.update((known) => ({ ...known, textSize: 'large', notation: 'comma,spaces' }));
    expect(describePage(null).settings).toBe('textSize=large, notation=comma,spaces');
  });

  it('names the parameters of the address without their values', () => {
    history.replaceState(null, '', '/math-facts?players=2&facts=7x8&name=Anna');
    expect(describePage(null).address).toBe('facts, players');
  });
});

it('Every page of the site is reported by its path', () => {
  const others = PAGES.filter(({ path }) => {
    history.replaceState(null, '', path);
    return describePage(null).page !== path;
  });
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('A page that does not exist is not named, because its address can contain anything', () => {
  history.replaceState(null, '', '/faq/anna');
  expect(describePage(null).page).toBe('a page that is not on this site');
});

describe('A round', () => {
  const game = GAMES.find(({ id }) => id === 'math-facts')!;

  it('is reported with a link that starts it, and with the number of its question', async () => {
    await openGame(game, '&start&difficulty=hard');
    const { round, question } = describePage(null);
    const { search } = new URL(round ?? '', location.href);
    expect(search).toBe('?start&mode=addition&difficulty=hard&time=normal&seed=21');
    expect(question).toBe('1');
    await answerQuestion(game, 'right');
    expect(describePage(null).question).toBe('2');
  });

  it('has the same number while the answer is shown', () => {
    history.replaceState(null, '', game.path);
    const context = { seed: 7, settings: {}, tally: { answers: 3 }, round: { given: { verdict: 'right' } } };
    currentRoundStore.set({ game, actor: { getSnapshot: () => ({ context }) } });
    expect(describePage(null).question).toBe('3');
  });

  it('is not named on another page', async () => {
    await openGame(game, '&start');
    history.replaceState(null, '', '/faq');
    expect(Object.keys(describePage(null))).not.toContain('round');
  });

  it('of questions picked for one child says so', async () => {
    const opened = await openGame(game, '&start');
    const { context } = opened.actor.getSnapshot() as { context: object };
    currentRoundStore.set({ game, actor: { getSnapshot: () => ({ context: { ...context, mix: { memory: {} } } }) } });
    expect(describePage(null).round).toContain('(questions picked for one child)');
  });
});

const at = (stack: string, name = 'Error') => locateError(Object.assign(new Error('m'), { name, stack }));

describe('The position of an error', () => {
  it.each([
    ['Chromium', `Error: m\n  at a (${location.origin}/assets/a-1.js:1:20)\n  at ${location.origin}/assets/b_2.js:3:4`],
    ['Firefox and Safari', `a@${location.origin}/assets/a-1.js:1:20\n@${location.origin}/assets/b_2.js:3:4`],
  ])('is read in %s', (_, stack) => {
    expect(at(stack)).toBe('Error a-1.js:1:20 b_2.js:3:4');
  });

  it('leaves out scripts of extensions and unknown error names', () => {
    expect(at('Error\n at a (moz-extension://anna/a.js:1:2)', 'Anna')).toBe('Error');
  });
});
