// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { estimateEntryMs } from '../../machines/learning/entry-speed';
import { getEntrySpeed, NO_MEMORY, rememberCopyingSpeed } from '../../machines/learning/memory';
import type { Settings } from '../../machines/tables-check/rules';
import { learningStore } from '../../src/device/learning';
import { applyScanParameter } from '../../src/device/scanning';
import { settingsStore } from '../../src/device/settings';
import { getToday } from '../../src/device/today';
import { checksStore, type SavedCheck } from '../../src/games/tables-check/checks-store';
import Page from '../../src/games/tables-check/Screen';
import { text } from '../../src/games/tables-check/text';
import { useTablesCheck } from '../../src/games/tables-check/useTablesCheck';
import { readToasts } from '../../src/ui/toast';
import { fakeSpeechDevice } from '../helpers/fake-speech-device';
import { indicesUpTo } from '../helpers/seeds';
import {
  advance,
  announcedTexts,
  areAllDisabled,
  button,
  choices,
  choiceTexts,
  field,
  isTextVisible,
  question,
  showPage,
} from './helpers/page';

vi.mock('../../src/games/tables-check/useTablesCheck', { spy: true });

const person = userEvent.setup();

beforeEach(() => {
  learningStore.update(() => NO_MEMORY);
  checksStore.update(() => []);
});

/** Opens the page with a query string: at its menu, or in the gap before the first question. */
function open(query = 'start') {
  history.replaceState(null, '', `/tables-check?seed=21&${query}`);
  showPage(Page);
  const { value } = vi.mocked(useTablesCheck).mock.results.at(-1)!;
  const { actor, clock } = value as ReturnType<typeof useTablesCheck>;
  const check = {
    clock,
    context: () => actor.getSnapshot().context,
    state: () => screen.getByRole('main').dataset['state'],
    send: (event: Parameters<typeof actor.send>[0]) => act(() => actor.send(event)),
  };
  return check;
}
type Opened = ReturnType<typeof open>;

const toQuestion = (check: Opened) => advance(check, 3000);
function toCheck(check: Opened) {
  check.send({ type: 'SKIP_WARM_UP' });
  toQuestion(check);
}
const answerNow = ({ context }: Opened) => context().round.question.answer;

/** Types into the focused element, as keys do. */
function type(typed: string) {
  const focused = document.activeElement as HTMLInputElement;
  expect(focused.readOnly).toBe(false);
  for (const key of typed) fireEvent.keyDown(focused, { key });
  fireEvent.change(focused, { target: { value: typed } });
}
const enter = () => fireEvent.submit(document.activeElement!.closest('form')!);

/** Takes a whole check, with wrong answers to the questions at these indices. */
function take(check: Opened, wrong: readonly number[]) {
  toCheck(check);
  for (const index of indicesUpTo(25)) {
    type(wrong.includes(index) ? '1' : String(answerNow(check)));
    enter();
    toQuestion(check);
  }
  expect(check.state()).toBe('finished');
}

describe('Answers to choose from', () => {
  it('submit the chosen one, and are not counted with standard scores', async () => {
    const check = open('start&answers=choice');
    await waitFor(() => expect(choices()).toHaveLength(9));
    toCheck(check);
    for (const index of indicesUpTo(25)) {
      expect(screen.queryAllByRole('textbox')).toEqual([]);
      const right = choiceTexts().indexOf(String(answerNow(check)));
      fireEvent.keyDown(screen.getByRole('main'), { key: String(index === 3 ? ((right + 1) % 9) + 1 : right + 1) });
      toQuestion(check);
    }
    expect([check.state(), check.context().round.score]).toEqual(['finished', 24]);
    expect(isTextVisible(/^Taken with answers to choose from\. So it is not counted/)).toBe(true);
    expect(checksStore.read().map(({ manners }) => manners)).toEqual([['answers']]);
  });

  it('are closed and stay focused between two questions', async () => {
    const check = open('start&answers=choice');
    await waitFor(() => expect(choices()).toHaveLength(9));
    toCheck(check);
    choices()[4]!.focus();
    fireEvent.click(choices()[4]!);
    expect(areAllDisabled(choices())).toBe(true);
    expect(document.activeElement).toBe(choices()[4]);
  });
});

describe('"Back to Menu"', () => {
  it('leaves immediately while nothing is answered', async () => {
    const check = open();
    await person.click(button('Back to Menu'));
    expect(check.state()).toBe('menu');
  });

  it('asks first when answers would be lost', async () => {
    const check = open();
    toCheck(check);
    type('1');
    enter();
    await person.click(button('Back to Menu'));
    expect([check.state()?.endsWith('.paused'), isTextVisible('Leave this round?')]).toEqual([true, true]);
    await person.click(button('Leave'));
    expect(check.state()).toBe('menu');
  });
});
const traces = () => Object.values(learningStore.read().traces);

