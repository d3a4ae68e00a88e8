/* Identifies switches and their roles. A single switch chooses. If there are two, the second moves to the next item. */

/** The keys and mouse buttons that two-switch interfaces send. */
const PAIRS: readonly (readonly [choose: string, step: string])[] = [
  ['key Enter', 'key Space'],
  ['pointer 0', 'pointer 2'],
];

/** After this many presses of only one switch, assume that the other has been unplugged. Stepping takes more presses. */
const PRESSES_UNTIL_ALONE = { choose: 20, step: 60 } as const;

/** Modifier keys, keys reserved by the browser, and Escape, which pauses scanning. */
const NOT_A_SWITCH =
  /^(?:Escape|Shift|Control|Alt|AltGraph|Meta|OS|CapsLock|NumLock|ScrollLock|Fn|FnLock|F\d+|Dead|Unidentified|Audio.*|Media.*|Browser.*|PrintScreen|ContextMenu)$/;

/** The switch name for a key; null if the key is not a switch. */
export function switchForKey({ key, code, ctrlKey, altKey, metaKey }: KeyboardEvent): string | null {
  if (ctrlKey || altKey || metaKey || NOT_A_SWITCH.test(key)) return null;
  if (key === 'Enter') return 'key Enter';
  return key === ' ' ? 'key Space' : `key ${code || key}`;
}

export interface SwitchPress {
  readonly type: 'PRESS' | 'STEP';
  readonly pace: 'auto' | 'step';
}

/** The other switch of the pair, and whether this one chooses. */
function pairOf(
  name: string,
  pressed: ReadonlySet<string>,
): { readonly other: string; readonly chooses: boolean } | null {
  for (const [choose, step] of PAIRS) {
    if (name === choose) return { other: step, chooses: true };
    if (name === step) return { other: choose, chooses: false };
  }
  // Gamepad buttons, such as "gamepad 0 3". The lower-numbered button chooses.
  if (!name.startsWith('gamepad')) return null;
  const other = [...pressed].find((one) => one.startsWith('gamepad') && one !== name);
  return other === undefined ? null : { other, chooses: numberOf(name) < numberOf(other) };
}

const numberOf = (name: string): number => Number(name.split(' ').at(-1));

/**
 * Detects a second switch automatically. Once both switches of a pair have been pressed, one chooses and the other
 * moves to the next item, until one of them has not been used for a while.
 */
export class SwitchDetector {
  private readonly pressed = new Set<string>();
  private last = '';
  private pressesInARow = 0;

  press(name: string): SwitchPress {
    this.pressesInARow = name === this.last ? this.pressesInARow + 1 : 1;
    this.last = name;
    this.pressed.add(name);
    const pair = pairOf(name, this.pressed);
    if (pair === null || !this.pressed.has(pair.other)) return { type: 'PRESS', pace: 'auto' };
    const role = pair.chooses ? 'choose' : 'step';
    // Takes effect from the next press, so that the last step does not choose.
    if (this.pressesInARow >= PRESSES_UNTIL_ALONE[role]) this.pressed.delete(pair.other);
    return { type: pair.chooses ? 'PRESS' : 'STEP', pace: 'step' };
  }
}
