import { type Plugin, parseAst } from 'vite';

/** What React's reconciler asks its host whether it can do, and what @pixi/react answers (its lib/core/reconciler.mjs). */
export const ANSWERS: Readonly<Record<string, boolean>> = {
  isPrimaryRenderer: false,
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
};

/**
 * What becomes of a function of React that is left out: one that pages come by does nothing (or gives back what follows
 * from there being none), and one that only its own feature leads to throws an Error, since somebody has begun to use that.
 * What stands in the head of a page and a few events do nothing without a word.
 */
type Instead = 'nothing' | 'throws' | `return ${string}`;
type LeftOut = Readonly<Record<string, Instead>>;

/** No page uses these of React, neither in the DOM nor in Pixi: lists of suspended parts, actions of forms, stacks of components. */
const OF_BOTH: LeftOut = {
  updateSuspenseListComponent: 'throws',
  cutOffTailIfNeeded: 'throws',
  findFirstSuspended: 'throws',
  initSuspenseListRenderState: 'throws',
  runActionStateAction: 'throws',
  mountActionState: 'throws',
  updateActionStateImpl: 'throws',
  dispatchActionState: 'throws',
  dispatchOptimisticSetState: 'throws',
  describeFiber: "return ''",
};

/** Nor these in Pixi, where nothing waits, and nothing is hidden but kept. */
const OF_RECONCILER: LeftOut = {
  ...OF_BOTH,
  updateSuspenseComponent: 'throws',
  updateOffscreenComponent: 'throws',
  createFiberFromOffscreen: 'throws',
  recursivelyTraverseDisappearLayoutEffects: 'throws',
  recursivelyTraverseReappearLayoutEffects: 'throws',
  recursivelyTraverseDisconnectPassiveEffects: 'throws',
  recursivelyTraverseReconnectPassiveEffects: 'throws',
  recursivelyTraverseAtomicPassiveEffects: 'throws',
  initializeClassErrorUpdate: 'throws',
  accumulateSuspenseyCommitOnFiber: 'nothing',
};

/** Nor these in the DOM: what an Activity hides but keeps, and more. */
const OF_DOM: LeftOut = {
  ...OF_BOTH,
  updateActivityComponent: 'throws',
  // Forms whose action is a function.
  startHostTransition: 'throws',
  ensureFormComponentIsStateful: 'throws',
  // View transitions.
  startViewTransition: 'throws',
  commitAfterMutationEffectsOnFiber: 'throws',
  recursivelyTraverseAfterMutationEffects: 'throws',
  applyViewTransitionToHostInstances: 'throws',
  scheduleViewTransitionEvent: 'throws',
  getViewTransitionName: 'throws',
  getViewTransitionClassName: 'throws',
  createViewTransitionInstance: 'throws',
  trackEnterViewTransitions: 'nothing',
  commitExitViewTransitions: 'nothing',
  commitNestedViewTransitions: 'nothing',
  restoreEnterOrExitViewTransitions: 'nothing',
  restoreNestedViewTransitions: 'nothing',
  restoreViewTransitionOnHostInstances: 'throws',
  // Fragments with a ref.
  FragmentInstance: 'throws',
  commitNewChildToFragmentInstance: 'throws',
  deleteChildFromFragmentInstance: 'throws',
  // What React puts into the head of a page: titles, styles, scripts, what is fetched ahead. The site's own HTML has those.
  isHostHoistableType: 'return false',
  resolveSingletonInstance: 'throws',
  getHoistableRoot: 'nothing',
  getHydratableHoistableCache: 'throws',
  getResource: 'throws',
  acquireResource: 'throws',
  insertStylesheet: 'throws',
  preload: 'throws',
  preloadModule: 'throws',
  preloadStylesheet: 'throws',
  preconnectAs: 'throws',
  preinitStyle: 'throws',
  preinitScript: 'throws',
  preinitModuleScript: 'throws',
  // Changes that wait for pictures and styles.
  accumulateSuspenseyCommitOnFiber: 'nothing',
  waitForCommitToBeReady: 'return null',
  preloadInstanceAndSuspendIfNeeded: 'nothing',
  // Elements of one's own making, events of marked text and of composing, and what the browser shows of a transition.
  setPropOnCustomElement: 'throws',
  constructSelectEvent: 'nothing',
  getFallbackBeforeInputChars: 'nothing',
  defaultOnDefaultTransitionIndicator: 'nothing',
};

