// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { themeStore } from '../../src/device/colour-theme';
import { GameFrame } from '../../src/play/frame/GameFrame';
import { PauseCard } from '../../src/play/frame/PauseCard';
import { announce } from '../../src/play/internal/announcer';
import { ForTeachers } from '../../src/play/links/ForTeachers';
import { usePause } from '../../src/play/round/usePause';
import { createStore, useStore } from '../../src/ui/page-store';

const person = userEvent.setup();
let clock = new GameClock();

/** Text colour of the navigation bar. */
const ink = () => document.querySelector<HTMLElement>('.nav-bar')?.style.getPropertyValue('--bar-ink');

/** A game with a menu and two states, in its frame. */
function Game() {
  const [named] = useState(() => createStore('menu'));
  const { set: setState } = named;
  const state = useStore(named);
  const isPlaying = state.startsWith('playing');
  const pause = usePause(clock, isPlaying);
  return (
    <GameFrame
      game="a-game"
      title="A Game"
      state={named}
      form={isPlaying ? 'play' : 'page'}
      pause={pause}
      hasCanvas
      layout="stage"
      reducedMotion={false}
      status={isPlaying && 'Score 0'}
      pauseCard={
        <PauseCard onResume={pause.resume} onEndRound={() => setState('over')}>
          <ForTeachers link={{ seed: 1 }} />
        </PauseCard>
      }
    >
      {state === 'menu' && (
        <button type="button" onClick={() => setState('playing.asking')}>
          Start
        </button>
      )}
      {isPlaying && (
        <>
          <input aria-label="Field" />
          <button type="button" onClick={() => setState('playing.next')}>
            Answer
          </button>
          {state === 'playing.asking' && (
            <button type="button" onClick={() => setState('menu')}>
              Leave
            </button>
          )}
        </>
      )}
    </GameFrame>
  );
}

const open = () =>
  render(
    <MemoryRouter>
      <Game />
      <a href="#main" className="skip-link">
        Skip to the content
      </a>
      <nav className="nav-bar">
        <button type="button">Menu of the site</button>
      </nav>
      <div role="region" aria-label="Messages">
        <button type="button">Close the message</button>
      </div>
    </MemoryRouter>,
  );

const main = () => screen.getByRole('main');
const state = () => main().dataset['state'];
const button = (name: string) => screen.getByRole('button', { name });
const start = () => person.click(button('Start'));
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

const scrolled = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  clock = new GameClock();
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const bar = () => document.documentElement.dataset['bar'];
/** State of the labels below the header buttons. */
const text = () => screen.getByRole('banner').dataset['words'];

