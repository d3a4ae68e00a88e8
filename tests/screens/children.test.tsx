// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playAs, readChildren } from '../../src/device/children';
import { scanningStore } from '../../src/device/scanning';
import { ChildrenCard } from '../../src/pages/children/ChildrenCard';
import { PlayingNow } from '../../src/pages/children/PlayingNow';
import { WhoIsPlaying } from '../../src/pages/children/WhoIsPlaying';
import { GrownUpsDrawer } from '../../src/pages/progress/GrownUpsDrawer';
import { Site } from '../../src/pages/shell/Site';
import { lookOf } from '../helpers/children';
import { fakeSpeechDevice } from '../helpers/fake-speech-device';

vi.mock('../../src/device/children', { spy: true });

const person = userEvent.setup();
const onClose = vi.fn<() => void>();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const names = () => readChildren().map(({ look: { animal, colour } }) => `${colour} ${animal}`);

function shareDevice(): void {
  localStorage.setItem('numeria.child.first', lookOf('fox', 'red', 0));
  localStorage.setItem('numeria.child.k1', lookOf('owl', 'blue', 1));
}

/** Changes a child's settings; the first child has no prefix. */
const storeSettings = (prefix: string, data: object): void =>
  localStorage.setItem(`${prefix}numeria.settings`, JSON.stringify({ version: 1, data }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onClose.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['children'];
});

