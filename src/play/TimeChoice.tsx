import { TIME_SETTINGS, type TimeSetting } from '../../machines/core/time-setting';
import { ChoiceGroup } from '../ui/ChoiceGroup';

interface Props {
  readonly value: TimeSetting;
  readonly onChange: (time: TimeSetting) => void;
}

/** How much time a player wants, beside every start button: "Time: normal | longer | none". */
export function TimeChoice({ value, onChange }: Props) {
  return (
    <ChoiceGroup
      label="Time"
      value={value}
      onChange={onChange}
      options={TIME_SETTINGS.map((time) => ({ value: time, label: time }))}
    />
  );
}
