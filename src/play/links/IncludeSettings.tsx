import { useEffect, useState } from 'react';
import { settingsStore } from '../../device/settings';
import { CheckField } from '../../ui/CheckField';
import { useStore } from '../../ui/page-store';
import { formatLinkSettings } from './format-link-settings';
import { includeHint, includeSettings } from './options-text';

/** Parameters of a link that override settings (src/device/link-settings.ts). */
export type LinkParameters = Readonly<Record<string, string>>;

interface Props {
  /** Called with the parameters for the link. */
  readonly onChange: (parameters: LinkParameters) => void;
}

/** A checkbox that adds this device's settings to the link. Renders nothing if they are all defaults. */
export default function IncludeSettings({ onChange }: Props) {
  const settings = useStore(settingsStore);
  const how = formatLinkSettings(settings, settingsStore.format.fallback);
  const { notation } = settings;
  const [isIncluded, setIncluded] = useState(false);
  useEffect(() => {
    onChange(isIncluded ? { ...(how !== '' && { how }), ...(notation !== '' && { notation }) } : {});
  }, [isIncluded, how, notation, onChange]);
  if (how + notation === '') return null;
  return <CheckField label={includeSettings} hint={includeHint} isChecked={isIncluded} onChange={setIncluded} />;
}
