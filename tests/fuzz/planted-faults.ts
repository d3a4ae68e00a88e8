/** A fault that a script plants in a page, to check that the fuzzer finds it. */
export interface Fault {
  readonly name: string;
  /** The report that the fuzzer must make. */
  readonly isFoundAs: RegExp;
  /** Blocked by the content security policy, which the browser always reports. */
  readonly isRefused?: true;
  /** Runs in the page before its scripts, so it must not use anything from outside itself. */
  readonly plant: () => void;
}

/** One fault of each kind that the fuzzer looks for. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'an error at a certain key',
    isFoundAs: /an error: Error: planted/,
    plant: () =>
      addEventListener('keydown', ({ key }) => {
        if (key === '5') throw new Error('planted, which speaks of a context lost');
      }),
  },
  {
    name: 'an unhandled promise rejection',
    isFoundAs: /an error: .*planted/,
    plant: () => addEventListener('visibilitychange', () => void Promise.reject(new Error('planted'))),
  },
  {
    name: 'a console error',
    isFoundAs: /the console: planted/,
    plant: () => addEventListener('resize', () => console.warn('planted')),
  },
  {
    name: 'a request to another host',
    isFoundAs: /http:\/\/127\.0\.0\.1:9\/planted/,
    isRefused: true,
    plant: () => addEventListener('keydown', () => void fetch('http://127.0.0.1:9/planted').catch(() => null)),
  },
  {
    name: 'a key that drops the focus',
    isFoundAs: /nothing has the focus, in playing\.asking/,
    plant: () =>
      addEventListener('keydown', ({ key }) => {
        if (key === '5' && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      }),
  },
  {
    name: 'a pause that shows the question',
    isFoundAs: /a pause shows the question/,
    plant: () =>
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.game-body[inert] { visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
      }),
  },
  {
    name: 'a pause that cannot be left',
    isFoundAs: /there is no way on: a pause stays/,
    plant: () =>
      addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest('.pause-cover') !== null)
            event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    name: 'a round that cannot advance',
    isFoundAs: /there is no way on: nothing moves a round/,
    plant: () =>
      addEventListener(
        'click',
        (event) => {
          if (event.target instanceof Element && event.target.closest('[role="group"]') !== null)
            event.stopImmediatePropagation();
        },
        true,
      ),
  },
  {
    name: 'an unknown state',
    isFoundAs: /the state is called "playing\.lost"/,
    plant: () =>
      addEventListener('resize', () => {
        const main = document.querySelector('main');
        if (main !== null) main.dataset['state'] = 'playing.lost';
      }),
  },
  {
    name: 'a figure out of its range',
    isFoundAs: /the figure score is -1/,
    plant: () =>
      addEventListener('resize', () => {
        document.querySelector<HTMLElement>('[data-testid="score"]')?.setAttribute('data-value', '-1');
      }),
  },
  {
    name: 'an empty sum',
    isFoundAs: /it says "NaN"/,
    plant: () => addEventListener('resize', () => document.querySelector('h1')?.append(' NaN')),
  },
  {
    name: 'two identical choices',
    isFoundAs: /two choices are alike/,
    plant: () =>
      addEventListener('resize', () => {
        for (const choice of document.querySelectorAll('[role="group"][aria-label^="Answers"] button'))
          if (choice.lastChild !== null) choice.lastChild.textContent = '7';
      }),
  },
  {
    name: 'a disabled choice',
    isFoundAs: /a choice is disabled/,
    plant: () =>
      addEventListener('resize', () => {
        for (const choice of document.querySelectorAll('[role="group"][aria-label^="Answers"] button'))
          choice.toggleAttribute('disabled', true);
      }),
  },
  {
    name: 'a page wider than the window',
    isFoundAs: /it can be scrolled sideways/,
    plant: () =>
      addEventListener('resize', () => {
        document.body.style.minWidth = '5000px';
      }),
  },
  {
    name: 'a second WebGL context',
    isFoundAs: /2 WebGL contexts are alive/,
    plant: () => addEventListener('visibilitychange', () => document.createElement('canvas').getContext('webgl2')),
  },
];