describe('The memory of facts', () => {
  it('stores all 25 answers in a check, with their times minus the time for typing', () => {
    for (const _ of indicesUpTo(4))
      learningStore.update((memory) => rememberCopyingSpeed(memory, 'keys', 2, 1000, getToday()));
    const hand = getEntrySpeed(learningStore.read(), 'keys');
    const check = open();
    toCheck(check);
    const { question: first } = check.context().round;
    advance(check, 2500);
    type(String(first.answer));
    const wantedMs = Math.round((2500 - estimateEntryMs(hand, String(first.answer).length)) / 100) * 100;
    enter();
    expect(traces()).toMatchObject([{ seen: 1, isMissed: false, bestMs: wantedMs }]);
    for (const index of indicesUpTo(24)) {
      toQuestion(check);
      type(index < 3 ? '1' : String(answerNow(check)));
      enter();
    }
    expect(check.state()).toBe('finished');
    expect([traces().length, traces().filter(({ isMissed }) => isMissed).length]).toEqual([25, 3]);
  });

  it.each(['aloud=on', 'reader=on', 'helper=on'])(
    'does not store a time that does not show how long the child thought: %s',
    (query) => {
      const check = open(`start&${query}`);
      toCheck(check);
      type(String(answerNow(check)));
      advance(check, 900);
      enter();
      expect(traces()).toMatchObject([{ seen: 1, bestMs: null }]);
    },
  );
});

it('The button that begins the check after the warm-up moves the focus to the answer, for the gap before the first question', () => {
  const check = open('start');
  toQuestion(check);
  for (const _ of indicesUpTo(3)) {
    type(String(answerNow(check)));
    enter();
    toQuestion(check);
  }
  const next = screen.getByRole('button', { name: text.play.next });
  act(() => next.focus());
  fireEvent.click(next);
  expect([check.state(), next.isConnected, document.activeElement]).toEqual([
    'playing.between',
    false,
    field(text.play.field),
  ]);
  toQuestion(check);
  type(String(answerNow(check)));
  enter();
  expect(check.context().round.score).toBe(1);
});

describe('Skipping the warm-up', () => {
  it('moves the focus to the field, because the button is gone', () => {
    open('start');
    act(() => button('Skip the warm-up').focus());
    fireEvent.click(button('Skip the warm-up'));
    expect(document.activeElement).toBe(field());
  });
});

describe('A single switch', () => {
  afterEach(() => {
    history.replaceState(null, '', '/tables-check?scan=off');
    applyScanParameter('?scan=off');
    settingsStore.update((known) => ({ ...known, control: 'any', scanMs: 1500 }));
  });

  it('gives a check without a clock and with candidates, whose result says how it was taken', async () => {
    const check = open('start&scan=2&time=normal');
    expect(check.context().settings).toMatchObject({ time: 'none', scan: 'on' });
    toCheck(check);
    await screen.findByRole('group', { name: /^Answers/ });
    for (const _ of indicesUpTo(25)) {
      fireEvent.click(button(String(answerNow(check))));
      toQuestion(check);
    }
    expect(check.state()).toBe('finished');
    expect(traces().every(({ bestMs }) => bestMs === null)).toBe(true);
    const taken =
      'Taken with one switch, more time and answers to choose from. So it is not counted with your standard scores.';
    expect(isTextVisible(taken)).toBe(true);
    expect(settingsStore.read()).toMatchObject({ time: 'normal', control: 'any' });
  });

  it('is taken over from the check for the whole site, once', () => {
    applyScanParameter('?scan=off');
    const key = 'numeria.tables-check.choice';
    localStorage.setItem(key, JSON.stringify({ version: 1, data: { scan: '3' } }));
    open('');
    expect(settingsStore.read()).toMatchObject({ control: 'switch', scanMs: 3000 });
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(key)).not.toContain('scan');
  });
});

