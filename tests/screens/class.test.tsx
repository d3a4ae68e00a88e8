// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CAPTAIN } from '../../machines/core/captain';
import { CLASS_CODE, type ClassRound, createClassCode, parseClassCode } from '../../machines/core/class-code';
import { GAMES } from '../../src/catalogue';
import { captainStore } from '../../src/device/captain';
import { saveFile } from '../../src/device/save-file';
import ClassPage from '../../src/pages/class/ClassPage';
import { announce } from '../../src/play/internal/announcer';
import { ANIMALS, SAILS, sailorOfCaptain } from '../../src/play/modes/class/animals';
import { createClassRound, hasClassMode } from '../../src/play/modes/class/class-link';
import { withPlayMode } from '../../src/play/modes/with-play-mode';
import { PlayModeContext } from '../../src/play/round/play-mode';

vi.mock('../../src/device/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const person = userEvent.setup();
const game = GAMES.find(hasClassMode)!;
const ROUND: ClassRound = { game: game.id, seed: 7 };
/** The code of a child with this animal and a red sail, who answered this many of 10 questions correctly. */
const codeFor = (animal: number, right: number, tag = 1): string =>
  createClassCode(ROUND, { animal, sail: 0, tag }, { right, answers: 10 });
const FOX = ANIMALS.indexOf('fox');
const OWL = ANIMALS.indexOf('owl');

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Or type it');
const figure = () => Number(screen.getByTestId('class-right').dataset['value']);
const here = () =>
  within(screen.getByRole('region', { name: 'Who is here' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.sr-only')?.textContent);

/** Whether the browser asks before leaving the page. */
function leave(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

const openBoard = (search = `?game=${game.id}&seed=7`) =>
  render(
    <MemoryRouter initialEntries={[`/class${search}`]}>
      <ClassPage />
    </MemoryRouter>,
  );

function paste(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

it('Every animal and sail in the codes has a name', () => {
  expect([ANIMALS.length, SAILS.length]).toEqual([CLASS_CODE.animals, CLASS_CODE.sails]);
});

it('The board adds a code at its eighth letter, counts it once, and names the child but not the score', async () => {
  openBoard();
  await person.type(field(), codeFor(FOX, 8).toLowerCase());
  expect([figure(), here(), field().value]).toEqual([8, ['Fox with the red sail'], '']);
  expect(announce).toHaveBeenLastCalledWith('Welcome aboard: the fox with the red sail! Together you have solved 8.');
  await person.type(field(), codeFor(FOX, 8));
  expect([figure(), here().length]).toEqual([8, 1]);
  expect(announce).toHaveBeenLastCalledWith('The fox with the red sail is here already.');
});

it('Several codes can be pasted at the same time; identical choices are all counted, and wrong codes stay in the field to be corrected', () => {
  openBoard();
  const other = createClassCode({ game: 'another', seed: 1 }, { animal: 1, sail: 1, tag: 1 }, { right: 1, answers: 1 });
  paste([codeFor(FOX, 8), codeFor(OWL, 9), codeFor(FOX, 8, 2), 'BCDFG', 'BCDFGHJA', other].join('\n'));
  expect(figure()).toBe(25);
  expect(here()).toEqual(['Fox with the red sail', 'Owl with the red sail', 'Fox with the red sail 2']);
  expect(field().value).toBe(`BCDFG\nBCDFGHJA\n${other}`);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/“BCDFG” has 5 letters\. A code has 8 to 15\. “BCDFGHJA” has A, which codes never use/);
});

it('The page asks before the visitor leaves with codes, stores them only in its tab, and saves them to a file', async () => {
  const { unmount } = openBoard();
  expect(leave()).toBe(false);
  paste(`${codeFor(FOX, 8)}\n${codeFor(OWL, 10)}`);
  expect(leave()).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saveFile).toHaveBeenCalledWith(
    'class.csv',
    'animal,right,of\r\nFox with the red sail,8,10\r\nOwl with the red sail,10,10\r\n',
    'text/csv',
  );
  unmount();
  expect(leave()).toBe(false);
  expect([localStorage.length, Object.keys(sessionStorage), document.cookie]).toEqual([0, ['numeria.class'], '']);
});

it('A reload keeps all boats, but the board of another round is empty', () => {
  const { unmount } = openBoard();
  paste(`${codeFor(FOX, 8)}\n${codeFor(OWL, 10)}`);
  unmount();
  const again = openBoard();
  expect([figure(), here()]).toEqual([18, ['Fox with the red sail', 'Owl with the red sail']]);
  again.unmount();
  openBoard(`?game=${game.id}&seed=8`);
  screen.getByText("Who's coming aboard?");
});

it.each([
  'nonsense',
  '{"game":1}',
  JSON.stringify({ game: game.id, seed: 7, codes: ['BCDFGHJK', 7, null, 'x'.repeat(90)] }),
])('Invalid stored data (%s) is ignored and the page works', async (text) => {
  sessionStorage.setItem('numeria.class', text);
  openBoard();
  screen.getByText("Who's coming aboard?");
  await person.type(field(), codeFor(FOX, 8));
  expect(figure()).toBe(8);
});

it('A boat can be removed and restored, also by keyboard, and no other press removes one', async () => {
  openBoard();
  paste([codeFor(FOX, 8), codeFor(OWL, 9), codeFor(FOX, 1, 2)].join('\n'));
  expect(screen.queryByRole('button', { name: /Take away/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Take a boat away' }));
  screen.getByRole('button', { name: 'Take away: Fox with the red sail 2' });
  screen.getByRole('button', { name: 'Take away: Owl with the red sail' }).focus();
  await person.keyboard('{Enter}');
  expect(announce).toHaveBeenLastCalledWith('The owl with the red sail was taken away.');
  expect(figure()).toBe(9);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Take away: Fox with the red sail 2');
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(here()).toEqual(['Fox with the red sail', 'Fox with the red sail 2']);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(here()).toEqual(['Fox with the red sail', 'Owl with the red sail', 'Fox with the red sail 2']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('The last boat can be removed and restored, and the next one stays', async () => {
  openBoard();
  await person.type(field(), codeFor(FOX, 8));
  await person.click(screen.getByRole('button', { name: 'Take a boat away' }));
  await person.click(screen.getByRole('button', { name: /Take away/ }));
  expect([sessionStorage.length, leave()]).toEqual([0, false]);
  await person.type(field(), codeFor(OWL, 9));
  expect(here()).toEqual(['Owl with the red sail']);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(here()).toEqual(['Fox with the red sail', 'Owl with the red sail']);
});

it('More than sixty boats are only added after confirmation', async () => {
  openBoard();
  const many = Array.from({ length: 100 }, (_, tag) => codeFor(FOX, 1, tag + 1));
  paste(many.join('\n'));
  expect([figure(), field().value]).toEqual([60, '']);
  const question = '60 boats are here, and 40 more are waiting. Is your class really that big?';
  expect(announce).toHaveBeenLastCalledWith(question);
  await person.click(screen.getByRole('button', { name: 'Leave them out' }));
  expect([figure(), screen.queryByText(question)]).toEqual([60, null]);
  paste(many.join('\n'));
  await person.click(screen.getByRole('button', { name: 'Let 40 more aboard' }));
  expect([figure(), screen.queryByText(question)]).toEqual([100, null]);
});

it('Hundreds of wrong lines are summed up in a few reasons, and text that is too long stays in the field to be corrected', () => {
  openBoard();
  paste(Array.from({ length: 203 }, () => 'BCDFG').join('\n'));
  screen.getByText(/^(“BCDFG” has 5 letters\. A code has 8 to 15\. ){3}200 more are wrong too\.$/);
  const long = 'B'.repeat(30_000);
  paste(long);
  screen.getByText('This is too much text for one class. Please paste fewer codes at a time.');
  expect([field().value, screen.queryByTestId('class-right')]).toEqual([long, null]);
});

it.each([
  ['NotAllowedError', /camera is blocked/],
  ['NotFoundError', /no camera/],
])('A camera that fails (%s) shows a plain message, and codes can be typed', async (name, words) => {
  const getUserMedia = vi.fn<() => Promise<never>>(async () => Promise.reject(new DOMException('', name)));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  openBoard();
  expect(getUserMedia).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Use the camera' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  await person.type(field(), codeFor(OWL, 3));
  expect(figure()).toBe(3);
  vi.unstubAllGlobals();
});

/** A working camera: its track, and the image it sees. */
function camera() {
  const tracks: (EventTarget & { stop: () => void; state: string })[] = [];
  const seen: string[] = [];
  const getUserMedia = vi.fn<() => Promise<object>>(async () => {
    const track = Object.assign(new EventTarget(), { state: 'live', stop: () => (track.state = 'ended') });
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track] });
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => Promise.resolve(['qr_code']);
      detect = async () => Promise.resolve(seen.map((rawValue) => ({ rawValue })));
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return {
    seen,
    getUserMedia,
    states: () => tracks.map(({ state }) => state),
    lose: () => tracks.at(-1)?.dispatchEvent(new Event('ended')),
  };
}

/** Hides the page, as switching tabs does, or shows it again. */
const hide = async (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

describe("The board's camera", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('pauses while the page is hidden, resumes with it, and stays off if it was turned off', async () => {
    const { getUserMedia, states } = camera();
    openBoard();
    await person.click(screen.getByRole('button', { name: 'Use the camera' }));
    await screen.findByLabelText('What the camera sees');
    expect(announce).toHaveBeenLastCalledWith('The camera is on. Hold your code up to the camera.');
    await hide(true);
    expect([states(), screen.queryByLabelText('What the camera sees')]).toEqual([['ended'], null]);
    await hide(false);
    await screen.findByLabelText('What the camera sees');
    expect(states()).toEqual(['ended', 'live']);
    await person.click(screen.getByRole('button', { name: 'Camera off' }));
    expect(states()).toEqual(['ended', 'ended']);
    await hide(true);
    await hide(false);
    expect(getUserMedia).toHaveBeenCalledTimes(2);
  });

  it('reports that it was disconnected, and can be turned on again', async () => {
    const { lose } = camera();
    openBoard();
    await person.click(screen.getByRole('button', { name: 'Use the camera' }));
    await screen.findByLabelText('What the camera sees');
    act(() => void lose());
    expect(screen.getByRole('alert').textContent).toMatch(/no picture from the camera/);
    await person.click(screen.getByRole('button', { name: 'Use the camera' }));
    await screen.findByLabelText('What the camera sees');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('adds a code only once, however long it is held up, and rejects other QR codes', async () => {
    const { seen } = camera();
    seen.push(codeFor(FOX, 8));
    openBoard();
    await person.click(screen.getByRole('button', { name: 'Use the camera' }));
    await vi.waitFor(() => expect(figure()).toBe(8));
    seen.splice(0, 1, 'https://example.org/mental-maths?class=1');
    await screen.findByText(/That is not a class code\. A class code has 8 to 15 letters/);
    expect([figure(), here()]).toEqual([8, ['Fox with the red sail']]);
    expect(vi.mocked(announce).mock.calls.filter(([sentence]) => sentence.startsWith('Welcome')).length).toBe(1);
  });
});

describe('A camera image', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('with many codes in one QR code adds no boat and says so', async () => {
    const { seen } = camera();
    seen.push(Array.from({ length: 50 }, (_, tag) => codeFor(FOX, 1, tag + 1)).join('\n'));
    openBoard();
    await person.click(screen.getByRole('button', { name: 'Use the camera' }));
    await screen.findByText(/That is not a class code/);
    expect(screen.queryByRole('region', { name: 'Who is here' })).toBeNull();
  });

  it('with several QR codes adds one boat at a time', async () => {
    const { seen } = camera();
    seen.push(codeFor(FOX, 1), codeFor(OWL, 1), codeFor(FOX, 1, 2));
    openBoard();
    vi.mocked(announce).mockClear();
    await person.click(screen.getByRole('button', { name: 'Use the camera' }));
    await vi.waitFor(() => expect(here()).toHaveLength(3));
    const welcomes = vi.mocked(announce).mock.calls.filter(([sentence]) => sentence.startsWith('Welcome aboard: the'));
    expect(welcomes).toHaveLength(3);
  });
});

it('Without a round in the URL the page offers all class games, and starts one', async () => {
  openBoard('');
  const choices = within(screen.getByLabelText('Game')).getAllByRole('option');
  expect(choices.map((option) => option.textContent)).toEqual(GAMES.filter(hasClassMode).map(({ heading }) => heading));
  await person.click(screen.getByRole('button', { name: 'Set sail' }));
  screen.getByText("Who's coming aboard?");
});

const ANSWERS = Array.from({ length: 10 }, (_, index) => index > 3);
/** The settings that the child has played with. */
let played: object = {};

/** A game page with a result of six correct answers out of ten. */
function Screen() {
  const { kind, offers } = use(PlayModeContext);
  const round = { seed: 7, tally: { right: 6, answers: 10 }, asked: { settings: played, answers: ANSWERS } };
  return kind === 'class' ? offers.topOfResult(round) : <p>No class</p>;
}
const Page = withPlayMode(game, Screen);

const openRound = async (search: string) => {
  render(
    <MemoryRouter initialEntries={[`${game.path}${search}`]}>
      <Page />
    </MemoryRouter>,
  );
  // The result is loaded on demand.
  await act(async () => {});
};

/** Moves the focus to a control using only Tab. */
async function reach(control: HTMLElement) {
  for (let stops = 0; document.activeElement !== control && stops < 40; stops++) await person.tab();
  expect(document.activeElement).toBe(control);
}

/** Moves the focus to a group of choices with Tab, and to one of them with the arrow keys. */
async function pick(name: string) {
  const choice = screen.getByRole<HTMLInputElement>('radio', { name });
  const group = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.name === choice.name);
  await reach(group.find(({ checked }) => checked) ?? group[0]!);
  for (let steps = 0; !choice.checked && steps < group.length; steps++) await person.keyboard('{ArrowRight}');
  expect(choice.checked).toBe(true);
}

it('A child chooses an animal and sail by keyboard, gets a code, and still has it after a reload', async () => {
  await openRound('?seed=7&class=1');
  await screen.findByRole('radio', { name: 'Owl' });
  await pick('Owl');
  await pick('Blue');
  await reach(screen.getByRole('button', { name: 'Go aboard as the owl with the blue sail' }));
  await person.keyboard('{Enter}');
  screen.getByRole('heading', { name: 'Code for the owl with the blue sail' });
  const code = new URLSearchParams(location.search).get('class') ?? '';
  expect(parseClassCode(ROUND, code)).toMatchObject({ result: { animal: OWL, sail: 1, right: 6, of: 10 } });
  expect(screen.getByTestId('class-code').textContent).toContain(code.slice(0, 3));
  document.body.replaceChildren();
  await openRound(`?seed=7&class=${code}`);
  await screen.findByRole('heading', { name: 'Code for the owl with the blue sail' });
});

it("A child's code contains their answers, unless they changed the settings", async () => {
  const set = GAMES.find((one) => hasClassMode(one) && Object.hasOwn(one.settings, 'difficulty'))!;
  const SetPage = withPlayMode(set, Screen);
  const codeAfter = async (settings: object) => {
    played = settings;
    const { unmount } = render(
      <MemoryRouter initialEntries={[`${set.path}?seed=7&difficulty=medium&class=1`]}>
        <SetPage />
      </MemoryRouter>,
    );
    await person.click(await screen.findByRole('button', { name: /^Go aboard/ }));
    unmount();
    return new URLSearchParams(location.search).get('class') ?? '';
  };
  const round = createClassRound(set, 7, new URLSearchParams('difficulty=medium'));
  expect(parseClassCode(round, await codeAfter({ difficulty: 'medium', time: 'none' }))).toMatchObject({
    result: { right: 6, of: 10, answers: ANSWERS },
  });
  const other = parseClassCode(round, await codeAfter({ difficulty: 'hard' }));
  expect(other).toMatchObject({ result: { right: 6, of: 10 } });
  expect(other).not.toHaveProperty('result.answers');
  played = {};
});

it('A child with a captain starts with its animal and sail, and the next child does not', async () => {
  captainStore.update(() => ({ sail: 'leaf', flag: 'fish', name: 'brave owl' }));
  await openRound('?seed=7&class=1');
  expect(await screen.findByRole('button', { name: 'Go aboard as the owl with the green sail' })).toBeTruthy();
  document.body.replaceChildren();
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
  await openRound(`?seed=7&class=${codeFor(FOX, 3)}`);
  await screen.findByRole('heading', { name: 'Is someone else playing now?' });
  expect(screen.queryByRole('button', { name: /owl with the green sail/ })).toBeNull();
  random.mockRestore();
  captainStore.update(() => NO_CAPTAIN);
});

it('A captain brings only the animal if class rounds do not have that sail', () => {
  expect(sailorOfCaptain({ sail: 'violet', flag: 'star', name: 'kind panda' })).toEqual({
    animal: ANIMALS.indexOf('panda'),
    sail: null,
  });
});

it('A round without a seed or a class is played as usual', async () => {
  await openRound('?class=1');
  expect(screen.getByText('No class')).toBeTruthy();
});
