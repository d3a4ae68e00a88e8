import type { GameInvariants } from './games.ts';

/** The state of a page, and the invariants that are violated. */
export interface PageState {
  /** One line each; empty if there are none. */
  readonly broken: readonly string[];
  /** Whether the game is still on the page. */
  readonly game: 'there' | 'left';
  readonly state: string;
  /** The location of the focus: nowhere, on something in the game, or on something outside it. */
  readonly focus: 'nothing' | 'game' | 'elsewhere';
  /** The location of the last step's press. */
  readonly pressed: 'nowhere' | 'game' | 'elsewhere';
}

/** The minimum and maximum of each stat. Those that are not listed are at least 0. */
export const STAT_RANGES: Readonly<Record<string, readonly [min: number, max: number]>> = {
  accuracy: [0, 100],
  shield: [0, 100],
  lives: [0, 10],
  level: [0, 1000],
  wave: [1, 1000],
  combo: [1, 100],
};

/**
 * The invariants of a page, which hold whatever was done to it. Runs in the page, so it must not
 * use anything from outside itself.
 */
export function readPageState([law, figures]: readonly [GameInvariants, typeof STAT_RANGES]): PageState {
  const broken: string[] = [];
  const demand = (isSo: boolean, otherwise: string): void => void (isSo || broken.push(otherwise));
  const all = <Kind extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;

  // A two-player game is a different page, with two canvases. A game for a class has no canvas.
  const address = new URLSearchParams(location.search);
  const players = address.get('players') === '2' ? 2 : 1;
  const isInGame = location.pathname === `/${law.id}` && players === 1 && !address.has('storm');
  const mains = all('main');
  const [main] = mains;
  const state = main?.dataset['state'] ?? '';
  const bare = state.replace(/\.paused$/, '');
  const isPaused = bare !== state;

  // The page as a whole.
  const { documentElement: root, activeElement } = document;
  demand(mains.length === 1, `there are ${mains.length} main parts`);
  const textPx = parseFloat(getComputedStyle(root).fontSize);
  // At twice the text size, a page does not have to fit below the equivalent of 320 px at the
  // normal size.
  if (root.clientWidth >= (320 * textPx) / 16)
    demand(
      root.scrollWidth <= root.clientWidth,
      `it can be scrolled sideways, by ${root.scrollWidth - root.clientWidth} px`,
    );
  demand(all('main h1').filter(isSeen).length <= 1, 'there is more than one first heading');
  const ids = all('[id]').map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  demand(twice.length === 0, `duplicate ids: ${twice.slice(0, 3).join(' ')}`);
  const nonsense = /\b(?:NaN|undefined|Infinity|null)\b|\[object /;
  const text = document.body.innerText;
  demand(!nonsense.test(text), `it says "${nonsense.exec(text)?.[0]}"`);
  const labels = all('[aria-label]').map((element) => element.getAttribute('aria-label') ?? '');
  demand(
    !labels.some((label) => nonsense.test(label)),
    `a name says "${labels.find((label) => nonsense.test(label))}"`,
  );
  demand(all('main canvas:not(.confetti)').length <= players, 'there is more than one canvas');
  demand(fuzzed.liveContexts() <= players, `${fuzzed.liveContexts()} WebGL contexts are alive`);

  if (isInGame && main !== undefined) {
    demand(main.dataset['game'] === law.id, `the game is called "${main.dataset['game']}"`);
    demand(law.states.includes(bare), `the state is called "${state}"`);
    demand(all('main > [role="status"]').length === 1, 'there is no live region');

    for (const figure of all('main [data-testid][data-value]')) {
      const { testid = '', value = '' } = figure.dataset;
      const [min, max] = figures[testid] ?? [0, Number.MAX_SAFE_INTEGER];
      const number = value === '' ? Number.NaN : Number(value);
      demand(number >= min && number <= max, `the figure ${testid} is ${value}`);
      demand(figure.textContent?.trim() !== '', `the figure ${testid} shows nothing`);
    }

    const questions = all('main [data-testid="question"]').filter(isSeen);
    demand(questions.length <= 1, `${questions.length} questions are asked`);
    const groups = all('main [role="group"][aria-label^="Answers"]').filter(isSeen);
    const fields = all<HTMLInputElement>('main input:not([type="radio"], [type="checkbox"])').filter(isSeen);
    if (isPaused) demand(questions.length + groups.length === 0, 'a pause shows the question');
    else if (law.asking.includes(bare)) {
      demand(
        questions.every((question) => question.textContent?.trim() !== ''),
        'the question is empty',
      );
      demand(questions.length === 1 || document.querySelector('[role="dialog"]') !== null, 'no question is asked');
      demand(groups.length + fields.length > 0, 'nothing answers the question');
    }
    demand(
      fields.every(({ labels, ariaLabel }) => (labels?.length ?? 0) > 0 || (ariaLabel ?? '') !== ''),
      'a field has no name',
    );
    const buttons = groups.map((group) => [...group.querySelectorAll('button')]);
    demand(!buttons.flat().some(({ disabled }) => disabled), 'a choice is disabled, and cannot keep the focus');
    if (law.choices === 'distinct')
      for (const choices of buttons) {
        const texts = choices.map(({ childNodes }) =>
          [...childNodes]
            .filter((node) => !(node instanceof Element && node.matches('kbd, .sr-only, .answer-mark')))
            .map(({ textContent }) => textContent?.trim() ?? '')
            .join(' '),
        );
        demand(!texts.includes(''), 'a choice is empty');
        demand(new Set(texts).size === texts.length, `two choices are alike: ${texts.join(' | ')}`);
      }
    const nameless = all('main button, main a[href]').filter(
      (control) =>
        isSeen(control) &&
        (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() === '' &&
        // A switch gets its name from its label.
        !(control instanceof HTMLButtonElement && control.labels.length > 0) &&
        !control.hasAttribute('aria-labelledby'),
    );
    demand(nameless.length === 0, `a control has no name: ${nameless[0]?.outerHTML.slice(0, 80)}`);
    const [lost] = activeElement === null || activeElement === document.body ? [] : [activeElement];
    demand(
      lost === undefined || lost.checkVisibility({ visibilityProperty: true }),
      `the focus is on a hidden element: ${lost && nameOf(lost)}`,
    );
  }

  const isOnNothing = activeElement === null || activeElement === document.body || activeElement === root;
  return {
    broken,
    state,
    game: isInGame && main?.dataset['game'] === law.id ? 'there' : 'left',
    focus: isOnNothing ? 'nothing' : activeElement.closest('main') === null ? 'elsewhere' : 'game',
    pressed: fuzzed.pressed,
  };
}
