// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SheetReader } from '../../src/pages/cards/SheetReader';
import { SheetReview } from '../../src/pages/cards/SheetReview';
import type { SheetEvent } from '../../src/pages/cards/sheet-state';
import { useSheetPhotos } from '../../src/pages/cards/useSheetPhotos';
import { useSteadyHint } from '../../src/pages/cards/useSteadyHint';
import { useCameraStream } from '../../src/pages/class/useCameraStream';
import { checkNumberOf } from '../../src/pages/print/circles';
import { Announcer, clearAnnouncements } from '../../src/play/internal/announcer';
import { loadMarkerReader, type MarkerReader } from '../../src/vision/marker-reader';
import type { Marker } from '../../src/vision/markers';
import { readVideo } from '../../src/vision/read-video';
import { CORNER, CORNERS, cornerIds, LAYOUTS } from '../../src/vision/sheet-layout';

/** Replies to every picture, or stays silent, or fails. */
let mode: 'reply' | 'silent' | 'fail' = 'reply';
let workers: FakeWorker[] = [];
let markers: readonly Marker[] = [];

class FakeWorker extends EventTarget {
  isTerminated = false;
  listeners: AbortSignal[] = [];

  constructor() {
    super();
    workers.push(this);
  }

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions,
  ): void {
    if (options?.signal) this.listeners.push(options.signal);
    super.addEventListener(type, listener, options);
  }

  postMessage(picture: ImageData): void {
    if (mode === 'silent') return;
    const event = mode === 'fail' ? new Event('error') : new MessageEvent('message', { data: { markers, picture } });
    queueMicrotask(() => this.dispatchEvent(event));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** White paper. */
class FakeImageData {
  readonly width = 1;
  readonly height = 1;
  readonly data = new Uint8ClampedArray([255, 255, 255, 255]);
}

const picture = () => new ImageData(1, 1);

beforeEach(() => {
  mode = 'reply';
  workers = [];
  markers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('ImageData', FakeImageData);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('A reader of markers', () => {
  it('forgets every picture once it has been read', async () => {
    const reader = await loadMarkerReader();
    await reader.read(picture());
    expect(workers[0]?.listeners.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
  });

  it('fails instead of waiting forever if it is closed', async () => {
    const reader = await loadMarkerReader();
    mode = 'silent';
    const pending = reader.read(picture());
    reader.close();
    await expect(pending).rejects.toThrow('could not be read');
    await expect(reader.read(picture())).rejects.toThrow('could not be read');
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('leaves no worker behind if its script cannot be loaded', async () => {
    mode = 'fail';
    await expect(loadMarkerReader()).rejects.toThrow('could not be read');
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });
});

const OPTIONS = {
  size: [1, 1],
  load: async () => Promise.resolve('reader'),
  follow: () => () => {},
  onFound: () => {},
  instead: '',
} as const;

describe('A camera', () => {
  it('ends its reader if the page closes while the browser asks for permission', async () => {
    const stop = vi.fn<() => void>();
    const stream = { getTracks: () => [{ stop }] };
    let allow: () => void = stop;
    const asked = new Promise((resolve) => {
      allow = () => resolve(stream);
    });
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => asked } });
    const dispose = vi.fn<(reader: string) => void>();
    const { result, unmount } = renderHook(() => useCameraStream({ ...OPTIONS, dispose }));
    act(() => result.current.open());
    unmount();
    allow();
    await waitFor(() => expect(dispose.mock.calls).toEqual([['reader']]));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('ends its reader when it is turned off', async () => {
    const stream = { getTracks: () => [{ stop: () => {}, addEventListener: () => {}, removeEventListener: () => {} }] };
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => Promise.resolve(stream) } });
    const dispose = vi.fn<(reader: string) => void>();
    const { result } = renderHook(() => useCameraStream({ ...OPTIONS, dispose }));
    act(() => result.current.open());
    await waitFor(() => expect(result.current.state.type).toBe('on'));
    expect(dispose).not.toHaveBeenCalled();
    act(() => result.current.close());
    expect(dispose.mock.calls).toEqual([['reader']]);
  });

  it('reads no pictures while it is paused', async () => {
    vi.useFakeTimers();
    const context = { drawImage: () => {}, getImageData: picture };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const video = { videoWidth: 4, videoHeight: 3, play: async () => Promise.resolve() } as HTMLVideoElement;
    const read = vi.fn<MarkerReader['read']>(async (shown) => Promise.resolve({ markers: [], picture: shown }));
    let isPaused = true;
    const stop = readVideo(
      video,
      { read, close: () => {} },
      () => {},
      () => isPaused,
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(read).not.toHaveBeenCalled();
    isPaused = false;
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(read.mock.calls.length).toBeGreaterThan(5);
  });
});

/** Replaces the canvas and the pictures of files, which are photos if their names say so. */
function drawPhotos() {
  vi.stubGlobal('createImageBitmap', async ({ name }: File) =>
    name.endsWith('.png')
      ? Promise.resolve({ width: 2, height: 2, close: () => {} })
      : Promise.reject(new Error('no picture')),
  );
  const context = { drawImage: () => {}, getImageData: picture, putImageData: () => {}, fillText: () => {} };
  return vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

const QUESTION = { asked: '1 + 1 =', answer: '2', choices: ['2', '3'], right: 0 };

/** The corner markers of a sheet with this question, lying flat, with 10 pixels to an em. */
const cornersOfSheet = (): readonly Marker[] =>
  cornerIds({ check: checkNumberOf([QUESTION]), version: 0, page: 0 }).map((id, index) => {
    const { x, y } = CORNERS[index]!;
    const at = (right: number, down: number) => ({ x: 10 * (x + right), y: 10 * (y + down) });
    return { id, corners: [at(0, 0), at(CORNER, 0), at(CORNER, CORNER), at(0, CORNER)] };
  });

describe('Photos of sheets', () => {
  it('are each read once, one after another, when more are chosen meanwhile', async () => {
    const getContext = drawPhotos();
    const { result } = renderHook(() =>
      useSheetPhotos(
        () => ({ type: 'look' }),
        ({ type }) => type,
      ),
    );
    act(() => {
      result.current.choose([new File([], 'one.png'), new File([], 'two.txt')]);
      result.current.choose([new File([], 'three.png')]);
    });
    expect(result.current.isReading).toBe(true);
    await waitFor(() => expect(result.current.isReading).toBe(false));
    expect(result.current.problems).toEqual([
      'one.png: look',
      'two.txt: this file is not a picture, or cannot be read.',
      'three.png: look',
    ]);
    expect([workers.length, workers[0]?.isTerminated, getContext.mock.calls.length]).toEqual([1, true, 1]);
  });

  it('can be skipped, but not added before a person has looked at what is unsure', () => {
    const send = vi.fn<(event: SheetEvent) => void>();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    render(
      <SheetReview
        sheet={{
          id: { check: 1, version: 0, page: 0 },
          questions: [{ ...QUESTION, index: 0 }],
          first: 1,
          answers: ['unsure'],
          project: (point) => point,
        }}
        picture={picture()}
        isStill
        layout={LAYOUTS.sum}
        send={send}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add this sheet' }));
    fireEvent.click(screen.getByRole('button', { name: 'Skip this photo' }));
    expect(send.mock.calls).toEqual([[{ type: 'AGAIN' }]]);
  });

  it('are all checked and counted, and the focus moves to the count after each', async () => {
    drawPhotos();
    markers = cornersOfSheet();
    const sheetKey = { questions: [QUESTION], seed: 1, layout: LAYOUTS.sum };
    render(<SheetReader title="Sums" sheetKey={sheetKey} />);
    fireEvent.change(screen.getByLabelText('Choose photos'), {
      target: { files: [new File([], 'one.png'), new File([], 'two.png')] },
    });
    for (const counted of ['1 sheet counted', '2 sheets counted']) {
      const add = await screen.findByRole('button', { name: 'Add this sheet' });
      await waitFor(() => expect(document.activeElement).toBe(add));
      fireEvent.click(add);
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: counted }));
    }
    screen.getByText('1 + 1 = 2: 2 of 2 got it wrong');
  });
});

function Hint({ hint }: { readonly hint: string }) {
  useSteadyHint(hint);
  return <Announcer />;
}

describe('Hints', () => {
  it('are announced once they have stayed for a second', async () => {
    vi.useFakeTimers();
    clearAnnouncements();
    const { rerender } = render(<Hint hint="Closer, please." />);
    const region = screen.getByRole('status');
    for (const hint of ['Lay it flat.', 'Closer, please.', 'Lay it flat.']) {
      await act(async () => vi.advanceTimersByTimeAsync(700));
      rerender(<Hint hint={hint} />);
    }
    expect(region.textContent).toBe('');
    await act(async () => vi.advanceTimersByTimeAsync(1100));
    expect(region.textContent).toBe('Lay it flat.');
  });
});
