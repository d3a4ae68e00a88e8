import { TIME_SETTINGS, type TimeSetting } from '../../../machines/core/time-setting';
import { scanningStore } from '../../device/scanning';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { useStore } from '../../ui/page-store';
import { noClock, timeChoices, time as timeText } from './text';

interface Props {
  readonly value: TimeSetting;
  readonly onChange: (time: TimeSetting) => void;
}

/** A rabbit, a tortoise or a hammock, for children who cannot read yet. */
export const TimePicture = ({ time }: { readonly time: TimeSetting }) => (
  <img className="time-picture" src={`/pictures/times/${time}.svg`} alt="" width="40" height="32" draggable={false} />
);

/** The choice of time limits. While the site is scanned there are none. */
export function TimeChoice({ value, onChange }: Props) {
  const isScanned = useStore(scanningStore) !== null;
  if (isScanned) return null;
  return (
    <ChoiceGroup
      label={timeText}
      className="time-choice"
      value={value}
      onChange={onChange}
      options={TIME_SETTINGS.map((time) => ({
        value: time,
        label: timeChoices[time],
        hint: time === 'none' ? noClock : undefined,
        picture: <TimePicture time={time} />,
      }))}
    />
  );
}
