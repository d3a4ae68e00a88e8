/*
 * What runs in the page that is fuzzed, before its own scripts: each function is sent to the browser as text, so it must not
 * use anything from outside itself.
 */

/** What of the page the fuzz keeps an eye on, or makes fail: it stands under `fuzzed`. */
export interface Fuzzed {
  /** The contexts of WebGL that were made and are not lost. */
  liveContexts(): number;
  /** Takes the graphics away from the page, or gives back what was taken. */
  graphics(are: 'lost' | 'restored'): void;
  /** Whether they are away: the round waits for them, and no picture comes before. */
  lacksGraphics(): boolean;
  /** How the storage of the device does from now on, in this page; and what it does where it fails. */
  storage(is: 'open' | 'full' | 'closed'): void;
  /** Where the press of the last step landed. */
  pressed: 'nowhere' | 'game' | 'elsewhere';
}

declare global {
  // A global variable of the page has to be declared like this.
  var fuzzed: Fuzzed;
}

/** Puts `fuzzed` on the page, gives it chance that repeats, and closes the ways that lead out of the site. */
export function watchPage(seed: number): void {
  let chance = seed >>> 0;
  // Mulberry32 (Tommy Ettinger): what the page draws by chance needs to repeat, and no more.
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
        // The page may have taken its canvas away meanwhile, which then waits for nothing but to be collected.
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

/** Where the nth of what can be pressed and seen has its middle, counted round; it is brought into view. Null: there is none. */
export function middleOf([where, which]: readonly ['game' | 'answers' | 'page', number]): {
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

/** Gives an answer as a player would who guesses: a choice that is open, or a small number in the field. */
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

/** What another tab does: it writes under one of the keys that are there, or under one that the site knows. */
export function writeElsewhere([which, text, known]: readonly [number, string, readonly string[]]): void {
  const keys = [...new Set([...known, ...Object.keys(localStorage)])].toSorted();
  const key = keys[which % keys.length] ?? '';
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
}
