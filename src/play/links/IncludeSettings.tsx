import { useEffect, useState } from 'react';
import { settingsStore } from '../../device/settings';
import { CheckField } from '../../ui/CheckField';
import { useStore } from '../../ui/page-store';
import { formatLinkSettings } from './format-link-settings';
import { includeHint, includeSettings } from './options-text';

interface Props {
  /** Called with the value of the link's `how` parameter; empty to leave it out. */
  readonly onChange: (how: string) => void;
}

/** A checkbox that adds this device's settings to the link. Renders nothing if they are all defaults. */
export default function IncludeSettings({ onChange }: Props) {
  const how = formatLinkSettings(useStore(settingsStore), settingsStore.format.fallback);
  const [isIncluded, setIncluded] = useState(false);
  useEffect(() => onChange(isIncluded ? how : ''), [isIncluded, how, onChange]);
  if (how === '') return null;
  return <CheckField label={includeSettings} hint={includeHint} isChecked={isIncluded} onChange={setIncluded} />;
}
