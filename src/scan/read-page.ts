/*
 * Builds the tree of items to scan from the roles, landmarks and names in the page, so pages need to know nothing about
 * scanning. Adjacent controls with the same `data-scan-row` form a row.
 */
import { control, createRoot, group, type ScanItem, splitIntoGroups, splitIntoRows } from './scan-tree';

/** Controls that a single press can operate. A text field only counts in a round, where a number pad types into it. */
const CONTROLS =
  'a[href], button, summary, select, input:is([type="radio"], [type="checkbox"], [type="range"], [type="submit"])';
const FIELD = 'input[type="text"]';

const ANSWERS = ':is(.answer-pad, .stage-choices)';
const PAD = '.number-pad';
/** An enabled submit button. It is disabled until something has been typed or placed. */
const OPEN_SUBMIT = 'button[type="submit"][aria-disabled="false"]';
/** The main action on a game's page, such as "Start" or "Play again". */
const MAIN_ACTION = '[data-game] :is(.start-button, .bg-primary)';
const SECTION =
  'fieldset, form, nav, ul, ol, details, section, [role="radiogroup"], [role="group"], [role="tablist"], main, [role="dialog"]';

/** If the top level has more groups than this, they are grouped again. */
const MAX_GROUPS = 6;

export interface ScannedPage {
  readonly root: ScanItem;
  /** If any of these controls change, the scan starts again. */
  readonly shown: readonly HTMLElement[];
  /** Whether a round is in progress but has nothing to choose at the moment. */
  readonly isBusy: boolean;
}

const isUsable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [aria-disabled="true"], .skip-link') &&
  element.closest('[inert], [aria-hidden="true"], .scan-overlay') === null &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

const findUsable = (part: ParentNode | null, selector = CONTROLS): readonly HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isUsable);

const isIn =
  (selector: string) =>
  (element: HTMLElement): boolean =>
    element.closest(selector) !== null;

/** Groups adjacent items that have the same key. */
function groupNeighbours<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly (readonly Item[])[] {
  const groups: { readonly key: unknown; readonly items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last !== undefined && last.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups.map((one) => one.items);
}

/** Groups controls by their nearest section, even if they are not adjacent. */
function splitIntoSections(elements: readonly HTMLElement[]): readonly (readonly HTMLElement[])[] {
  const sections = new Map<Element | null, HTMLElement[]>();
  for (const element of elements) {
    const section = element.closest(SECTION);
    const known = sections.get(section);
    if (known === undefined) sections.set(section, [element]);
    else known.push(element);
  }
  return [...sections.values()];
}

const rowOf = (element: HTMLElement): string | undefined => element.dataset['scanRow'];

/** Splits controls into the rows marked with `data-scan-row`. If there are none, falls back to `splitIntoRows`. */
function createRows(elements: readonly HTMLElement[]): readonly ScanItem[] {
  if (!elements.some((element) => rowOf(element) !== undefined)) return splitIntoRows(elements);
  return groupNeighbours(elements, rowOf).map((row) => group(row.map(control)));
}

const groupBySection = (elements: readonly HTMLElement[]): readonly ScanItem[] =>
  splitIntoSections(elements).map((section) => group(createRows(section)));

/** The controls in the navigation bar, then those in the footer together with the stop button. */
function barAndFooter(main: HTMLElement | null, stopButton: HTMLElement): readonly ScanItem[] {
  const others = findUsable(document.body).filter(
    (element) => main?.contains(element) !== true && element.closest('[role="dialog"]') === null,
  );
  const footer = others.filter((element) => element.closest('footer') !== null);
  const bar = others.filter((element) => element.closest('footer') === null);
  return [
    ...(bar.length > 0 ? [group(splitIntoRows(bar))] : []),
    group([...splitIntoRows(footer), control(stopButton)]),
  ];
}

/** In a round, the order is answers, submit button, number pad, everything else, and finally the header and bar. */
function readRound(main: HTMLElement, stopButton: HTMLElement): ScannedPage {
  const header = main.querySelector<HTMLElement>(':scope > header');
  const pads = findUsable(main, PAD);
  const fields = pads.length > 0 ? findUsable(main, FIELD) : [];
  const inBody = findUsable(main, `${CONTROLS}, ${FIELD}`).filter(
    (element) => header?.contains(element) !== true && (!element.matches(FIELD) || fields.length > 1),
  );
  const answers = inBody.filter(isIn(ANSWERS));
  const keys = inBody.filter(isIn(PAD));
  const submit = inBody.filter((element) => element.matches(OPEN_SUBMIT) && !isIn(PAD)(element));
  const others = inBody.filter((element) => ![...answers, ...keys, ...submit].includes(element));
  const bar = findUsable(document.body).filter(
    (element) => !main.contains(element) && element.closest('footer') === null,
  );
  // Reversed, because the most useful buttons, such as Pause, are last in the header.
  const frame = [...[...findUsable(header)].reverse(), ...bar];
  return {
    root: createRoot([
      ...splitIntoSections(answers).flatMap(createRows),
      ...submit.map(control),
      ...createRows(keys),
      ...splitIntoSections(others).flatMap((section) => {
        const items = createRows(section);
        return items.some(({ children }) => children.length > 0) ? [group(items)] : items;
      }),
      group([...splitIntoRows(frame), control(stopButton)]),
    ]),
    shown: inBody,
    isBusy: inBody.length === 0,
  };
}

/** On a page, the order is main action, sections, bar and footer. */
function readSections(part: HTMLElement | null, main: HTMLElement | null, stopButton: HTMLElement): ScannedPage {
  const shown = findUsable(part);
  const header = main?.querySelector<HTMLElement>(':scope > header') ?? null;
  const isInFrame = (element: HTMLElement) => header?.contains(element) === true;
  const content = shown.filter((element) => !isInFrame(element));
  const first = content.filter((element) => element.matches(MAIN_ACTION)).slice(0, 2);
  const rest = content.filter((element) => !first.includes(element));
  const sections = rest.length + first.length <= MAX_GROUPS ? rest.map(control) : groupBySection(rest);
  const frame = shown.filter(isInFrame);
  return {
    root: createRoot([
      ...first.map(control),
      ...splitIntoGroups(sections, MAX_GROUPS),
      ...(frame.length > 0 ? [group(splitIntoRows(frame))] : []),
      ...(part === main ? barAndFooter(main, stopButton) : [control(stopButton)]),
    ]),
    shown: content,
    isBusy: false,
  };
}

/** The navigation bar, if its panel is open and covers the page. The bar also contains the button that closes it. */
function findOpenPanel(): HTMLElement | null {
  const button = findUsable(document.body, 'body header button[aria-expanded="true"][aria-controls]').find(
    (element) => element.closest('main') === null,
  );
  return button?.closest('header') ?? null;
}

/** Whether SwitchTrial is measuring reaction times. Presses must not choose anything meanwhile. */
export const isTrialOpen = (): boolean => document.querySelector('[data-switch-trial]') !== null;

/** Reads the page. The stop button is always the last item. */
export function readPage(stopButton: HTMLElement): ScannedPage {
  if (isTrialOpen()) return { root: createRoot([]), shown: [], isBusy: false };
  const main = document.querySelector('main');
  const covering = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? findOpenPanel();
  if (covering !== null) return readSections(covering, main, stopButton);
  if (main?.dataset['form'] === 'play') return readRound(main, stopButton);
  return readSections(main, main, stopButton);
}
