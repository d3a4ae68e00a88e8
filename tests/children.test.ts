// @vitest-environment jsdom
/* Which child plays in a tab, and what belongs to it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPageOfTab, lookOf, reload, reportStored } from './helpers/children';

const FOX = lookOf('fox', 'red', 0);
const OWL = lookOf('owl', 'blue', 1);
const OWL_KEY = 'numeria.child.k1';
const VOYAGE = '{"version":1,"data":{"last":"","stars":{}}}';

const dataset = () => Object.fromEntries(Object.entries(document.documentElement.dataset));
const openChildren = () => import('../src/device/children');
const openRemoval = () => import('../src/progress/remove-child');
const openText = () => import('../src/device/stored-strings');
const keysOf = (start: string) => Object.keys(localStorage).filter((key) => key.startsWith(start));
const shareDevice = (): void => {
  localStorage.setItem('numeria.child.first', FOX);
  localStorage.setItem(OWL_KEY, OWL);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['child', 'children']) delete document.documentElement.dataset[name];
});

describe('On a device with one child', () => {
  it('nobody is asked, and nothing is stored about children', async () => {
    localStorage.setItem('numeria.voyage', VOYAGE);
    loadPageOfTab(null);
    const { readChildren } = await openChildren();
    expect([dataset(), readChildren().length, Object.keys(localStorage)]).toEqual([{}, 1, ['numeria.voyage']]);
  });

  it('what was stored before stays untouched and belongs to that child once another is added', async () => {
    localStorage.setItem('numeria.voyage', VOYAGE);
    localStorage.setItem('numeria.theme', '{"version":1,"data":"dark"}');
    loadPageOfTab(null);
    const { addChild } = await openChildren();
    const id = addChild({ animal: 'owl', colour: 'blue' });
    const { readStoredText } = await openText();
    expect([localStorage.getItem('numeria.voyage'), readStoredText('numeria.theme')]).toEqual([
      VOYAGE,
      '{"version":1,"data":"dark"}',
    ]);
    loadPageOfTab(id);
    const { readStoredText: readOfOther } = await openText();
    expect([readOfOther('numeria.voyage'), readOfOther('numeria.theme')]).toEqual([null, null]);
  });

  it('the animal of the captain becomes that of the child', async () => {
    localStorage.setItem(
      'numeria.captain',
      '{"version":1,"data":{"sail":"violet","flag":"moon","name":"brave panda"}}',
    );
    loadPageOfTab(null);
    const { addChild, readChildren } = await openChildren();
    addChild({ animal: 'owl', colour: 'blue' });
    expect(readChildren().map(({ look }) => look)).toEqual([
      { animal: 'panda', colour: 'purple' },
      { animal: 'owl', colour: 'blue' },
    ]);
  });
});

describe('On a device that children share', () => {
  beforeEach(shareDevice);

  it('a new tab asks who is playing, and has the child who played last until then', () => {
    localStorage.setItem('numeria.child', 'k1');
    loadPageOfTab(null);
    expect(dataset()).toEqual({ child: OWL_KEY, children: 'asked' });
  });

  it('a tab in which a child was chosen does not ask again, whoever played last elsewhere', () => {
    localStorage.setItem('numeria.child', 'k1');
    loadPageOfTab('first');
    expect(dataset()).toEqual({ children: 'known' });
  });

  it.each(['/teachers', '/privacy', '/math-warp?storm', '/math-warp?players=2'])('%s does not ask', (address) => {
    loadPageOfTab(null, address);
    expect(dataset()['children']).toBe('known');
  });

  it('each child reads and writes only its own values', async () => {
    for (const [id, text] of [
      ['first', 'of the fox'],
      ['k1', 'of the owl'],
    ] as const) {
      loadPageOfTab(id);
      const { readStoredText, writeStoredText } = await openText();
      expect(readStoredText('numeria.voyage')).toBeNull();
      writeStoredText('numeria.voyage', text);
      expect(readStoredText('numeria.voyage')).toBe(text);
    }
    expect([localStorage.getItem('numeria.voyage'), localStorage.getItem(`${OWL_KEY}:numeria.voyage`)]).toEqual([
      'of the fox',
      'of the owl',
    ]);
  });

  it('choosing a child stores the choice for this tab and for new ones, and loads the page again', async () => {
    loadPageOfTab(null);
    const { playAs } = await openChildren();
    playAs('k1');
    expect([sessionStorage.getItem('numeria.child'), localStorage.getItem('numeria.child')]).toEqual(['k1', 'k1']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('choosing the child who is playing already loads nothing', async () => {
    loadPageOfTab('k1');
    const { playAs } = await openChildren();
    playAs('k1');
    expect([reload.mock.calls, dataset()['children']]).toEqual([[], 'known']);
  });

  it('a page that the browser restores after another child was chosen is loaded again', () => {
    const page = loadPageOfTab('first');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).not.toHaveBeenCalled();
    sessionStorage.setItem('numeria.child', 'k1');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page stays as it is when another tab changes how its child looks, whoever played last', () => {
    localStorage.setItem('numeria.child', 'first');
    const page = loadPageOfTab(null);
    localStorage.setItem('numeria.child', 'k1');
    localStorage.setItem('numeria.child.first', lookOf('lion', 'green', 0));
    reportStored(page, 'numeria.child.first');
    expect(reload).not.toHaveBeenCalled();
  });

  it('a change that the other child makes in another tab is not noticed', async () => {
    const page = loadPageOfTab('first');
    const { voyageStore } = await import('../src/device/voyage');
    const heard = vi.fn<() => void>();
    voyageStore.subscribe(heard);
    localStorage.setItem(`${OWL_KEY}:numeria.voyage`, '{"version":1,"data":{"last":"math-warp","stars":{}}}');
    reportStored(page, `${OWL_KEY}:numeria.voyage`);
    expect([heard.mock.calls, voyageStore.read().last]).toEqual([[], '']);
  });

  it('a damaged value is set aside for the child it belongs to', async () => {
    localStorage.setItem(`${OWL_KEY}:numeria.voyage`, 'broken');
    loadPageOfTab('k1');
    await import('../src/device/voyage');
    expect(localStorage.getItem(`${OWL_KEY}:numeria.voyage.damaged`)).toBe('broken');
    expect(localStorage.getItem('numeria.voyage.damaged')).toBeNull();
  });
});

describe('When what is stored about the children is damaged', () => {
  const DAMAGE = [null, '', '{', 'null', '[]', '{"version":9,"data":{}}', '{"version":1,"data":{"animal":"dragon"}}'];

  it.each(DAMAGE)('as %j, a child who has stored anything is still there, with a look of their own', async (text) => {
    shareDevice();
    localStorage.setItem(`${OWL_KEY}:numeria.voyage`, VOYAGE);
    if (text === null) localStorage.removeItem(OWL_KEY);
    else localStorage.setItem(OWL_KEY, text);
    loadPageOfTab('k1');
    const { readChildren } = await openChildren();
    expect(dataset()['child']).toBe(OWL_KEY);
    const [fox, other] = readChildren();
    expect([fox?.look, other?.id]).toEqual([{ animal: 'fox', colour: 'red' }, 'k1']);
    expect([other?.look.animal, other?.look.colour]).not.toContain('fox');
    const { readStoredText } = await openText();
    expect(readStoredText('numeria.voyage')).toBe(VOYAGE);
  });

  it.each(DAMAGE)('as %j, the first child is still there', async (text) => {
    shareDevice();
    localStorage.setItem('numeria.voyage', VOYAGE);
    if (text === null) localStorage.removeItem('numeria.child.first');
    else localStorage.setItem('numeria.child.first', text);
    loadPageOfTab('first');
    const { readChildren } = await openChildren();
    expect(readChildren().map(({ id }) => id)).toEqual(['first', 'k1']);
    const { readStoredText } = await openText();
    expect(readStoredText('numeria.voyage')).toBe(VOYAGE);
  });

  it.each(['', 'nobody', '{"version":1}', 'k1:numeria'])('a choice of %j gives a child who exists', (chosen) => {
    shareDevice();
    localStorage.setItem('numeria.child', chosen);
    loadPageOfTab(chosen);
    expect(dataset()).toEqual({ children: 'asked' });
  });

  it('a device that forbids storage has its first child', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    loadPageOfTab(null);
    const { addChild, readChildren } = await openChildren();
    expect([dataset(), readChildren().map(({ id }) => id), addChild({ animal: 'owl', colour: 'blue' })]).toEqual([
      {},
      ['first'],
      null,
    ]);
  });
});

describe('A removed child', () => {
  it('leaves nothing behind except that it was removed, and the others keep everything', async () => {
    shareDevice();
    localStorage.setItem('numeria.voyage', VOYAGE);
    for (const key of ['numeria.voyage', 'numeria.voyage.damaged', 'arithmeticHeroProgress', 'numeria.of.tomorrow'])
      localStorage.setItem(`${OWL_KEY}:${key}`, '{}');
    loadPageOfTab('first');
    const { removeChild } = await openRemoval();
    removeChild('k1');
    expect([keysOf(OWL_KEY), localStorage.getItem('numeria.voyage')]).toEqual([[OWL_KEY], VOYAGE]);
    expect(localStorage.getItem(OWL_KEY)).toBe('{"version":1,"data":"removed"}');
    const { readChildren } = await openChildren();
    expect(readChildren().map(({ id }) => id)).toEqual(['first']);
  });

  it('who is the first takes neither the account nor what belongs to other sites at the same address', async () => {
    shareDevice();
    const others = {
      'numeria.session': '{}',
      'numeria.borrowed-until': '9',
      somethingElse: 'x',
      'numeria.child': 'k1',
    };
    const own = ['numeria.voyage', 'timesTablesMasterStats', 'arithmeticHeroProgress.damaged', 'additionHeroProgress'];
    for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
    for (const key of own) localStorage.setItem(key, '{}');
    localStorage.setItem(`${OWL_KEY}:numeria.voyage`, VOYAGE);
    loadPageOfTab('k1');
    const { removeChild } = await openRemoval();
    removeChild('first');
    expect(own.map((key) => localStorage.getItem(key))).toEqual(own.map(() => null));
    expect(Object.keys(others).map((key) => localStorage.getItem(key))).toEqual(Object.values(others));
    expect(localStorage.getItem(`${OWL_KEY}:numeria.voyage`)).toBe(VOYAGE);
    loadPageOfTab(null);
    expect(dataset()).toEqual({ child: OWL_KEY });
  });

  it('comes back whole when that is undone', async () => {
    shareDevice();
    localStorage.setItem(`${OWL_KEY}:numeria.voyage`, VOYAGE);
    localStorage.setItem(`${OWL_KEY}:numeria.theme.damaged`, 'broken');
    loadPageOfTab('first');
    const { removeChild } = await openRemoval();
    const before = Object.fromEntries(Object.entries(localStorage));
    const undo = removeChild('k1');
    undo();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual(before);
  });

  it('is not brought back by a tab that still shows it, which is loaded again', async () => {
    shareDevice();
    const page = loadPageOfTab('k1');
    const { voyageStore } = await import('../src/device/voyage');
    localStorage.setItem(OWL_KEY, '{"version":1,"data":"removed"}');
    voyageStore.update(() => ({ last: 'math-warp', stars: {} }));
    reportStored(page, OWL_KEY);
    expect(reload).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('pagehide'));
    expect(keysOf(`${OWL_KEY}:`)).toEqual([]);
  });
});
