import type { DeviceOwnership } from '../../account/device-ownership';
import { CheckField } from '../../ui/CheckField';
import { text } from './sign-in-text';

interface SharedDeviceFieldProps {
  readonly device: DeviceOwnership;
  readonly onChange: (device: DeviceOwnership) => void;
}

/** Asks whether the device belongs to someone else. */
export const SharedDeviceField = ({ device, onChange }: SharedDeviceFieldProps) => (
  <CheckField
    label={text.notMyDevice}
    hint={text.notMyDeviceHint}
    isChecked={device === 'borrowed'}
    onChange={(isChecked) => onChange(isChecked ? 'borrowed' : 'own')}
  />
);
