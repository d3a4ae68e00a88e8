import { SETTING_LABELS } from './setting-text';

/** A setting, or one of its values, as a menu labels it if the game has no text of its own: "Find x". */
export const menuLabel = (name: string): string => SETTING_LABELS[name] ?? name;
