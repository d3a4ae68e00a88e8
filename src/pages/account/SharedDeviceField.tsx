import type { DeviceOwnership } from '../../account/device-ownership';
import { CheckField } from '../../ui/CheckField';

interface SharedDeviceFieldProps {
  readonly device: DeviceOwnership;
  readonly onChange: (device: DeviceOwnership) => void;
}

/** Asks whether the device belongs to someone else. */
export const SharedDeviceField = ({ device, onChange }: SharedDeviceFieldProps) => (
  <CheckField
    label="This is not my own device"
    hint="Is it a school’s or a friend’s? We will sign you out when you close this tab."
    isChecked={device === 'borrowed'}
    onChange={(isChecked) => onChange(isChecked ? 'borrowed' : 'own')}
  />
);