describe('A screen reader user', () => {
  it('can take a check from the warm-up to the end', async () => {
    const check = open('start&reader=on');
    const heard: string[] = [];
    const listen = () => {
      const all = announcedTexts();
      const news = all.slice(heard.length);
      heard.push(...news);
      return news;
    };
    for (let steps = 0; screen.queryByRole('heading', { level: 2 }) === null && steps < 100; steps++) {
      for (const sentence of listen()) {
        const [, first, second] = /^(\d+) times (\d+)\?$/.exec(sentence) ?? [];
        if (second !== undefined) await person.keyboard(`${Number(first) * Number(second)}{Enter}`);
        else if (sentence === text.ear.ready) await person.keyboard('{Enter}');
      }
      advance(check, 3000);
    }
    expect(document.activeElement?.textContent).toBe('25 out of 25');
    expect(heard).toHaveLength(3 + 1 + 25);
  });
});

describe('Reading aloud', () => {
  it('stops during a pause, reads the question again after it, and starts the clock once it has been read', async () => {
    const device = fakeSpeechDevice();
    const check = open('start&aloud=on');
    toCheck(check);
    expect(device.words()).toEqual([expect.stringMatching(/^[a-z]+ times [a-z]+$/)]);
    device.cancel.mockClear();
    await person.keyboard('{Escape}');
    expect(device.cancel).toHaveBeenCalledTimes(1);
    act(() => device.end(0));
    expect(device.words()).toHaveLength(1);
    await person.click(button('Resume'));
    expect([device.words().length, device.words()[1]]).toEqual([2, device.words()[0]]);
    expect(check.context().startedMs).toBeNull();
    act(() => device.end(1));
    expect(check.context().startedMs).toBe(check.clock.now);
  });
});

/** A device that recognises speech itself, with these permissions for its page and from its user. */
function listeningDevice({ isAllowed = true, state = 'prompt' } = {}) {
  const open = new Set<Recognition>();
  class Recognition extends EventTarget {
    static available = async () => 'available';
    set processLocally(_: boolean) {}
    start() {
      open.add(this);
    }
    abort() {
      open.delete(this);
    }
  }
  vi.stubGlobal('SpeechRecognition', Recognition);
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: { brands: [{ brand: 'Google Chrome' }] },
  });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => ({ state }) } });
  Object.defineProperty(document, 'featurePolicy', {
    configurable: true,
    value: { allowsFeature: (feature: string) => isAllowed && feature === 'microphone' },
  });
  const emit = (event: Event) => act(() => open.forEach((one) => one.dispatchEvent(event)));
  return {
    count: () => open.size,
    say: (transcript: string) => emit(Object.assign(new Event('result'), { results: [[{ transcript }]] })),
    refuse: () => emit(Object.assign(new Event('error'), { error: 'not-allowed' })),
    end: () => {
      const before = [...open];
      open.clear();
      act(() => before.forEach((one) => one.dispatchEvent(new Event('end'))));
    },
  };
}

describe('A spoken answer', () => {
  it('is recognised while its question is open, even after a silence or the alert, and does not count as typed', async () => {
    const device = listeningDevice();
    const check = open('start&speech=on&alert=on');
    await act(async () => {});
    expect(device.count()).toBe(0);
    toCheck(check);
    device.say('banana');
    device.end();
    advance(check, 6000);
    await person.keyboard('{Escape}');
    expect(device.count()).toBe(0);
    await person.click(button('Resume'));
    expect(device.count()).toBe(1);
    device.say(String(answerNow(check)));
    expect(check.context().round).toMatchObject({ score: 1, way: 'spoken' });
    expect([device.count(), traces()]).toMatchObject([0, [{ seen: 1, bestMs: null }]]);
  });

  it('is not expected if the microphone is refused', async () => {
    const device = listeningDevice();
    const check = open('start&speech=on');
    await act(async () => {});
    toCheck(check);
    device.refuse();
    device.end();
    expect([device.count(), readToasts().map(({ title }) => title)]).toEqual([0, [text.play.deaf.title]]);
  });

  it.each([
    ['offered if the page can ask for the microphone', {}, [true, false]],
    ['not offered if the user has refused it', { state: 'denied' }, [false, false]],
    [
      'offered after a reload if the page was reached from another one',
      { isAllowed: false, state: 'denied' },
      [false, true],
    ],
  ])('is %s', async (_, device, offered) => {
    listeningDevice(device);
    open('');
    await person.click(button('For teachers'));
    await act(async () => {});
    const { speech, speechReload } = text.arrangements;
    expect([
      screen.queryByRole('checkbox', { name: speech }) !== null,
      screen.queryByRole('button', { name: speechReload }) !== null,
    ]).toEqual(offered);
  });
});

const earlier = (score: number, manners: string[] = []): SavedCheck => ({
  at: `2026-06-${10 + score}T09:00:00.000Z`,
  score,
  ms: 90_000,
  manners,
  missed: [],
});
const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

