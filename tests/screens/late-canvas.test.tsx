// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { isNewQuestion, SceneStage } from '../../src/play/canvas/SceneStage';
import { useSceneFrame } from '../../src/play/canvas/useSceneFrame';
import type { CanvasEvent } from '../../src/stage/canvas-state';
import type { SceneBuilder } from '../../src/stage/drawn-scene';
import { CannotDrawError } from '../../src/stage/fetch-drawing';
import type { CanvasProps, GameDrawing } from '../../src/stage/stage-session';

vi.unmock('../../src/stage/useFrames');
vi.mock('../../src/stage/can-draw', () => ({ canDraw: () => true, detectSceneRenderer: () => 'card' }));

interface Shown {
  readonly question: object;
}

let clock = new GameClock();
let question: object = {};
let listeners: ((shown: Shown) => void)[] = [];
/** Reports the state of the canvas to the game, once it has been fetched. */
let notify: (event: CanvasEvent) => void = () => {};

const ask = () =>
  act(() => {
    question = {};
    for (const listener of listeners) listener({ question });
  });

function watch(listener: (shown: Shown) => void): () => void {
  listener({ question });
  listeners.push(listener);
  return () => {
    listeners = listeners.filter((other) => other !== listener);
  };
}

const listen = () => () => {};

const DRAWING = {
  Canvas: ({ session, isSeen }: CanvasProps) => {
    notify = (event) => act(() => session.onCanvas(event));
    return <i data-testid="canvas">{isSeen ? 'seen' : 'not seen'}</i>;
  },
  buildScene: () => Promise.reject(new Error('Nothing is drawn here.')),
} as unknown as GameDrawing<SceneBuilder<Shown>>;

const fetchDrawing = vi.fn<() => Promise<GameDrawing<SceneBuilder<Shown>>>>();

function Game({ isInRound }: { readonly isInRound: boolean }) {
  const { frame, stage } = useSceneFrame({ clock, reducedMotion: false }, isInRound);
  return (
    <main data-canvas={frame.hasCanvas ? 'drawn' : 'none'}>
      <SceneStage
        {...stage}
        label="A place"
        background="#000"
        backdrop={() => []}
        watch={watch}
        listen={listen}
        isSeam={isNewQuestion}
        fetchDrawing={fetchDrawing}
      >
        {isInRound && <p data-testid="question">7 + 5</p>}
      </SceneStage>
    </main>
  );
}

const picture = () => screen.getByRole('main').dataset['canvas'];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/**
 * Opens a round. Returns a function that measures how many milliseconds of game time pass in a stretch of real time.
 */
async function open(isInRound = true) {
  const { rerender } = render(<Game isInRound={isInRound} />);
  await pass(0);
  return { show: (isShown: boolean) => rerender(<Game isInRound={isShown} />) };
}
async function played(ms: number): Promise<number> {
  const before = clock.now;
  await pass(ms);
  return clock.now - before;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(960);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(540);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetchDrawing.mockReset().mockResolvedValue(DRAWING);
  clock = new GameClock();
  listeners = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A canvas that is late', () => {
  it('stops the clock of the round, but only for a while', async () => {
    await open();
    expect(await played(2400)).toBe(0);
    expect(picture()).toBe('drawn');
    await pass(200);
    expect(picture()).toBe('none');
    expect(await played(1000)).toBeGreaterThan(900);
  });

  it('appears at the next question, and not before', async () => {
    await open();
    await pass(3000);
    notify('came');
    await pass(5000);
    expect([picture(), screen.getByTestId('canvas').textContent]).toEqual(['none', 'not seen']);
    act(() => {
      for (const listener of listeners) listener({ question });
    });
    expect(picture()).toBe('none');
    ask();
    expect([picture(), screen.getByTestId('canvas').textContent]).toEqual(['drawn', 'seen']);
  });

  it('appears during a pause and between rounds, when the round is not visible', async () => {
    const { show } = await open();
    await pass(3000);
    notify('came');
    act(() => clock.pause());
    expect(picture()).toBe('drawn');
    act(() => clock.resume());
    notify('gone');
    await pass(3000);
    notify('came');
    expect(picture()).toBe('none');
    show(false);
    expect(picture()).toBe('drawn');
  });

  it.each([
    ['while the menu is open', false, [null]],
    ['after the question, if a round begins at once', true, ['7 + 5']],
  ])('is fetched %s', async (_, isInRound, asked) => {
    const seen: (string | null)[] = [];
    fetchDrawing.mockImplementation(async () => {
      seen.push(screen.queryByTestId('question')?.textContent ?? null);
      return DRAWING;
    });
    await open(isInRound);
    expect(seen.slice(0, 1)).toEqual(asked);
  });

  it('is fetched again after failing, with growing delays, and immediately when the network is back', async () => {
    fetchDrawing.mockRejectedValue(new Error('No network.'));
    await open();
    expect(picture()).toBe('none');
    const asked = () => fetchDrawing.mock.calls.length - 1;
    expect(asked()).toBe(0);
    await pass(2000);
    expect(asked()).toBe(1);
    await pass(3900);
    expect(asked()).toBe(1);
    await pass(200);
    expect(asked()).toBe(2);
    fetchDrawing.mockResolvedValue(DRAWING);
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    notify('came');
    ask();
    expect(picture()).toBe('drawn');
  });

  it('is not fetched again if this browser cannot draw it', async () => {
    fetchDrawing.mockRejectedValue(new CannotDrawError('No.'));
    await open();
    const asked = fetchDrawing.mock.calls.length;
    await pass(100_000);
    expect([picture(), fetchDrawing.mock.calls.length]).toEqual(['none', asked]);
  });
});

describe('A lost canvas', () => {
  it('stops the clock of the round until it is back', async () => {
    await open();
    notify('came');
    expect(await played(1000)).toBeGreaterThan(900);
    notify('gone');
    expect(await played(2000)).toBe(0);
    expect(picture()).toBe('drawn');
    notify('came');
    expect(await played(1000)).toBeGreaterThan(900);
  });

  it('hands the round over to the page if it stays lost, and reappears at the next question', async () => {
    await open();
    notify('came');
    notify('gone');
    await pass(3000);
    expect(picture()).toBe('none');
    expect(await played(1000)).toBeGreaterThan(900);
    notify('came');
    notify('gone');
    ask();
    expect(picture()).toBe('none');
    notify('came');
    ask();
    expect(picture()).toBe('drawn');
  });

  it('does not stop anything for good if its drawing code is broken', async () => {
    await open();
    notify('came');
    notify('broken');
    expect(picture()).toBe('none');
    expect(await played(1000)).toBeGreaterThan(900);
    notify('came');
    ask();
    expect(picture()).toBe('none');
  });
});
