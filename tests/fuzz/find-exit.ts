import type { Action } from './actions.ts';
import type { PageState } from './checks.ts';
import type { Player } from './player.ts';

/** More tab stops than any page has. */
const MAX_TABS = 150;
/** Enough sensible steps to advance any game. */
const MAX_TRIES = 12;
/** Long enough for feedback, a banner or a countdown from three to be over, in milliseconds of the page's time. */
const A_WHILE_MS = 4000;

const RESUME = /^Resume$/;
const END = /^End round$/;
const START = /start|again|another|launch|new puzzle|^play/i;
const BACK = /^(?:back|back to menu|main menu|return to base|close)$/i;
const NEXT = /^(?:next|begin challenge)/i;
/** For games in which a choice needs another press to be checked. */
const CHECK = /^check/i;
/** Settings within a round, which have their own tab. */
const SETTINGS = /^settings$/i;

interface Signs {
  readonly isInRound: boolean;
  readonly hasDialog: boolean;
  /** The text of the game without announcements and without its clocks, which run in any case. */
  readonly text: string;
}

/** Reads signs of progress. Runs in the page. */
function signsOf(): Signs {
  const said = [...document.querySelectorAll('main > :is(.game-header, .game-body)')].map((part) => {
    const copy = document.createElement('div');
    copy.append(part.cloneNode(true));
    for (const clock of copy.querySelectorAll('[data-testid="time"], [data-testid="question-time"]')) clock.remove();
    return copy.textContent ?? '';
  });
  return {
    isInRound: document.querySelector('main .game-header button[aria-label="Pause"]') !== null,
    hasDialog: document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
    text: said.join(' '),
  };
}

/**
 * The key that leads from the focus to the first button with a matching name: Tab or Shift+Tab,
 * Enter if the focus is already there, or null if there is no such button. Runs in the page.
 */
function keyTowards([source, flags]: readonly [string, string]): 'Tab' | 'Shift+Tab' | 'Enter' | null {
  const name = new RegExp(source, flags);
  const nameOf = (button: Element): string =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/^[^\p{L}]+/u, '').trim();
  const { activeElement } = document;
  if (activeElement instanceof HTMLButtonElement && name.test(nameOf(activeElement))) return 'Enter';
  const button = [...document.querySelectorAll('main button, [role="dialog"] button')].find(
    (button) => name.test(nameOf(button)) && button.checkVisibility({ visibilityProperty: true }),
  );
  if (button === undefined || activeElement === null) return null;
  const isBefore = (button.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBefore && !activeElement.contains(button) ? 'Shift+Tab' : 'Tab';
}

/** A keyboard-only player who looks for a way to continue. */
class Keyboard {
  private readonly player: Player;
  private readonly stand: () => Promise<PageState>;

  constructor(player: Player, stand: () => Promise<PageState>) {
    this.player = player;
    this.stand = stand;
  }

  signs(): Promise<Signs> {
    return this.player.page.evaluate(signsOf);
  }

  async isPaused(): Promise<boolean> {
    return (await this.stand()).state.endsWith('.paused');
  }

  press(key: string): Promise<void> {
    return this.player.take({ action: { kind: 'key', key }, thenMs: 100 });
  }

  /** Tabs to the control with a matching name and presses it. Returns false if there is none. */
  async pressNamed(name: RegExp): Promise<boolean> {
    const { page } = this.player;
    for (let tab = 0; tab <= MAX_TABS; tab++) {
      const key = await page.evaluate(keyTowards, [name.source, name.flags] as const);
      if (key === null) return false;
      if (key === 'Enter') {
        await this.press('Enter');
        return true;
      }
      await page.keyboard.press(key);
    }
    return false;
  }

  /** Closes everything that covers the game and ends a pause. Returns what does not close. */
  async closeOverlays(): Promise<string | null> {
    for (let time = 0; time < 3 && (await this.signs()).hasDialog; time++) await this.press('Escape');
    if ((await this.signs()).hasDialog) return 'a dialog stays';
    if (!(await this.isPaused())) return null;
    return (await this.pressNamed(RESUME)) && !(await this.isPaused()) ? null : 'a pause stays';
  }

  /** Leaves the settings within a round by way of the first tab. */
  private async closeSettings(): Promise<void> {
    if ((await this.stand()).state.endsWith('.settings') && (await this.pressNamed(SETTINGS))) await this.press('Home');
  }

  /** Advances a round by answering. */
  async bringRoundOn(): Promise<string | null> {
    await this.closeSettings();
    const first = await this.signs();
    const isOn = async (): Promise<boolean> => (await this.signs()).text !== first.text;
    for (let time = 0; time < MAX_TRIES && first.isInRound; time++) {
      // On the way to a button, the focus may pass the navigation bar, which pauses the game.
      if (await this.isPaused()) await this.pressNamed(RESUME);
      await this.player.take({ action: { kind: 'answer', which: time }, thenMs: A_WHILE_MS });
      if (await isOn()) return null;
      for (const name of [NEXT, CHECK]) if (await this.pressNamed(name)) break;
      if (await isOn()) return null;
    }
    return first.isInRound ? 'nothing moves a round' : null;
  }

  /** Pauses and ends a round, returns to the place where a round starts, and starts one. */
  async startNewRound(): Promise<string | null> {
    for (let time = 0; time < MAX_TRIES; time++) {
      const { isInRound, hasDialog } = await this.signs();
      if (hasDialog) await this.press('Escape');
      else if (!isInRound) {
        if (!(await this.pressNamed(START)) && !(await this.pressNamed(BACK))) return 'no way back';
        // With fast game time, a round without a player is soon over.
        if ((await this.signs()).isInRound) return null;
        await this.player.pass(A_WHILE_MS);
        if ((await this.signs()).isInRound) return null;
      } else if (!(await this.isPaused())) {
        await this.press('Escape');
        // It may just have ended.
        if ((await this.signs()).isInRound && !(await this.isPaused())) return 'no pause';
      } else if (!(await this.pressNamed(END))) {
        if (!(await this.pressNamed(RESUME))) return 'no Resume';
        // A puzzle ends only when it is solved, but a new one can be requested. A practice never
        // ends, and is left through the menu.
        if (await this.pressNamed(START)) return null;
        if (!(await this.pressNamed(BACK))) return 'no other puzzle, and no way back';
      }
    }
    return 'no new round';
  }
}

/** Resets the window, the device and other tabs. */
const RESET_ACTIONS: readonly Action[] = [
  { kind: 'tab', is: 'shown' },
  { kind: 'storage', is: 'open' },
  { kind: 'text', sizePx: 16 },
  { kind: 'resize', width: 1024, height: 640 },
  { kind: 'graphics', are: 'restored' },
];

/**
 * Looks for a way out of any state by keyboard: it must be possible to leave a pause, advance a
 * round by answering, pause and end it, and start a new one. Returns what does not work, one line
 * each.
 */
export async function findExit(player: Player, stand: () => Promise<PageState>): Promise<readonly string[]> {
  for (const action of RESET_ACTIONS) await player.take({ action, thenMs: 50 });
  const keyboard = new Keyboard(player, stand);
  const where = (await keyboard.closeOverlays()) ?? (await keyboard.bringRoundOn()) ?? (await keyboard.startNewRound());
  const { broken, state } = await stand();
  return where === null ? broken : [`there is no way on: ${where}, in ${state}`, ...broken];
}
