import CircleDot from 'lucide-react/icons/circle-dot';
import EyeOff from 'lucide-react/icons/eye-off';
import Hand from 'lucide-react/icons/hand';
import ListMinus from 'lucide-react/icons/list-minus';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { TimePicture } from '../../play/menu/TimeChoice';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { ScanSpeed } from './ScanSpeed';
import type { SettingsProps } from './settings-props';
import { Toggle } from './Toggle';

const TIME_NAMES = { normal: 'Normal', longer: 'Longer', none: 'No hurry' } as const;

export const TimeSettings = ({ settings, change }: SettingsProps) => (
  <ChoiceGroup
    label="Time"
    layout="cards"
    className="how-choice"
    value={settings.time}
    onChange={(time) => change({ time })}
    options={TIME_SETTINGS.map((time) => ({
      value: time,
      label: TIME_NAMES[time],
      picture: <TimePicture time={time} />,
    }))}
  />
);

export function AnswerSettings({ settings, change }: SettingsProps) {
  const { padSide, control } = settings;
  return (
    <>
      <div className="choice-cards">
        <Toggle
          picture={<Hand className="icon -scale-x-100" />}
          label="Left-handed"
          hint="The number keys are on the left."
          isOn={padSide === 'left'}
          onChange={(isLeft) => change({ padSide: isLeft ? 'left' : 'right' })}
        />
        <Toggle
          picture={<CircleDot className="icon" />}
          label="One switch"
          hint="One key or button does it all."
          isOn={control === 'switch'}
          onChange={(isSwitch) => change({ control: isSwitch ? 'switch' : 'any' })}
        />
      </div>
      {control === 'switch' && <ScanSpeed {...{ settings, change }} />}
    </>
  );
}

export const RoundSettings = ({ settings: { roundLength, isScoreHidden }, change }: SettingsProps) => (
  <div className="choice-cards">
    <Toggle
      picture={<ListMinus className="icon" />}
      label="Short rounds"
      hint="Fewer questions. Your best scores don't change."
      isOn={roundLength === 'short'}
      onChange={(isShort) => change({ roundLength: isShort ? 'short' : 'usual' })}
    />
    <Toggle
      picture={<EyeOff className="icon" />}
      label="Hide the score"
      hint="Just play."
      isOn={isScoreHidden}
      onChange={(isHidden) => change({ isScoreHidden: isHidden })}
    />
  </div>
);
