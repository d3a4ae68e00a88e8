/** What a page has shown of itself while it loaded and was used. Times are milliseconds. */
export interface PaintFigures {
  /** From the start of the visit to the largest paint that came before anything was pressed. */
  largestPaintMs: number;
  /** What that painted, as a selector. */
  largest: string;
  /** By how much the layout shifted without being asked to, as browsers count it, and what moved each time. */
  shift: number;
  readonly shifts: string[];
  /** By how much tasks took more than 50 ms, after the first paint. */
  blockingMs: number;
  /** By how much tasks took more than 50 ms, from the first. */
  longTasksMs: number;
  /** How long the slowest press so far took until it was to be seen, and which that was; 0 where none took long. */
  slowestPressMs: number;
  slowestPress: string;
}

/**
 * Watches what a page paints, under `paintFigures`. Runs in the page before any of its scripts. It must not use anything
 * from outside itself: it is sent to the browser as text.
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
  /** Those of the fields of these entries that TypeScript does not know. */
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
    if (!element) return 'something that is gone';
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
