// @vitest-environment jsdom
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RouteFocus } from '../../src/pages/shell/RouteFocus';
import { createScrollPositions } from '../../src/pages/shell/scroll-positions';
import { listEntries, type Unit } from '../../src/videos/catalogue';
import { EntryDrawing } from '../../src/videos/EntryDrawing';
import HubPage from '../../src/videos/HubPage';
import { HUBS, loadCatalogue } from '../../src/videos/hubs';
import { TOPICS } from '../../src/videos/topics';
import { viewingStore } from '../../src/videos/viewing';

// A hub has hundreds of elements. Whether screen readers can see them is tested in tests/e2e/video-hub.spec.ts.
configure({ defaultHidden: true });

const person = userEvent.setup();
const catalogues = new Map(await Promise.all(HUBS.map(async ({ id }) => [id, await loadCatalogue(id)] as const)));

/** Called as soon as the URL of the page changes, before anything else happens. */
let atAddress = (_search: string): void => {};

function Address() {
  const { search, hash } = useLocation();
  const go = useNavigate();
  useLayoutEffect(() => atAddress(search), [search]);
  return (
    <>
      <code>{`${search}${hash}`}</code>
      <button type="button" onClick={() => go(-1)}>
        Back
      </button>
      <button type="button" onClick={() => go(1)}>
        Forward
      </button>
    </>
  );
}

const address = () => document.querySelector('code')?.textContent;
const step = (name: 'Back' | 'Forward') => fireEvent.click(screen.getByRole('button', { name }));

function open(id: string, at = '') {
  const hub = HUBS.find((one) => one.id === id);
  const catalogue = catalogues.get(id);
  if (hub === undefined || catalogue === undefined) throw new Error(`There is no hub "${id}".`);
  const shown = { current: null };
  const scrolling = createScrollPositions();
  return render(
    <MemoryRouter initialEntries={[`${hub.path}${at}`]}>
      <HubPage hub={hub} catalogue={catalogue} />
      <RouteFocus shownRef={shown} scrolling={scrolling} />
      <Address />
    </MemoryRouter>,
  );
}

const units = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;
const card = (title: string | RegExp) => {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  if (found === null) throw new Error('A title without its card.');
  return found;
};
const words = (title: string) =>
  [...card(title).querySelectorAll('.entry-kind, p')].map(({ textContent }) => textContent);
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: `Watched: ${FIRST}` });
const playerOf = (title: string) => screen.queryByTitle(title);
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

const findStatus = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"]' });
const enter = () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
const typedText = () => screen.getByRole<HTMLInputElement>('searchbox').value;

const FIRST = 'Methods of Proof (A-Level Maths)';
const SECOND = 'Proof by Contradiction Chapter 1 section 1 Edexcel Pure A Level';

const scrolledTo: string[] = [];

beforeEach(() => {
  // A separate visit.
  history.replaceState(null, '');
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function noteIt(this: Element) {
    scrolledTo.push(this.id);
  };
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockResolvedValue(new Response()));
  viewingStore.update(() => ({ watched: {}, last: {} }));
});

