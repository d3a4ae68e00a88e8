/* Which switch was pressed, and what it is for. One switch chooses. If there is a second one, it moves on. */

/** The switch that chooses and the one that moves on, for devices that come in pairs. */
const PAIRS: readonly (readonly [choose: string, step: string])[] = [
  ['key Enter', 'key Space'],
  ['pointer 0', 'pointer 2'],
];

/** After this many presses of one switch alone, the other one is taken to be gone. Stepping can take many presses. */
const ALONE_PRESSES = { choose: 20, step: 60 } as const;

/** Modifier keys, keys reserved by the browser, and Escape, which leaves scanning. */
const NOT_A_SWITCH =
  /^(?:Escape|Shift|Control|Alt|AltGraph|Meta|OS|CapsLock|NumLock|ScrollLock|Fn|FnLock|F\d+|Dead|Unidentified|Audio.*|Media.*|Browser.*|PrintScreen|ContextMenu)$/;

/** Names a key as a switch; null for a key that is none. */
export function switchForKey({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null {
  if (ctrlKey || altKey || metaKey || NOT_A_SWITCH.test(key)) return null;
  if (key === 'Enter') return 'key Enter';
  return key === ' ' ? 'key Space' : `key ${code || key}`;
}

export interface SwitchPress {
  readonly type: 'PRESS' | 'STEP';
  readonly pace: 'auto' | 'step';
}

/** The other switch of a pair, and whether this one is the one that chooses. */
function pairOf(
  name: string,
  heard: ReadonlySet<string>,
): { readonly other: string; readonly chooses: boolean } | null {
  for (const [choose, step] of PAIRS) {
    if (name === choose) return { other: step, chooses: true };
    if (name === step) return { other: choose, chooses: false };
  }
  // The buttons of a gamepad: "gamepad 0 3". The one with the lower number chooses.
  if (!name.startsWith('gamepad')) return null;
  const other = [...heard].find((one) => one.startsWith('gamepad') && one !== name);
  return other === undefined ? null : { other, chooses: numberOf(name) < numberOf(other) };
}

const numberOf = (name: string): number => Number(name.split(' ').at(-1));

/**
 * Finds a second switch by itself: as soon as both switches of a pair have been pressed, one chooses and the other
 * moves on, until one of them has not been used for a while.
 */
export class SwitchDetector {
  private readonly heard = new Set<string>();
  private last = '';
  private inARow = 0;

  press(name: string): SwitchPress {
    this.inARow = name === this.last ? this.inARow + 1 : 1;
    this.last = name;
    this.heard.add(name);
    const pair = pairOf(name, this.heard);
    if (pair === null || !this.heard.has(pair.other)) return { type: 'PRESS', pace: 'auto' };
    const role = pair.chooses ? 'choose' : 'step';
    // From the next press on, so that the last step does not choose.
    if (this.inARow >= ALONE_PRESSES[role]) this.heard.delete(pair.other);
    return { type: pair.chooses ? 'PRESS' : 'STEP', pace: 'step' };
  }
}
