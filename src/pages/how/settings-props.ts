import type { Settings } from '../../device/settings';

/** The settings, and a function that changes some of them, in this tab and the others. */
export interface SettingsProps {
  readonly settings: Settings;
  readonly change: (chosen: Partial<Settings>) => void;
}