describe('The hub page', () => {
  it.each(HUBS.map(({ id }) => id))('shows its heading, its tabs and the units of the first tab: %s', (id) => {
    open(id);
    const hub = catalogues.get(id);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(hub?.heading);
    expect(document.title).toBe(`${hub?.heading} | Numeria`);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
      hub?.tabs.map(({ title }) => title),
    );
    expect(units()).toEqual(hub?.tabs[0]?.units.map(({ title }) => title));
    expect(screen.getByText(/All videos belong to their educators and are hosted on YouTube\./)).toBeDefined();
  });

  it.each(HUBS.map(({ id }) => id))('marks the titles of its tabs and units as English in every language: %s', (id) => {
    open(id);
    const titles = catalogues.get(id)?.tabs.map(({ title }) => title) ?? [];
    const shown = [...screen.getAllByRole('tab'), ...screen.getAllByRole('heading', { level: 2 })];
    const unmarked = shown.filter(
      (element) => element.closest('[lang="en"]') === null && element.querySelector('[lang="en"]') === null,
    );
    expect(titles.length).toBeGreaterThan(0);
    expect(unmarked.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('opens the tab in the URL, and updates the URL for another tab', async () => {
    open('us', '?tab=grade-12');
    expect(shownTab()).toBe('Grade 12');
    await person.click(screen.getByRole('tab', { name: 'Grade 10' }));
    expect(shownTab()).toBe('Grade 10');
    expect(screen.getByText('?tab=grade-10')).toBeDefined();
  });

  it.each(['?tab=none', '?tab=', '#no-unit', '#%E0%A4%A'])(
    'opens the first tab if the URL does not name one: %s',
    (at) => {
      open('us', at);
      expect(shownTab()).toBe('Grade 10');
    },
  );

  it.each([
    ['#discrete-mathematics', 'discrete-mathematics'],
    ['#EBHeuT6youI', 'EBHeuT6youI'],
    ['?tab=grade-12#calculus', 'calculus'],
    ['?tab=grade-10#EBHeuT6youI', 'EBHeuT6youI'],
  ])('shows the unit or video in the URL, in its tab: %s', (at, id) => {
    open('us', at);
    expect(shownTab()).toBe('Grade 12');
    expect(scrolledTo).toEqual([id]);
  });

  it('links to each unit from its heading and from the list', () => {
    open('alevels');
    expect(screen.getByRole('heading', { level: 2, name: 'Vectors' }).querySelector('a')?.getAttribute('href')).toBe(
      '/video-hub/alevels?tab=pure#vectors',
    );
    const list = within(screen.getByRole('navigation', { name: 'Units' }));
    expect(list.getByRole('link', { name: 'Proof 5' }).getAttribute('aria-current')).toBe('location');
    fireEvent.click(list.getByRole('link', { name: 'Algebra & Functions 10' }));
    expect(list.getByRole('link', { name: 'Proof 5' }).getAttribute('aria-current')).toBeNull();
    expect(screen.getByText('?tab=pure#algebra-and-functions')).toBeDefined();
  });
});

describe('A search', () => {
  it('keeps the list of units, in which a link ends it', async () => {
    open('alevels', '?q=vectors');
    await findStatus(/match/);
    const list = within(screen.getByRole('navigation', { name: 'Units' }));
    fireEvent.click(list.getByRole('link', { name: 'Proof 5' }));
    expect(address()).toBe('?tab=pure#proof');
    expect(typedText()).toBe('');
  });
});

describe('A card', () => {
  it('shows its kind and its educator', () => {
    open('us');
    expect(words('Algebra I | High School Math')).toEqual(['Playlist', 'KKhan Academy']);
    expect(words('Basics of Geometry for High School')[0]).toBe('Video');
    expect(words('Geometry (all content)')[0]).toBe('External Link');
  });

  it('adds details that are missing from its title', () => {
    open('canadian', '?tab=grade-12');
    expect(words('Grade 12 Math (Canada)')).toEqual([
      'Playlist',
      'SStudyPug',
      'The title says all of Grade 12, so it covers more than calculus and vectors.',
    ]);
  });

  it('words the credit carefully if the educator is uncertain', () => {
    open('alevels', '#coordinate-geometry');
    expect(card('Applications of Coordinate Geometry in Real Life').textContent).toContain('Listed under ExamQA');
  });

  it('opens an external page in a new tab, without a player', () => {
    open('us');
    const link = screen.getByRole('link', { name: /^Visit External Resource: Geometry/ });
    expect([
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
      link.textContent,
    ]).toEqual(['https://www.khanacademy.org/math/geometry', '_blank', 'noreferrer', 'Visit External Resource']);
    expect(within(card('Geometry (all content)')).queryByRole('button')).toBeNull();
  });

  it('shows the thumbnail over the drawing once it has loaded, and otherwise the drawing', () => {
    open('alevels');
    const picture = () => card(FIRST).querySelector<HTMLImageElement>('.entry-thumbnail');
    expect(['loading', 'referrerpolicy', 'alt'].map((name) => picture()?.getAttribute(name))).toEqual([
      'lazy',
      'no-referrer',
      '',
    ]);
    expect(picture()?.dataset['there']).toBe('false');
    fireEvent.load(picture()!);
    expect(picture()?.dataset['there']).toBe('true');
    fireEvent.error(picture()!);
    expect([picture(), card(FIRST).querySelectorAll('.topic-drawing')]).toEqual([
      null,
      expect.objectContaining({ length: 1 }),
    ]);
    expect(card(SECOND).querySelector('.entry-thumbnail')).toBeNull();
  });

  it('treats the grey placeholder of the image service as no thumbnail', () => {
    open('alevels');
    const picture = card(FIRST).querySelector<HTMLImageElement>('.entry-thumbnail')!;
    Object.defineProperty(picture, 'naturalWidth', { value: 120 });
    fireEvent.load(picture);
    expect(card(FIRST).querySelector('.entry-thumbnail')).toBeNull();
  });
});

/** A loaded frame, and a function that sends a message as the player would. */
async function loaded() {
  open('alevels');
  await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
  vi.useFakeTimers();
  const frame = playerOf(FIRST) as HTMLIFrameElement;
  const asked = vi.spyOn(frame.contentWindow!, 'postMessage');
  fireEvent.load(frame);
  return {
    asked,
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    speaks: (origin: string) =>
      act(() => void dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data: '{}' }))),
  };
}
const filterNote = () => screen.queryByText('No video here?');

