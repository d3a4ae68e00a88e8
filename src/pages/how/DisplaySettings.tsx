import Contrast from 'lucide-react/icons/contrast';
import Leaf from 'lucide-react/icons/leaf';
import LetterSpacing from 'lucide-react/icons/letter-spacing';
import Moon from 'lucide-react/icons/moon';
import { useDarkTheme } from '../../device/colour-theme';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { SettingsProps } from './settings-props';
import { Toggle } from './Toggle';

const FONTS = [
  { value: 'site', label: 'Round', hint: 'Nunito' },
  { value: 'atkinson', label: 'Clear', hint: 'Atkinson Hyperlegible' },
  { value: 'andika', label: 'School letters', hint: 'Andika' },
] as const;
const SIZES = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
] as const;

const Sample = ({ className, children }: { readonly className: string; readonly children: string }) => (
  <span aria-hidden className={className} translate="no">
    {children}
  </span>
);

export function DisplaySettings({ settings, change }: SettingsProps) {
  const { motion, contrast, spacing, letters, textSize } = settings;
  const { isDark, toggle } = useDarkTheme();
  return (
    <>
      <div className="choice-cards">
        <Toggle
          picture={<Leaf className="icon" />}
          label="Less movement"
          hint="Fewer things move on the screen."
          isOn={motion === 'calm'}
          onChange={(isStill) => change({ motion: isStill ? 'calm' : 'device' })}
        />
        <Toggle picture={<Moon className="icon" />} label="Dark theme" isOn={isDark} onChange={toggle} />
        <Toggle
          picture={<Contrast className="icon" />}
          label="More contrast"
          hint="Darker text and clearer outlines."
          isOn={contrast === 'more'}
          onChange={(isMore) => change({ contrast: isMore ? 'more' : 'device' })}
        />
        <Toggle
          picture={<LetterSpacing className="icon" />}
          label="More space"
          hint="Letters, words and lines are further apart."
          isOn={spacing === 'wide'}
          onChange={(isWide) => change({ spacing: isWide ? 'wide' : 'normal' })}
        />
      </div>
      <ChoiceGroup
        label="Font"
        layout="cards"
        className="how-choice"
        value={letters}
        onChange={(chosen) => change({ letters: chosen })}
        options={FONTS.map(({ value, label, hint }) => ({
          value,
          label,
          hint,
          picture: <Sample className={`how-letters how-letters-${value}`}>ag14</Sample>,
        }))}
      />
      <ChoiceGroup
        label="Text size"
        layout="cards"
        className="how-choice"
        value={textSize}
        onChange={(chosen) => change({ textSize: chosen })}
        options={SIZES.map(({ value, label }) => ({
          value,
          label,
          picture: <Sample className={`how-letters how-size-${value}`}>A</Sample>,
        }))}
      />
    </>
  );
}
