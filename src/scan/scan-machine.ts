/*
 * What is lit, what a press does and how long everything lasts, as a pure function of the state and one event. Times
 * are milliseconds of scan time, which is real time multiplied by the page's speed.
 */

/** Something that can be lit: a control, or a group whose items are lit one by one after it has been chosen. */
export interface ScanNode {
  /** Empty for a control. */
  readonly children: readonly ScanNode[];
}

/** The way to a node: its index among its siblings on each level. */
export type ScanPath = readonly number[];

export interface ScanState<Node extends ScanNode> {
  readonly root: Node;
  /**
   * `choosing`: a control has been chosen and acts after one period, unless a press undoes it. `acting`: it acts now.
   * `idle`: nothing is lit until a press.
   */
  readonly phase: 'scanning' | 'choosing' | 'acting' | 'idle';
  /** What is lit. Empty while resting, or if there is nothing to light. */
  readonly path: ScanPath;
  /** How often this level has been scanned without a press. */
  readonly rounds: number;
  /** Whether this is the start of a scan, whose first item is lit for two periods. */
  readonly isStart: boolean;
  /** When the last press was, whether or not it counted. */
  readonly pressedMs: number;
  /** `step`: the player moves on with a second switch, so nothing is lit for a limited time. */
  readonly pace: 'auto' | 'step';
}

export type ScanEvent<Node extends ScanNode> =
  /** The time of what is lit, or of undoing, is over. */
  | { readonly type: 'TIME_UP' }
  /** A press of the switch that chooses. */
  | { readonly type: 'PRESS'; readonly atMs: number }
  /** A press of the second switch, which moves on. */
  | { readonly type: 'STEP'; readonly atMs: number }
  | { readonly type: 'PACE'; readonly pace: 'auto' | 'step' }
  /** There are other things to choose from, or the chosen control has acted, so the scan starts again. */
  | { readonly type: 'RESTART'; readonly root: Node; readonly atMs: number }
  /** The page has changed, but what is lit is still there. */
  | { readonly type: 'REPLACE'; readonly root: Node };

export const SCAN = {
  /** Rounds of the first level before the scan rests. */
  rounds: 3,
  /** Rounds of a group before the scan leaves it. */
  groupRounds: 2,
  /** A press this soon after the last one is a bounce. One this soon after a change was meant for what was there before. */
  bounceMs: 300,
} as const;

/** The node at a path; undefined if there is none. */
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

/** How long the state lasts in periods, until `TIME_UP`; null if only an event ends it. */
export function periodsOf<Node extends ScanNode>({ phase, path, isStart, pace }: ScanState<Node>): number | null {
  if (phase === 'choosing') return 1;
  if (phase !== 'scanning' || pace === 'step' || path.length === 0) return null;
  return isStart ? 2 : 1;
}

/** Lights the next item. After the last one, the same level is scanned again, and a group is left after a while. */
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

/** A press that counts: it wakes a resting scan, undoes a choice, or does what its switch is for. */
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
