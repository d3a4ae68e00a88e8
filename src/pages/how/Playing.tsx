import CircleDot from 'lucide-react/icons/circle-dot';
import EyeOff from 'lucide-react/icons/eye-off';
import Hand from 'lucide-react/icons/hand';
import ListMinus from 'lucide-react/icons/list-minus';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { TimePicture } from '../../play/menu/TimeChoice';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { HowProps } from './how-props';
import { ScanSpeed } from './ScanSpeed';
import { Toggle } from './Toggle';

const TIME_NAMES = { normal: 'Normal', longer: 'Longer', none: 'No hurry' } as const;

export const Time = ({ settings, choose }: HowProps) => (
  <ChoiceGroup
    label="Time"
    layout="cards"
    className="how-choice"
    value={settings.time}
    onChange={(time) => choose({ time })}
    options={TIME_SETTINGS.map((time) => ({
      value: time,
      label: TIME_NAMES[time],
      picture: <TimePicture time={time} />,
    }))}
  />
);

export function Answering({ settings, choose }: HowProps) {
  const { padSide, control } = settings;
  return (
    <>
      <div className="choice-cards">
        <Toggle
          picture={<Hand className="icon -scale-x-100" />}
          label="Left hand"
          hint="The keys are on the left."
          isOn={padSide === 'left'}
          onChange={(isLeft) => choose({ padSide: isLeft ? 'left' : 'right' })}
        />
        <Toggle
          picture={<CircleDot className="icon" />}
          label="One switch"
          hint="One key or button does it all."
          isOn={control === 'switch'}
          onChange={(isSwitch) => choose({ control: isSwitch ? 'switch' : 'any' })}
        />
      </div>
      {control === 'switch' && <ScanSpeed {...{ settings, choose }} />}
    </>
  );
}

export const Rounds = ({ settings: { roundLength, isScoreHidden }, choose }: HowProps) => (
  <div className="choice-cards">
    <Toggle
      picture={<ListMinus className="icon" />}
      label="Short rounds"
      hint="Fewer questions. Your best scores don't change."
      isOn={roundLength === 'short'}
      onChange={(isShort) => choose({ roundLength: isShort ? 'short' : 'usual' })}
    />
    <Toggle
      picture={<EyeOff className="icon" />}
      label="Hide the score"
      hint="Just play."
      isOn={isScoreHidden}
      onChange={(isHidden) => choose({ isScoreHidden: isHidden })}
    />
  </div>
);