/** What React offers that does not work with it, by the package that exports it: a law keeps the site from importing these. */
export const LOST_NAMES: Readonly<Record<string, readonly string[]>> = {
  react: [
    'Activity',
    'SuspenseList',
    'ViewTransition',
    'addTransitionType',
    'useActionState',
    'useOptimistic',
    'useTransition',
  ],
  'react-dom': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
};

const RECONCILER = /\/react-reconciler\/cjs\/react-reconciler\.production\.js$/;
const DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
/**
 * Statements that go as well: what fragments with a ref can do, the way from a component to its element that React has long
 * given up, and of the reconciler all that its host does not call.
 */
const STATEMENTS = {
  dom: /^(FragmentInstance\.prototype\.\w+|ReactDOMSharedInternals\.findDOMNode) = /,
  reconciler: /^exports\.(?!(createContainer|updateContainer|injectIntoDevTools)\b)\w+ = /,
} as const;

/** The reconciler's text with the answers in it, so that what follows from another one is left out; throws an Error where a question is not asked. */
export function answered(reconciler: string): string {
  return Object.entries(ANSWERS).reduce((text, [question, answer]) => {
    const asked = `${question} = $$$config.${question}`;
    if (!text.includes(asked)) throw new Error(`scripts/react-slim.ts: React does not ask for "${question}".`);
    // Not the names of properties, and the variable itself under another name.
    return text
      .replace(asked, () => `_${question} = ${answer}`)
      .replace(new RegExp(`(?<![.\\w])${question}\\b(?!:)`, 'g'), String(answer));
  }, reconciler);
}

/** A function or another statement of React, and where it stands in its text. */
interface Statement {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly start: number; readonly end: number };
}

/** All statements of the outermost function there is, or of the text. */
function statementsIn(text: string): readonly Statement[] {
  const outer: readonly unknown[] = parseAst(text).body;
  const found: Statement[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if (isStatement(node)) found.push(node);
      Object.values(node).forEach(walk);
    }
  };
  walk(outer);
  return found;
}

const isStatement = (node: object): node is Statement =>
  'type' in node && (node.type === 'FunctionDeclaration' || node.type === 'ExpressionStatement');

const bodyOf = (name: string, instead: Instead): string =>
  instead === 'nothing' ? '{}' : instead === 'throws' ? `{ throw Error("${name} is left out") }` : `{ ${instead} }`;

/** React's text without what is left out of it; throws an Error where it has no function of that name. */
export function without(text: string, leftOut: LeftOut, statements?: RegExp): string {
  const missing = new Set(Object.keys(leftOut));
  const cuts: { readonly start: number; readonly end: number; readonly by: string }[] = [];
  for (const { start, end, id, body } of statementsIn(text)) {
    const name = id?.name ?? '';
    const instead = leftOut[name];
    if (body !== undefined && instead !== undefined) {
      missing.delete(name);
      cuts.push({ start: body.start, end: body.end, by: bodyOf(name, instead) });
    } else if (statements?.test(text.slice(start, start + 80)) === true) cuts.push({ start, end, by: '' });
  }
  if (missing.size > 0) throw new Error(`scripts/react-slim.ts: React has no ${[...missing].join(', ')}.`);
  cuts.sort((one, other) => other.start - one.start);
  return cuts.reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text);
}

/** React's text as the site needs it, by the file that it comes from; null for any other file. */
export function slim(file: string, text: string): string | null {
  if (DOM.test(file)) return without(text, OF_DOM, STATEMENTS.dom);
  return RECONCILER.test(file) ? without(answered(text), OF_RECONCILER, STATEMENTS.reconciler) : null;
}

/** Leaves out of React what no page uses, and out of the second reconciler, which @pixi/react brings, what Pixi never asks of it. */
export const reactSlim = (): Plugin => ({
  name: 'react-slim',
  enforce: 'pre',
  transform(text, id) {
    const code = slim(id, text);
    return code === null ? null : { code, map: null };
  },
});
