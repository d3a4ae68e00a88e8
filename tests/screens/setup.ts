/* What a page in jsdom does without: a canvas, sounds, paper that flies, and time that passes by itself. */
import { beforeEach, vi } from 'vitest';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/stage/useFrames');
vi.mock('../../src/device/sound');
vi.mock('../../src/play/confetti');
vi.mock('../../src/play/moment/flight');
vi.mock('../../src/play/announcer', { spy: true });
vi.mock('../../src/play/useGame', { spy: true });

// Nothing is laid out, so that there is nothing to scroll.
if ('document' in globalThis) globalThis.scrollTo = () => {};

beforeEach(() => {
  vi.clearAllMocks();
});