describe('The player', () => {
  it('replaces the picture, plays immediately and uses the host without cookies', async () => {
    open('alevels');
    await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
    const frame = playerOf(FIRST)!;
    expect([frame.getAttribute('src'), frame.getAttribute('referrerpolicy')]).toEqual([
      'https://www.youtube-nocookie.com/embed/ZhhBegRbvkA?autoplay=1&rel=0&enablejsapi=1',
      'strict-origin-when-cross-origin',
    ]);
    expect(card(FIRST).querySelector('.entry-picture')).toBeNull();
    expect(screen.getByRole('link', { name: /^Watch on YouTube/ }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=ZhhBegRbvkA',
    );
    expect(document.activeElement?.textContent).toBe('Close');
  });

  it('closes when another one opens', async () => {
    open('alevels');
    await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
    await person.click(screen.getByRole('button', { name: `Play: ${SECOND}` }));
    expect([playerOf(FIRST), playerOf(SECOND)]).toEqual([null, expect.any(HTMLIFrameElement)]);
    expect(document.activeElement?.closest('article')).toBe(card(SECOND));
  });

  it.each(['Escape', 'Close'])('closes with %s and returns the focus to its card', async (by) => {
    open('alevels');
    await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
    if (by === 'Escape') await person.keyboard('{Escape}');
    else await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(playerOf(FIRST)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Play: ${FIRST}` }));
  });

  it('says that it cannot be reached, with a link and a retry button', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('alevels');
    await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
    expect((await screen.findByRole('alert')).textContent).toContain('This video cannot be shown here.');
    expect([playerOf(FIRST), screen.getByRole('link', { name: /^Watch on YouTube/ })]).toEqual([
      null,
      expect.anything(),
    ]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(playerOf(FIRST)).not.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('says that a filter may be blocking it if the loaded frame does not send messages', async () => {
    try {
      const frame = await loaded();
      expect(frame.asked).toHaveBeenCalledWith(expect.stringContaining('listening'), '*');
      frame.speaks('https://filter.example');
      frame.pass(7900);
      expect(filterNote()).toBeNull();
      frame.pass(200);
      expect(filterNote()!.closest('[role="status"]')!.textContent).toContain(
        `${FIRST}https://www.youtube-nocookie.com/embed/ZhhBegRbvkA`,
      );
      expect([playerOf(FIRST), screen.getByRole('link', { name: /^Watch on YouTube/ })]).not.toContain(null);
      frame.speaks('https://www.youtube-nocookie.com');
      expect(filterNote()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not show a note if the player has sent a message', async () => {
    try {
      const frame = await loaded();
      frame.speaks('https://www.youtube-nocookie.com');
      frame.pass(60_000);
      expect(filterNote()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not loaded while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('alevels');
    await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
    expect([playerOf(FIRST), screen.getByRole('alert').textContent]).toEqual([
      null,
      expect.stringContaining('offline'),
    ]);
  });
});

describe('The watched mark', () => {
  it('is set by the viewer, counted in the unit, and stored', async () => {
    open('alevels');
    expect(screen.queryByText(/watched$/)).toBeNull();
    await person.click(box());
    expect([box().checked, screen.getByText('1 of 5 watched')]).toEqual([true, expect.anything()]);
    expect(viewingStore.read().watched).toEqual({ alevels: ['ZhhBegRbvkA'] });
    await person.click(box());
    expect(viewingStore.read().watched).toEqual({ alevels: [] });
  });

  it('appears when another tab sets it', () => {
    open('alevels');
    act(() => viewingStore.update(() => ({ watched: { alevels: ['ZhhBegRbvkA'] }, last: {} })));
    expect(screen.getByText('1 of 5 watched')).toBeDefined();
  });

  it('offers to continue with the last one, only in this hub, from the next visit on', async () => {
    const { unmount } = open('alevels');
    await person.click(screen.getByRole('button', { name: `Play: ${FIRST}` }));
    expect(screen.queryByText('Continue:')).toBeNull();
    unmount();
    const other = open('us');
    expect(screen.queryByText('Continue:')).toBeNull();
    other.unmount();
    open('alevels', '?tab=statistics');
    fireEvent.click(screen.getByRole('link', { name: FIRST }));
    expect([shownTab(), screen.getByText('?tab=pure#ZhhBegRbvkA')]).toEqual(['Pure Mathematics', expect.anything()]);
  });

  it('does not offer to continue if the last one no longer exists', () => {
    viewingStore.update(() => ({ watched: {}, last: { alevels: 'goneForEver' } }));
    open('alevels');
    expect(screen.queryByText('Continue:')).toBeNull();
  });
});

describe('The search', () => {
  it('shows results instead of the tabs, with their tab and unit, highlighted words and a count', async () => {
    open('alevels');
    type('moments');
    await findStatus('1 match');
    expect(screen.queryByRole('tab')).toBeNull();
    const found = card(/Moments$/);
    expect(found.querySelector('.entry-where')?.textContent).toBe('Mechanics › Mechanics');
    expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Moments']);
    type('');
    expect(shownTab()).toBe('Pure Mathematics');
  });

  it('offers related results or similar spellings, or suggests what to try', async () => {
    open('gcse');
    type('bidmas');
    await findStatus('No results for “bidmas”. Related results:');
    expect(card('Calculator Skills for GCSE')).toBeDefined();
    type('probabilty');
    await findStatus('No results for “probabilty”. These have a similar spelling:');
    type('qqqqzzzz');
    await findStatus('No results for “qqqqzzzz”. Try another word, such as a topic or a teacher.');
    type('the');
    await findStatus('Type a topic, such as “fractions”, or a teacher.');
  });

  it('offers at most six related results', async () => {
    open('alevels');
    type('calculus');
    await findStatus(/Related results/);
    expect(document.querySelectorAll('.entry-card')).toHaveLength(6);
  });

  it('counts matches for other exam boards if this one has none, and links there', async () => {
    open('gcse');
    type('dy/dx');
    await findStatus('No results for “dy/dx”. Other exam boards have 10 matches:');
    const links = within(screen.getByRole('list', { name: 'Other exam boards' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A-Levels 6', '/video-hub/alevels?q=dy%2Fdx'],
      ['CBSE 4', '/video-hub/cbse?q=dy%2Fdx'],
    ]);
  });

  it('shows matches for other exam boards before related results for this one', async () => {
    open('ib');
    type('surds');
    await findStatus('No results for “surds”. Other exam boards have 4 matches:');
    expect(screen.getByText('Related videos on this exam board:')).toBeDefined();
    expect(card('Exponential Operations and Laws (IB Math AI SL)')).toBeDefined();
  });

  it('links to related results for other exam boards if there is nothing here', async () => {
    open('us');
    type('bidmas');
    await findStatus('No results for “bidmas”. Related results from other exam boards:');
    expect(screen.getByRole('link', { name: 'GCSE 2' })).toBeDefined();
  });

  it('searches all exam boards when asked, and names the board of each result', async () => {
    open('canadian');
    type('essence of linear algebra');
    await findStatus(/^No results for/);
    await person.click(screen.getByRole('switch', { name: 'All exam boards' }));
    await findStatus('3 matches');
    expect([...document.querySelectorAll('.entry-where')].map(({ textContent }) => textContent).toSorted()).toEqual([
      'Australian Mathematics › Year 12 › Specialist Mathematics',
      'IB Mathematics › HL Additional › HL Additional Topics',
      'US Common Core Mathematics › Grade 12 › Number and Quantity',
    ]);
    expect(address()).toContain('boards=all');
  });

  it('reports that the other exam boards cannot be loaded, and searches them once they can', async () => {
    vi.resetModules();
    const { default: FreshPage } = await import('../../src/videos/HubPage');
    const { HUBS: hubs, loadCatalogue: load } = await import('../../src/videos/hubs');
    render(
      <MemoryRouter>
        <FreshPage hub={hubs[5]!} catalogue={await load('canadian')} />
      </MemoryRouter>,
    );
    type('quadratic');
    await findStatus('2 matches');
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const everywhere = screen.getByRole('switch', { name: 'All exam boards' });
    await person.click(everywhere);
    await findStatus(/could not/);
    type('quadratics');
    expect(await findStatus('7 matches')).toBeDefined();
  });

  it('reports that the search cannot be loaded, and works once it can', async () => {
    vi.resetModules();
    const { default: FreshPage } = await import('../../src/videos/HubPage');
    const { HUBS: hubs, loadCatalogue: load } = await import('../../src/videos/hubs');
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(
      <MemoryRouter>
        <FreshPage hub={hubs[0]!} catalogue={await load('alevels')} />
      </MemoryRouter>,
    );
    type('moment');
    await findStatus('The search could not be loaded. Try again when you are online.');
    type('moments');
    expect(await findStatus('1 match')).toBeDefined();
  });

  it('plays a result', async () => {
    open('alevels');
    type('methods of proof');
    await person.click(await screen.findByRole('button', { name: `Play: ${FIRST}` }));
    expect(playerOf(FIRST)).not.toBeNull();
  });

  it('is in the URL once typing pauses, next to the tab, and Back and Forward undo and repeat it', async () => {
    open('alevels', '?tab=mechanics');
    type('mom');
    type('moments ');
    expect(address()).toBe('?tab=mechanics');
    await waitFor(() => expect(address()).toBe('?tab=mechanics&q=moments'));
    await findStatus('1 match');
    step('Back');
    await waitFor(() => expect(shownTab()).toBe('Mechanics'));
    expect([address(), typedText()]).toEqual(['?tab=mechanics', '']);
    step('Forward');
    await findStatus('1 match');
    expect([address(), typedText()]).toEqual(['?tab=mechanics&q=moments', 'moments']);
  });

  it('is one history entry until Enter, and another one after that', async () => {
    open('alevels');
    type('proj');
    await waitFor(() => expect(address()).toBe('?q=proj'));
    type('projectiles');
    enter();
    expect(address()).toBe('?q=projectiles');
    type('surds');
    fireEvent.blur(screen.getByRole('searchbox'));
    expect(address()).toBe('?q=surds');
    step('Back');
    await waitFor(() => expect([address(), typedText()]).toEqual(['?q=projectiles', 'projectiles']));
    step('Back');
    await waitFor(() => expect([address(), typedText()]).toEqual(['', '']));
  });

  it('keeps the latest text if a slow device shows an older URL just before the next one', async () => {
    open('alevels');
    onTestFinished(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      atAddress = () => {};
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const shown: string[] = [];
    atAddress = (search) => {
      if (search === '?q=proj') vi.advanceTimersByTime(500);
      shown.push(`${search} ${typedText()}`);
    };
    type('proj');
    vi.advanceTimersByTime(500);
    type('projectiles');
    await vi.waitFor(() => expect(shown.at(-1)).toContain('?q=projectiles'));
    expect(shown).toEqual(['?q=proj projectiles', '?q=projectiles projectiles']);
  });

  it('is removed from the URL when its field is cleared', async () => {
    open('alevels', '?tab=mechanics&q=moments');
    type('');
    enter();
    expect([address(), shownTab()]).toEqual(['?tab=mechanics', 'Mechanics']);
  });

  it('starts immediately from a link, also for all exam boards', async () => {
    open('canadian', '?q=essence+of+linear+algebra&boards=all');
    expect(typedText()).toBe('essence of linear algebra');
    await findStatus('3 matches');
    expect(screen.getByRole('switch', { name: 'All exam boards' }).getAttribute('aria-checked')).toBe('true');
  });

  it.each([
    ['?q=', ''],
    ['?q=%E0%A4%A', '\uFFFD%A'],
    [`?q=${'x'.repeat(5000)}`, 'x'.repeat(80)],
  ])('copes with any URL: %.20s', (at, text) => {
    open('alevels', at);
    expect(typedText()).toBe(text);
  });
});

const drawnOf = (unit: Unit) =>
  unit.entries.map((entry) => render(<EntryDrawing entry={entry} unit={unit} />).container.innerHTML);

const textOf = (hub: string, title: string) => {
  const index = listEntries(catalogues.get(hub)!).find(({ entry }) => entry.title === title)!;
  return render(<EntryDrawing {...index} />).container.textContent;
};

describe('The drawings', () => {
  const unitsOf = [...catalogues].flatMap(([id, { tabs }]) =>
    tabs.flatMap(({ units: all }) => all.map((unit) => [`${id}, ${unit.title}`, unit] as const)),
  );

  it.each(unitsOf)('are all different in a unit, decorative, and without text: %s', (_, unit) => {
    const all = drawnOf(unit);
    expect(new Set(all).size).toBe(unit.entries.length);
    expect(all.every((html) => html.startsWith('<svg') && html.includes('aria-hidden="true"'))).toBe(true);
    expect(all.filter((html) => /NaN|undefined|Infinity/.test(html))).toEqual([]);
  });

  it('exist for every topic, and for unknown units and titles', () => {
    const unknown = { title: 'Quux', educator: 'Ada', videoId: 'abcdefghijk' };
    const first = (topic: string) => drawnOf({ id: 'unit', title: 'Unit', topic, entries: [unknown] })[0];
    expect(new Set(TOPICS.map(first)).size).toBe(TOPICS.length);
    expect(first('cooking')).toBe(first('general'));
  });

  it('match the title', () => {
    expect(textOf('gcse', 'Algebra: expanding brackets')).toBe('2(x + 3)= 2x + 6');
    expect(textOf('gcse', 'GCSE Maths - Trigonometry (SOHCAHTOA)')).toBe('adjopphyp');
    expect(textOf('alevels', 'Differentiation: Introducing the Chain Rule')).toBe('dydx = dydu × dudx');
    expect(textOf('alevels', 'Quadratic Formula (A-Level Maths)')).toBe('x = −b ± √(b2 − 4ac)2a');
  });
});
