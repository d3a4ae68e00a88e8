import type { Plugin } from 'vite';
import { type LeftOut, without } from './without.ts';

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
 * No page uses these of React, neither in the DOM nor in Pixi: lists of suspended parts, actions of forms, transitions with a
 * state, classes of an older kind, stacks of components.
 */
const OF_BOTH: LeftOut = {
  updateSuspenseListComponent: 'throws',
  cutOffTailIfNeeded: 'throws',
  findFirstSuspended: 'throws',
  initSuspenseListRenderState: 'throws',
  runActionStateAction: 'throws',
  mountActionState: 'throws',
  updateActionStateImpl: 'throws',
  dispatchActionState: 'throws',
  rerenderActionState: 'throws',
  dispatchOptimisticSetState: 'throws',
  updateOptimisticImpl: 'throws',
  startTransition: 'throws',
  TransitionAwareHostComponent: 'throws',
  recursivelyResetForms: 'throws',
  useMemoCache: 'throws',
  callComponentWillReceiveProps: 'nothing',
  enqueueReplaceState: 'throws',
  describeFiber: "return ''",
  getComponentNameFromType: 'return null',
};

/**
 * Nor these in Pixi, where one component draws one container: nothing waits, nothing is hidden but kept, and there are no lists,
 * portals, memos, stores or states of classes.
 */
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
  commitOffscreenPassiveMountEffects: 'throws',
  scheduleRetryEffect: 'throws',
  attachSuspenseRetryListeners: 'throws',
  resolveRetryWakeable: 'throws',
  getRetryCache: 'throws',
  attachPingListener: 'throws',
  pingSuspendedRoot: 'throws',
  replaySuspendedUnitOfWork: 'throws',
  replayFunctionComponent: 'throws',
  trackUsedThenable: 'throws',
  useThenable: 'throws',
  use: 'throws',
  chainThenableValue: 'throws',
  entangleAsyncAction: 'throws',
  pingEngtangledActionScope: 'throws',
  refreshCache: 'throws',
  mountDeferredValueImpl: 'throws',
  updateDeferredValueImpl: 'throws',
  updateSyncExternalStore: 'throws',
  pushStoreConsistencyCheck: 'throws',
  updateStoreInstance: 'throws',
  checkIfSnapshotChanged: 'throws',
  isRenderConsistentWithExternalStores: 'return true',
  imperativeHandleEffect: 'throws',
  updateImperativeHandle: 'throws',
  reconcileChildrenArray: 'throws',
  reconcileChildrenIterator: 'throws',
  mapRemainingChildren: 'throws',
  createChild: 'throws',
  updateSlot: 'throws',
  updateFromMap: 'throws',
  updateFragment: 'throws',
  updateTextNode: 'throws',
  updatePortal: 'throws',
  createFiberFromPortal: 'throws',
  updateForwardRef: 'throws',
  updateMemoComponent: 'throws',
  updateSimpleMemoComponent: 'throws',
  applyDerivedStateFromProps: 'throws',
  enqueueSetState: 'throws',
  enqueueForceUpdate: 'throws',
};

/**
 * Nor these in the DOM: what an Activity hides but keeps, and more. What stands in the head of a page and a few events do
 * nothing without a word.
 */
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
  queueTransitionTypes: 'throws',
  ViewTransitionPseudoElement: 'throws',
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
  insertStylesheetIntoRoot: 'throws',
  mountHoistable: 'throws',
  createHoistableInstance: 'throws',
  commitHostSingletonAcquisition: 'throws',
  releaseSingletonInstance: 'throws',
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
  preloadResourceAndSuspendIfNeeded: 'throws',
  insertSuspendedStylesheets: 'throws',
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
  dom: /^((?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+|ReactDOMSharedInternals\.findDOMNode) = /,
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