describe('Who is playing?', () => {
  it('shows each child as one button, and starts at the one who played last', () => {
    shareDevice();
    render(<WhoIsPlaying onClose={onClose} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Who is playing?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Red fox', 'Blue owl']);
    expect(document.activeElement).toBe(button('Red fox'));
  });

  it('one press lets another child play', async () => {
    shareDevice();
    render(<WhoIsPlaying onClose={onClose} />);
    // jsdom cannot load the page again.
    vi.mocked(playAs).mockReturnValueOnce();
    await person.click(button('Blue owl'));
    expect(vi.mocked(playAs).mock.calls).toEqual([['k1']]);
  });

  it.each([
    ['its own button', () => person.click(button('Red fox'))],
    ['Escape', () => person.keyboard('{Escape}')],
    ['Close', () => person.click(button('Close'))],
  ])('%s keeps the child, and the tab does not ask again', async (_, leave) => {
    shareDevice();
    render(<WhoIsPlaying onClose={onClose} />);
    await leave();
    expect(sessionStorage.getItem('numeria.child')).toBe('first');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is asked by the navigation bar in a new tab of a shared device', async () => {
    shareDevice();
    document.documentElement.dataset['children'] = 'asked';
    render(
      <Site>
        <main id="main" />
      </Site>,
      { wrapper: MemoryRouter },
    );
    expect(await screen.findByRole('dialog', { name: 'Who is playing?' })).toBeDefined();
  });

  it('is not spoken if no child is read to, but can be', async () => {
    const device = fakeSpeechDevice();
    shareDevice();
    render(<WhoIsPlaying onClose={onClose} />);
    expect(device.words()).toEqual([]);
    await person.click(button('Read aloud'));
    expect(device.words()).toEqual(['Who is playing? Red fox. Blue owl.']);
  });

  it('is spoken if any child is read to, and each child as it is focused', () => {
    const device = fakeSpeechDevice();
    shareDevice();
    storeSettings('numeria.child.k1:', { isVoiceOn: true });
    render(<WhoIsPlaying onClose={onClose} />);
    expect(device.words().at(-1)).toBe('Who is playing? Red fox. Blue owl.');
    act(() => button('Blue owl').focus());
    expect(device.words().at(-1)).toBe('Blue owl');
  });

  it('is scanned if any child plays with one switch, until someone has been chosen', () => {
    shareDevice();
    storeSettings('numeria.child.k1:', { control: 'switch', scanMs: 2000 });
    const { unmount } = render(<WhoIsPlaying onClose={onClose} />);
    expect(scanningStore.read()).toBe(2000);
    unmount();
    expect(scanningStore.read()).toBeNull();
  });
});

describe('The child who is playing', () => {
  it('is not shown on a device with one child', () => {
    const { container } = render(<PlayingNow />);
    expect(container.innerHTML).toBe('');
  });

  it('is shown on a shared device, next to a button for someone else', async () => {
    shareDevice();
    render(
      <Site>
        <main id="main">
          <PlayingNow />
        </main>
      </Site>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByText('Red fox')).toBeDefined();
    await person.click(button('Change player'));
    expect(await screen.findByRole('dialog', { name: 'Who is playing?' })).toBeDefined();
  });
});

describe('The children on this device', () => {
  it('a second child is added with an animal and a colour that are free', async () => {
    render(<ChildrenCard />);
    expect(screen.queryByRole('list')).toBeNull();
    await person.click(button('Add a child'));
    expect(screen.queryByRole('radio', { name: 'Fox' })).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Penguin' }));
    await person.click(screen.getByRole('radio', { name: 'Green' }));
    await person.click(button('Add'));
    expect(names()).toEqual(['red fox', 'green penguin']);
    expect(screen.getByRole('status').textContent).toMatch(/^The green penguin was added\./);
    expect(sessionStorage.getItem('numeria.child')).toBe('first');
  });

  it('at most six can be added', async () => {
    render(<ChildrenCard />);
    for (let count = 1; count < 6; count++) {
      await person.click(button('Add a child'));
      await person.click(button('Add'));
    }
    expect(new Set(names()).size).toBe(6);
    expect(button('Add a child').hasAttribute('disabled')).toBe(true);
  });

  it('a child can become another animal, and stays the same child', async () => {
    shareDevice();
    render(<ChildrenCard />);
    await person.click(button('Change the blue owl'));
    await person.click(screen.getByRole('radio', { name: 'Tiger' }));
    await person.click(button('Done'));
    expect(readChildren().at(1)).toEqual({ id: 'k1', look: { animal: 'tiger', colour: 'blue' } });
  });

  it('a child is removed only after a confirmation, and that can be undone', async () => {
    shareDevice();
    localStorage.setItem('numeria.child.k1:numeria.voyage', '{}');
    render(<ChildrenCard />);
    await person.click(button('Remove the blue owl'));
    await person.click(button('Keep the blue owl'));
    expect(names()).toEqual(['red fox', 'blue owl']);
    await person.click(button('Remove the blue owl'));
    await person.click(button('Remove the blue owl'));
    expect([names(), localStorage.getItem('numeria.child.k1:numeria.voyage')]).toEqual([['red fox'], null]);
    await person.click(button('Undo'));
    expect([names(), localStorage.getItem('numeria.child.k1:numeria.voyage')]).toEqual([['red fox', 'blue owl'], '{}']);
  });

  it('the child who is playing cannot be removed', () => {
    shareDevice();
    render(<ChildrenCard />);
    expect(screen.queryByRole('button', { name: 'Remove the red fox' })).toBeNull();
  });

  it('a device without space says so and adds nobody', async () => {
    render(<ChildrenCard />);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await person.click(button('Add a child'));
    await person.click(button('Add'));
    expect(screen.getByRole('status').textContent).toMatch(/out of space/);
    expect(names()).toHaveLength(1);
  });

  it('another tab that adds a child is noticed', async () => {
    render(<ChildrenCard />);
    shareDevice();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'numeria.child.k1' })));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('starting over says that it is for one child only', () => {
    shareDevice();
    render(<GrownUpsDrawer isOpenAtFirst />, { wrapper: MemoryRouter });
    expect(screen.getByText('Everything below is for the red fox only.')).toBeDefined();
    fireEvent.click(button('Start over...'));
    expect(screen.getByText(/for the red fox. The other children keep theirs/)).toBeDefined();
  });
});
