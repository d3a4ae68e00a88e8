import { currencyNames } from '../../ui/currency-text';
import { LINK_SETTING_LABELS, settingsText } from './link-setting-text';
import { menuLabel } from './menu-label';

const CURRENCY_LABELS: Readonly<Record<string, string>> = currencyNames;

/** A setting, or one of its values, as a label: "Find x", "Very small". */
export const settingLabel = (name: string): string =>
  LINK_SETTING_LABELS[name] ?? CURRENCY_LABELS[name] ?? menuLabel(name);

/** Settings as text: "Mode: addition, difficulty: easy"; empty if there are none. */
export const formatSettings = (round: Readonly<Record<string, string>>): string =>
  settingsText(
    Object.entries(round).map(([name, value]) => ({ name: settingLabel(name), value: settingLabel(value) })),
  );
