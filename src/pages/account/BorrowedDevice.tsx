import type { Device } from '../../account/device';
import { CheckField } from '../../ui/CheckField';

interface BorrowedDeviceProps {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
}

/** Asks who signs in whether the device is somebody else's. */
export const BorrowedDevice = ({ device, onChange }: BorrowedDeviceProps) => (
  <CheckField
    label="This is not my own device"
    hint="At school, or a friend’s? Then you are signed out when this tab is closed."
    isChecked={device === 'borrowed'}
    onChange={(isChecked) => onChange(isChecked ? 'borrowed' : 'own')}
  />
);
