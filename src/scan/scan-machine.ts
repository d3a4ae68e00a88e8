/*
 * Decides which item is highlighted, what a press does and how long each state lasts. A pure function of the state and
 * an event. Times are in milliseconds of scan time, which is real time multiplied by the page's speed.
 */

/** A control, or a group. Choosing a group scans its items one by one. */
export interface ScanNode {
  /** Empty for a control. */
  readonly children: readonly ScanNode[];
}

/** The path to a node: its index among its siblings at each level. */
export type ScanPath = readonly number[];

export interface ScanState<Node extends ScanNode> {
  readonly root: Node;
  /**
   * `choosing`: a control has been chosen and is activated after one period, unless a press undoes the choice. `acting`:
   * it is activated now. `idle`: nothing is highlighted until the next press.
   */
  readonly phase: 'scanning' | 'choosing' | 'acting' | 'idle';
  /** The highlighted item. Empty while idle, or if there is nothing to highlight. */
  readonly path: ScanPath;
  /** How many times this level has been scanned without a press. */
  readonly rounds: number;
  /** Whether the scan has only just started. Its first item is highlighted for two periods. */
  readonly isStart: boolean;
  /** Time of the last press, including presses that were ignored. */
  readonly pressedMs: number;
  /** `step`: the player moves the highlight with a second switch, so items do not time out. */
  readonly pace: 'auto' | 'step';
}

export type ScanEvent<Node extends ScanNode> =
  /** The highlighted item's time is up, or the time to undo a choice. */
  | { readonly type: 'TIME_UP' }
  /** A press of the main switch, which chooses. */
  | { readonly type: 'PRESS'; readonly atMs: number }
  /** A press of the second switch, which moves to the next item. */
  | { readonly type: 'STEP'; readonly atMs: number }
  | { readonly type: 'PACE'; readonly pace: 'auto' | 'step' }
  /** Starts the scan again, because the choices have changed or the chosen control has been activated. */
  | { readonly type: 'RESTART'; readonly root: Node; readonly atMs: number }
  /** The page has changed, but the highlighted item is still there. */
  | { readonly type: 'REPLACE'; readonly root: Node };

export const SCAN = {
  /** Scans of the top level before the scan goes idle. */
  rounds: 3,
  /** Scans of a group before the scan leaves it. */
  groupRounds: 2,
  /** Presses this soon after another are bounces. Presses this soon after a change were meant for the previous items. */
  bounceMs: 300,
} as const;

/** Returns undefined if the path leads nowhere. */
export function nodeAt<Node extends ScanNode>(root: Node, path: ScanPath): Node | undefined {
  let node: ScanNode | undefined = root;
  for (const index of path) node = node?.children[index];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the children of a tree have its type
  return node as Node | undefined;
}

export function startScan<Node extends ScanNode>(root: Node, atMs: number): ScanState<Node> {
  return {
    root,
    phase: 'scanning',
    path: root.children.length > 0 ? [0] : [],
    rounds: 0,
    isStart: true,
    pressedMs: atMs,
    pace: 'auto',
  };
}

/** Number of periods until `TIME_UP`; null if the state lasts until some other event. */
export function periodsUntilTimeUp<Node extends ScanNode>({
  phase,
  path,
  isStart,
  pace,
}: ScanState<Node>): number | null {
  if (phase === 'choosing') return 1;
  if (phase !== 'scanning' || pace === 'step' || path.length === 0) return null;
  return isStart ? 2 : 1;
}

/** Highlights the next item. After the last one, scans the level again, leaves the group, or goes idle. */
function advance<Node extends ScanNode>(state: ScanState<Node>): ScanState<Node> {
  const { root, path, rounds, pace } = state;
  const last = path.at(-1);
  if (last === undefined) return state;
  const parent = path.slice(0, -1);
  const isLast = last + 1 >= (nodeAt(root, parent)?.children.length ?? 0);
  const moved = { ...state, isStart: false } as const;
  if (!isLast) return { ...moved, path: [...parent, last + 1] };
  if (parent.length > 0)
    return rounds + 1 >= SCAN.groupRounds
      ? advance({ ...moved, path: parent, rounds: 0 })
      : { ...moved, path: [...parent, 0], rounds: rounds + 1 };
  if (pace === 'auto' && rounds + 1 >= SCAN.rounds) return { ...moved, phase: 'idle', path: [] };
  return { ...moved, path: [0], rounds: rounds + 1 };
}

const restart = <Node extends ScanNode>(state: ScanState<Node>): ScanState<Node> => ({
  ...startScan(state.root, state.pressedMs),
  pace: state.pace,
});

function choose<Node extends ScanNode>(state: ScanState<Node>): ScanState<Node> {
  const node = state.path.length === 0 ? undefined : nodeAt(state.root, state.path);
  if (node === undefined) return state;
  return node.children.length === 0
    ? { ...state, phase: 'choosing' }
    : { ...state, path: [...state.path, 0], rounds: 0, isStart: false };
}

/** Handles a press that is not a bounce: resumes an idle scan, undoes a choice, or chooses or moves on. */
function press<Node extends ScanNode>(state: ScanState<Node>, type: 'PRESS' | 'STEP'): ScanState<Node> {
  if (state.phase === 'acting') return state;
  if (state.phase !== 'scanning') return restart(state);
  return type === 'PRESS' ? choose(state) : advance(state);
}

export function scan<Node extends ScanNode>(state: ScanState<Node>, event: ScanEvent<Node>): ScanState<Node> {
  switch (event.type) {
    case 'TIME_UP':
      if (state.phase === 'choosing') return { ...state, phase: 'acting' };
      return state.phase === 'scanning' ? advance(state) : state;
    case 'PRESS':
    case 'STEP': {
      const isBounce = event.atMs - state.pressedMs < SCAN.bounceMs;
      const pressed = { ...state, pressedMs: event.atMs };
      return isBounce ? pressed : press(pressed, event.type);
    }
    case 'PACE':
      return { ...state, pace: event.pace };
    case 'RESTART':
      return { ...startScan(event.root, event.atMs), pace: state.pace };
    case 'REPLACE':
      return { ...state, root: event.root };
  }
}
