import { currencyNames } from '../../ui/currency-text';
import { SETTING_LABELS, settingsText } from './setting-text';

const CURRENCY_LABELS: Readonly<Record<string, string>> = currencyNames;

/** A setting, or one of its values, as a label: "Find x", "Very small". */
export const settingLabel = (name: string): string => SETTING_LABELS[name] ?? CURRENCY_LABELS[name] ?? name;

/** Settings as text: "Mode: addition, difficulty: easy"; empty if there are none. */
export const formatSettings = (round: Readonly<Record<string, string>>): string =>
  settingsText(
    Object.entries(round).map(([name, value]) => ({ name: settingLabel(name), value: settingLabel(value) })),
  );
