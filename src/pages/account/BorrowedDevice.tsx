import type { Device } from '../../account/device';
import { CheckField } from '../../ui/CheckField';

interface BorrowedDeviceProps {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
}

/** Asks the person who signs in whether the device belongs to someone else. */
export const BorrowedDevice = ({ device, onChange }: BorrowedDeviceProps) => (
  <CheckField
    label="This is not my own device"
    hint="Is it a school’s or a friend’s? We will sign you out when you close this tab."
    isChecked={device === 'borrowed'}
    onChange={(isChecked) => onChange(isChecked ? 'borrowed' : 'own')}
  />
);
