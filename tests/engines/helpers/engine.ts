import type { MousePage } from '../../e2e/helpers/bot-mouse';

/** A page of a browser that Playwright does not drive, by mouse and keys as whoever sits before it has them. */
export interface EnginePage extends MousePage {
  /** The picture of what is seen (PNG). */
  screenshot(): Promise<Uint8Array>;
  /** Gives what is seen a size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
}

/** A browser in a window of its own, on a screen that nobody sees. */
export interface Engine {
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** A machine may be slow; what hangs is ended nevertheless. */
export const LONGEST_MS = 600_000;

/** The engines that the site is played in, beside the Chromium of today. */
export type EngineName = 'firefox' | 'oldChromium' | 'webkit';
