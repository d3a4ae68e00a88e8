/**
 * A page's paint, layout and input metrics while it loads and is used. Times are in milliseconds.
 */
export interface PaintFigures {
  /** Largest contentful paint: from the start of the visit to the largest paint before anything was pressed. */
  largestPaintMs: number;
  /** The element of the largest paint, as a selector. */
  largest: string;
  /** Unexpected layout shift, as browsers count it, and the elements that moved each time. */
  shift: number;
  readonly shifts: string[];
  /** Total blocking time: the part of each task beyond 50 ms, after the first paint. */
  blockingMs: number;
  /** The part of every task beyond 50 ms. */
  longTasksMs: number;
  /** The slowest press so far, from input to paint, and its description; 0 if none was slow. */
  slowestPressMs: number;
  slowestPress: string;
}

/**
 * Observes what a page paints and records it in `paintFigures`. Runs in the page before any of its
 * scripts. It is sent to the browser as source text, so it must not use anything from outside
 * itself.
 */
export function watchPaints(): void {
  const MAX_TASK_MS = 50;
  const figures: PaintFigures = {
    largestPaintMs: 0,
    largest: '',
    shift: 0,
    shifts: [],
    blockingMs: 0,
    longTasksMs: 0,
    slowestPressMs: 0,
    slowestPress: '',
  };
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  /** Fields of these entries that are missing in TypeScript's types. */
  interface Entry extends PerformanceEntry {
    readonly element?: Element | null;
    readonly value?: number;
    readonly hadRecentInput?: boolean;
    readonly sources?: readonly Source[];
    readonly interactionId?: number;
    readonly target?: Node | null;
  }
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'an element that was removed';
    const [first] = element.classList;
    return `${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`}${first === undefined ? '' : `.${first}`}`;
  };
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const watch = (type: string, note: (entry: Entry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });

  watch('largest-contentful-paint', (entry) => {
    figures.largestPaintMs = entry.startTime;
    figures.largest = nameOf(entry.element);
  });
  watch('layout-shift', ({ hadRecentInput, value = 0, sources = [] }) => {
    if (hadRecentInput === true) return;
    figures.shift += value;
    for (const { node, previousRect, currentRect } of sources)
      figures.shifts.push(`${nameOf(node)} from ${rect(previousRect)} to ${rect(currentRect)}`);
  });
  let firstPaintMs = Number.POSITIVE_INFINITY;
  watch('paint', ({ startTime }) => (firstPaintMs = Math.min(firstPaintMs, startTime)));
  watch('longtask', ({ startTime, duration }) => {
    figures.longTasksMs += duration - MAX_TASK_MS;
    if (startTime + duration > firstPaintMs) figures.blockingMs += duration - MAX_TASK_MS;
  });
  watch(
    'event',
    ({ name, interactionId = 0, duration, target }) => {
      if (interactionId === 0 || duration <= figures.slowestPressMs) return;
      figures.slowestPressMs = duration;
      figures.slowestPress = `${name} on ${nameOf(target)}`;
    },
    { durationThreshold: 16 },
  );
  Object.assign(globalThis, { paintFigures: figures });
}
