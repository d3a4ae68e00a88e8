import type { Settings } from '../../device/settings';

/** The settings, and a function that changes some of them, in this tab and the others. */
export interface HowProps {
  readonly settings: Settings;
  readonly choose: (chosen: Partial<Settings>) => void;
}