describe('The game frame', () => {
  it('shows the name and state of the game, its title and the back link', () => {
    open();
    expect([main().dataset['game'], state(), main().id]).toEqual(['a-game', 'menu', 'main']);
    expect(screen.getByRole('heading', { level: 1, name: 'A Game' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Games' }).getAttribute('href')).toBe('/');
    expect(button('Sound')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('hides the label below a button on Escape, until another button is focused', async () => {
    open();
    await person.hover(screen.getByRole('link', { name: 'Back to Games' }));
    expect(text()).toBeUndefined();
    await person.keyboard('{Escape}');
    expect(text()).toBe('away');
    await person.hover(button('Sound'));
    expect(text()).toBeUndefined();
    await person.keyboard('{Escape}');
    act(() => button('Sound').focus());
    expect(text()).toBeUndefined();
  });

  it('moves the focus to the heading if the focused element disappeared with its state', async () => {
    open();
    await start();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await person.click(button('Leave'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('does not move the focus if the focused element stays', async () => {
    open();
    await start();
    await person.click(button('Answer'));
    expect([state(), document.activeElement]).toEqual(['playing.next', button('Answer')]);
  });

  it('shows every new view from the top, and does not scroll between two states of a round', async () => {
    open();
    expect(scrolled).not.toHaveBeenCalled();
    await start();
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
    await person.click(button('Answer'));
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('does not cut off the announcement of a view that was left', async () => {
    open();
    act(() => announce('You won a hat!'));
    await start();
    expect(screen.getByRole('status').textContent).toBe('You won a hat!');
  });

  it('makes the navigation bar compact only while a game is played', async () => {
    const { unmount } = open();
    expect(bar()).toBeUndefined();
    await start();
    expect(bar()).toBe('compact');
    await person.click(button('Leave'));
    expect(bar()).toBeUndefined();
    await start();
    unmount();
    expect(bar()).toBeUndefined();
  });

  it("gives the navigation bar the scene's text colour, also after switching to dark mode", async () => {
    open();
    await start();
    screen.getByRole('main').style.setProperty('--place-ink', 'moon');
    expect(ink()).not.toBe('moon');
    act(() => themeStore.update(() => 'dark'));
    expect(ink()).toBe('moon');
    await person.click(button('Leave'));
    expect(ink()).toBe('');
    themeStore.update(() => 'system');
  });
});

const use = (event: Event) => event.preventDefault();

describe('The pause', () => {
  it.each([
    ['the button', () => person.click(button('Pause'))],
    ['Escape', () => person.keyboard('{Escape}')],
    [
      'Escape in the field',
      async () => {
        await person.click(screen.getByRole('textbox'));
        await person.keyboard('{Escape}');
      },
    ],
    ['P in the game', () => person.keyboard('p')],
    ['a capital P', () => person.keyboard('{Shift>}P{/Shift}')],
    ['the page being hidden', async () => hide(true)],
    ['focus outside the game', async () => act(() => button('Menu of the site').focus())],
    ['a touch outside the game', async () => fireEvent.pointerDown(button('Menu of the site'))],
  ])('opens with %s', async (_, pause) => {
    open();
    await start();
    await pause();
    expect([state(), clock.isPaused]).toEqual(['playing.asking.paused', true]);
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeDefined();
  });

  it.each([
    [
      'P in a text field',
      async () => {
        await person.click(screen.getByRole('textbox'));
        await person.keyboard('p');
      },
    ],
    ['P with a modifier', () => person.keyboard('{Control>}p{/Control}{Meta>}p{/Meta}{Alt>}p{/Alt}')],
    ['the page being shown', async () => hide(false)],
    ['focus on a message', async () => act(() => button('Close the message').focus())],
    [
      'a key that was already handled',
      async () => {
        document.body.addEventListener('keydown', use);
        await person.keyboard('{Escape}');
        document.body.removeEventListener('keydown', use);
      },
    ],
  ])('does not open with %s', async (_, act) => {
    open();
    await start();
    await act();
    expect([state(), clock.isPaused]).toEqual(['playing.asking', false]);
  });

  it('does not open in a menu', async () => {
    open();
    await person.keyboard('{Escape}p');
    hide(true);
    act(() => button('Menu of the site').focus());
    expect([state(), clock.isPaused]).toEqual(['menu', false]);
  });

  it('hides the game, moves the focus to Resume, and then returns it to where it was', async () => {
    open();
    await start();
    const field = screen.getByRole('textbox');
    await person.click(field);
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(button('Resume'));
    expect(field.closest('[inert]')).not.toBeNull();
    await person.click(button('Resume'));
    expect([state(), clock.isPaused, document.activeElement]).toEqual(['playing.asking', false, field]);
    expect(field.closest('[inert]')).toBeNull();
  });

  it('clears the announcement too', async () => {
    open();
    await start();
    act(() => announce('7 plus 6'));
    await person.keyboard('{Escape}');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves the focus on an element outside the game', async () => {
    open();
    await start();
    act(() => button('Menu of the site').focus());
    expect([state(), document.activeElement]).toEqual(['playing.asking.paused', button('Menu of the site')]);
  });

  it('takes the focus from elements outside the game that it hides', async () => {
    open();
    await start();
    const message = screen.getByRole('link', { name: 'Skip to the content' });
    act(() => message.focus());
    message.style.visibility = 'hidden';
    hide(true);
    expect(document.activeElement).toBe(button('Resume'));
  });

  it('moves the focus to the first control if nothing in the game had it', async () => {
    open();
    await start();
    act(() => button('Menu of the site').focus());
    await person.click(button('Resume'));
    expect(document.activeElement).toBe(screen.getByLabelText('Field'));
  });

  it('does not open when the skip link is used', async () => {
    open();
    await start();
    act(() => screen.getByRole('link', { name: 'Skip to the content' }).focus());
    expect(clock.isPaused).toBe(false);
  });

  it('ends with Escape and its button, but never by itself', async () => {
    open();
    await start();
    hide(true);
    hide(false);
    expect(clock.isPaused).toBe(true);
    await person.keyboard('{Escape}');
    expect(clock.isPaused).toBe(false);
    await person.click(button('Pause'));
    expect(button('Pause').getAttribute('aria-pressed')).toBe('true');
    await person.click(button('Pause'));
    expect([clock.isPaused, button('Pause').getAttribute('aria-pressed')]).toEqual([false, 'false']);
  });

  it('stays when Escape closes the drawer for teachers', async () => {
    open();
    await start();
    await person.keyboard('{Escape}');
    await person.click(button('For teachers'));
    await person.keyboard('{Escape}');
    expect([button('For teachers').getAttribute('aria-expanded'), clock.isPaused]).toEqual(['false', true]);
    await person.keyboard('{Escape}');
    expect(clock.isPaused).toBe(false);
  });

  it('ends when the round ends during it', async () => {
    open();
    await start();
    await person.keyboard('{Escape}');
    await person.click(button('End round'));
    expect([state(), clock.isPaused]).toEqual(['over', false]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});

describe('The pause card', () => {
  it("shows Resume and End round, and the game's own additions", async () => {
    const pressed: string[] = [];
    render(
      <PauseCard onResume={() => pressed.push('resume')} onEndRound={() => pressed.push('end')}>
        <p>More</p>
      </PauseCard>,
    );
    expect(screen.getByRole('region', { name: 'Paused' })).toBeDefined();
    expect(document.activeElement).toBe(button('Resume'));
    await person.click(button('Resume'));
    await person.click(button('End round'));
    expect(pressed).toEqual(['resume', 'end']);
    expect(screen.getByText('More')).toBeDefined();
  });

  it('has no End round if the game has no end', () => {
    render(<PauseCard onResume={() => {}} />);
    expect(screen.queryByRole('button', { name: 'End round' })).toBeNull();
  });
});
