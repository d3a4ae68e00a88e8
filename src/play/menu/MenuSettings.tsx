import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { HowIPlayButton } from '../frame/HowIPlayButton';
import { TimePicture } from './TimeChoice';
import { settings, timeNames } from './text';

/** A setting that has been chosen, as the chip shows it. */
export interface ChosenSetting {
  readonly label: string;
  readonly picture?: ReactNode;
}

interface Props {
  readonly chosen: readonly ChosenSetting[];
  readonly time: TimeSetting;
  /** All settings. */
  readonly children: ReactNode;
}

/** A chip with the chosen settings, "Easy" and a rabbit, that opens all settings below it. */
export function MenuSettings({ chosen, time, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="settings-chip lettering"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sr-only">{settings}</span>
        {chosen.map(({ label, picture }) => (
          <span key={label} className="settings-chosen">
            {picture !== undefined && <span className="settings-picture">{picture}</span>}
            <span>
              {label}
              <span className="sr-only">, </span>
            </span>
          </span>
        ))}
        <span className="settings-chosen">
          <TimePicture time={time} />
          <span className={chosen.length > 0 ? 'sr-only' : ''}>{timeNames[time]}</span>
        </span>
        <ChevronDown aria-hidden className="icon settings-arrow" />
      </button>
      <div id={id} hidden={!isOpen} className="menu-settings menu-plate">
        {children}
        <HowIPlayButton />
      </div>
    </>
  );
}
