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
import { text } from './text';

export const TimeSettings = ({ settings, change }: SettingsProps) => (
  <ChoiceGroup
    label={text.time}
    layout="cards"
    className="how-choice"
    value={settings.time}
    onChange={(time) => change({ time })}
    options={TIME_SETTINGS.map((time) => ({
      value: time,
      label: text.times[time],
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
          label={text.answering.leftHanded}
          hint={text.answering.leftHandedHint}
          isOn={padSide === 'left'}
          onChange={(isLeft) => change({ padSide: isLeft ? 'left' : 'right' })}
        />
        <Toggle
          picture={<CircleDot className="icon" />}
          label={text.answering.oneSwitch}
          hint={text.answering.oneSwitchHint}
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
      label={text.rounds.short}
      hint={text.rounds.shortHint}
      isOn={roundLength === 'short'}
      onChange={(isShort) => change({ roundLength: isShort ? 'short' : 'usual' })}
    />
    <Toggle
      picture={<EyeOff className="icon" />}
      label={text.rounds.hideScore}
      hint={text.rounds.hideScoreHint}
      isOn={isScoreHidden}
      onChange={(isHidden) => change({ isScoreHidden: isHidden })}
    />
  </div>
);
