import type { Settings } from '../../device/settings';

export interface SettingsProps {
  readonly settings: Settings;
  /** Changes some of the settings, in all tabs. */
  readonly change: (chosen: Partial<Settings>) => void;
}
