/* Functions that run in the fuzzed page before its own scripts. Each is sent to the browser as
   source text, so it must not use anything from outside itself. */

/** What the fuzzer observes in the page or makes fail there, as `fuzzed`. */
export interface FuzzedPage {
  /** The number of WebGL contexts that are not lost. */
  liveContexts(): number;
  /** Loses or restores the page's graphics contexts. */
  graphics(are: 'lost' | 'restored'): void;
  /** Whether they are lost. The round then waits for them, without a canvas. */
  lacksGraphics(): boolean;
  /** Changes the behaviour of the device's storage in this page. */
  storage(is: 'open' | 'full' | 'closed'): void;
  /** The location of the last step's press. */
  pressed: 'nowhere' | 'game' | 'elsewhere';
}

declare global {
  // A global variable has to be declared with var.
  var fuzzed: FuzzedPage;
}

/** Defines `fuzzed`, makes random numbers repeatable, and blocks every way out of the site. */
export function watchPage(seed: number): void {
  let chance = seed >>> 0;
  // Mulberry32 (Tommy Ettinger) is enough, because random numbers only need to be repeatable.
  const random = (): number => {
    chance = (chance + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(chance ^ (chance >>> 15), chance | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = random;
  Object.defineProperty(crypto, 'getRandomValues', {
    value: <Numbers extends Uint8Array | Uint32Array>(numbers: Numbers): Numbers => {
      for (const index of numbers.keys()) numbers[index] = Math.floor(random() * 2 ** (8 * numbers.BYTES_PER_ELEMENT));
      return numbers;
    },
  });

  const made: WebGL2RenderingContext[] = [];
  const taken: { readonly canvas: Element | OffscreenCanvas; readonly handle: WEBGL_lose_context }[] = [];
  const live = () => made.filter((context) => !context.isContextLost());
  HTMLCanvasElement.prototype.getContext = new Proxy(Reflect.get(HTMLCanvasElement.prototype, 'getContext'), {
    apply: (target, canvas, given) => {
      const context: unknown = Reflect.apply(target, canvas, given);
      if (context instanceof WebGL2RenderingContext && !made.includes(context)) made.push(context);
      return context;
    },
  });

  const { getItem, setItem } = Storage.prototype;
  const closed = (): never => {
    throw new DOMException('The storage of this device is closed.', 'SecurityError');
  };
  const full = (): never => {
    throw new DOMException('The storage of this device is full.', 'QuotaExceededError');
  };

  globalThis.fuzzed = {
    pressed: 'nowhere',
    liveContexts: () => live().length,
    graphics: (are) => {
      if (are === 'restored') {
        // The page may have removed its canvas in the meantime, and the canvas has not been
        // garbage-collected yet.
        for (const { canvas, handle } of taken.splice(0))
          if (canvas instanceof Element && canvas.isConnected) handle.restoreContext();
        return;
      }
      for (const context of live()) {
        const handle = context.getExtension('WEBGL_lose_context');
        if (handle === null) continue;
        handle.loseContext();
        taken.push({ canvas: context.canvas, handle });
      }
    },
    lacksGraphics: () => taken.length > 0,
    storage: (is) =>
      void Object.assign(Storage.prototype, {
        getItem: is === 'closed' ? closed : getItem,
        setItem: is === 'open' ? setItem : is === 'full' ? full : closed,
      }),
  };

  addEventListener(
    'pointerdown',
    ({ target }) => {
      fuzzed.pressed = target instanceof Element && target.closest('main') !== null ? 'game' : 'elsewhere';
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link !== null && (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')))
        event.preventDefault();
    },
    true,
  );
}

/**
 * The centre of the nth visible control, modulo their number, which is scrolled into view. Null if
 * there is none.
 */
export function getCentre([where, which]: readonly ['game' | 'answers' | 'page', number]): {
  readonly x: number;
  readonly y: number;
} | null {
  const pressable = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="switch"]';
  const answers = '[role="group"][aria-label^="Answers"] button, form input, form button, main [data-testid] input';
  const among = { game: 'main', answers: 'main', page: 'body' }[where];
  const shown = [...document.querySelectorAll(`${among} :is(${where === 'answers' ? answers : pressable})`)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
  );
  const element = shown[which % Math.max(1, shown.length)];
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Guesses an answer as a player would: chooses an option, or types a small number into the field.
 */
export function guess(which: number): 'chosen' | 'typed' | 'nothing' {
  const open = [
    ...document.querySelectorAll<HTMLElement>(
      'main [role="group"][aria-label^="Answers"] button:not([aria-disabled="true"])',
    ),
  ].filter((button) => button.checkVisibility({ visibilityProperty: true }));
  const choice = open[which % Math.max(1, open.length)];
  if (choice !== undefined) {
    choice.focus();
    return 'chosen';
  }
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('main input:not([type="radio"], [type="checkbox"])'),
  ].filter((field) => field.checkVisibility({ visibilityProperty: true }));
  const field = fields[which % Math.max(1, fields.length)];
  if (field === undefined) return 'nothing';
  field.focus();
  field.select();
  return 'typed';
}

/** Acts as another tab: writes to one of the existing keys, or to one that the site knows. */
export function writeFromOtherTab([which, text, known]: readonly [number, string, readonly string[]]): void {
  const keys = [...new Set([...known, ...Object.keys(localStorage)])].toSorted();
  const key = keys[which % keys.length] ?? '';
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
}
