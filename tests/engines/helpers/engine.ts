import type { MousePage } from '../../e2e/helpers/bot-mouse';

/**
 * A page in a browser that Playwright does not drive, operated by mouse and keyboard as a user
 * would.
 */
export interface EnginePage extends MousePage {
  /** A PNG of the visible page. */
  screenshot(): Promise<Uint8Array>;
  /** Resizes the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
}

/** A browser in its own window on a virtual screen. */
export interface Engine {
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** Long enough for a slow machine. Anything that hangs is stopped after this. */
export const MAX_RUN_MS = 600_000;

/** The engines in which the site is tested, in addition to current Chromium. */
export type EngineName = 'firefox' | 'oldChromium' | 'webkit';
