import { useEffect, useState } from 'react';
import { settingsStore } from '../../device/settings';
import { CheckField } from '../../ui/CheckField';
import { useStore } from '../../ui/page-store';
import { formatLinkSettings } from './format-link-settings';

interface Props {
  /** Receives the words for the link; empty for none. */
  readonly onChange: (words: string) => void;
}

/** Offers to put the settings of this device into the link. Renders nothing if all of them are the usual ones. */
export default function IncludeSettings({ onChange }: Props) {
  const words = formatLinkSettings(useStore(settingsStore), settingsStore.format.fallback);
  const [isIn, setIn] = useState(false);
  useEffect(() => onChange(isIn ? words : ''), [isIn, words, onChange]);
  if (words === '') return null;
  return (
    <CheckField
      label="Include this device's “How I play” settings"
      hint="Anyone who opens the link plays with these settings. Their own settings are not changed."
      isChecked={isIn}
      onChange={setIn}
    />
  );
}