describe('The result', () => {
  it('lists all 25 questions with answers and times, and offers a round of the mistakes, but only at the end', () => {
    const check = open();
    toCheck(check);
    const main = screen.getByRole('main');
    const seen: string[] = [];
    const asked = indicesUpTo(25).map((index) => {
      const { question: one } = check.context().round;
      expect(question()).toBe(`${one.first} × ${one.second}`);
      advance(check, index === 4 ? 6001 : 1200);
      if (index !== 4) {
        type(index < 2 ? '1' : String(one.answer));
        enter();
      }
      seen.push(main.textContent);
      toQuestion(check);
      return one;
    });
    expect(seen.slice(0, 24).filter((all) => /right|wrong|correct/i.test(all))).toEqual([]);
    const [table] = screen.getAllByRole('table', { name: text.over.all });
    const rows = within(table!).getAllByRole('row').slice(1).map(cells);
    expect(rows).toEqual(
      asked.map(({ first, second, answer }, index) => [
        `${index + 1}`,
        `${first} × ${second} = ${answer}`,
        index === 4 ? 'none' : index < 2 ? '1' : `${answer}`,
        index === 4 ? '6.0 s' : '1.2 s',
      ]),
    );
    const wrong = within(table!).getAllByRole('img', { name: text.over.incorrect });
    expect(wrong.map((sign) => sign.closest('tr')?.rowIndex)).toEqual([1, 2, 5]);
    const facts = [0, 1, 4].map((index) => {
      const { first, second } = asked[index]!;
      return `${Math.min(first, second)}x${Math.max(first, second)}`;
    });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Practise these 3' });
    expect(new URL(link.href).searchParams.get('facts')).toBe(facts.join(' '));
  });

  it('only compares checks taken with the same arrangements, has a sheet to print, and shows the published averages in the drawer', async () => {
    checksStore.update(() => [earlier(17), earlier(12, ['time']), earlier(18, ['pauses'])]);
    take(open(), [3]);
    expect(isTextVisible('7 more than last time.')).toBe(true);
    expect(isTextVisible(text.over.apart)).toBe(true);
    expect(checksStore.read().at(-1)).toMatchObject({ score: 24, manners: [] });
    const sheet = document.querySelector<HTMLElement>('.print-sheet')!;
    expect(within(sheet).getAllByRole('row', { hidden: true })).toHaveLength(26);
    expect(sheet.textContent).toContain('Name:');
    await person.click(button('See all'));
    await person.click(button('For teachers'));
    const means = within(screen.getByRole('table', { name: text.arrangements.means }));
    expect(means.getAllByRole('row').slice(1, 5).map(cells)).toEqual([
      ['2022', '19.8'],
      ['2023', '20.2'],
      ['2024', '20.6'],
      ['2025', '21.0'],
    ]);
  });

  it('offers no practice after a check without mistakes', () => {
    take(open(), []);
    expect(isTextVisible('25 out of 25')).toBe(true);
    expect(screen.queryByRole('link', { name: /Practise/ })).toBeNull();
  });

  it('is not stored if the check was ended early', () => {
    const check = open();
    toCheck(check);
    type('1');
    enter();
    check.send({ type: 'END_ROUND' });
    expect(isTextVisible('1 of 25 questions asked')).toBe(true);
    expect(checksStore.read()).toEqual([]);
  });
});

describe('The drawer for teachers', () => {
  it('has all seven official arrangements and the additional ones, and the page applies them', async () => {
    const check = open('');
    await person.click(button('For teachers'));
    const { arrangements } = text;
    for (const name of ['alert', 'helper', 'next', 'aloud', 'pad', 'reader'] as const)
      await person.click(screen.getByRole('checkbox', { name: arrangements[name] }));
    const groups = [arrangements.colours, arrangements.letters] as const;
    const options = ['blue on cream', 'largest'] as const;
    for (const [index, name] of groups.entries())
      await person.click(
        within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: options[index]! }),
      );
    expect(check.context().settings).toEqual({
      alert: 'on',
      colours: 'blue-cream',
      letters: 'largest',
      helper: 'on',
      next: 'on',
      aloud: 'on',
      pad: 'off',
      reader: 'on',
      scan: 'off',
      speech: 'off',
      time: 'normal',
    } satisfies Settings);
    await person.click(button(text.menu.start));
    const form = screen.getByRole('form', { name: text.play.form });
    expect([form.dataset['colours'], form.dataset['letters']]).toEqual(['blue-cream', 'largest']);
    expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull();
    expect(field(text.play.field).readOnly).toBe(true);
  });
});
