/* Replaces the features that jsdom lacks: a canvas, sounds, confetti, and time that passes by itself. */
import { afterEach, beforeEach, vi } from 'vitest';
import { spokenText } from '../../src/play/feedback/aloud/spoken-text';
import { announce } from '../../src/play/internal/announcer';
import { watchTextNodes } from '../helpers/text-nodes';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/stage/useFrames');
vi.mock('../../src/device/sound');
vi.mock('../../src/play/feedback/confetti');
vi.mock('../../src/play/celebration/flight');
vi.mock('../../src/play/internal/announcer', { spy: true });
vi.mock('../../src/play/useGame', { spy: true });

// There is no layout, so there is nothing to scroll.
if ('document' in globalThis) globalThis.scrollTo = () => {};

// The files run in threads of one process, and Node's broadcast channels connect all of them. Give each file a separate
// browser, because otherwise a sign-out in one would end the sessions of the others.
const ownBrowser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${ownBrowser}`);
  }
};

beforeEach(() => {
  vi.clearAllMocks();
});

// Every test also checks that what its games announce is in words, because screen readers skip most signs.
const SIGNS = /[×÷−=/]/u;
afterEach(() => {
  if (!('document' in globalThis)) return;
  const signs = vi.mocked(announce).mock.calls.filter(([sentence]) => SIGNS.test(spokenText(sentence)));
  if (signs.length > 0) throw new Error(`Announced as signs: ${signs.map(([sentence]) => sentence).join(' | ')}`);
});

// Every test of a page also checks that browser translation cannot break it.
const faults: string[] = [];
if ('document' in globalThis) watchTextNodes((fault) => faults.push(fault));
afterEach(() => {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
