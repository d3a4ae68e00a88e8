import Contrast from 'lucide-react/icons/contrast';
import Leaf from 'lucide-react/icons/leaf';
import LetterSpacing from 'lucide-react/icons/letter-spacing';
import Moon from 'lucide-react/icons/moon';
import { useDarkTheme } from '../../device/colour-theme';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import type { SettingsProps } from './settings-props';
import { Toggle } from './Toggle';
import { text as allText } from './text';

const text = allText.seeing;

const FONTS = [
  { value: 'site', name: 'Nunito' },
  { value: 'atkinson', name: 'Atkinson Hyperlegible' },
  { value: 'andika', name: 'Andika' },
] as const;
const SIZES = ['normal', 'large', 'largest'] as const;

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
          label={text.motion}
          hint={text.motionHint}
          isOn={motion === 'calm'}
          onChange={(isStill) => change({ motion: isStill ? 'calm' : 'device' })}
        />
        <Toggle picture={<Moon className="icon" />} label={text.dark} isOn={isDark} onChange={toggle} />
        <Toggle
          picture={<Contrast className="icon" />}
          label={text.contrast}
          hint={text.contrastHint}
          isOn={contrast === 'more'}
          onChange={(isMore) => change({ contrast: isMore ? 'more' : 'device' })}
        />
        <Toggle
          picture={<LetterSpacing className="icon" />}
          label={text.spacing}
          hint={text.spacingHint}
          isOn={spacing === 'wide'}
          onChange={(isWide) => change({ spacing: isWide ? 'wide' : 'normal' })}
        />
      </div>
      <ChoiceGroup
        label={text.font}
        layout="cards"
        className="how-choice"
        value={letters}
        onChange={(chosen) => change({ letters: chosen })}
        options={FONTS.map(({ value, name }) => ({
          value,
          label: text.fonts[value],
          hint: name,
          picture: <Sample className={`how-letters how-letters-${value}`}>ag14</Sample>,
        }))}
      />
      <ChoiceGroup
        label={text.size}
        layout="cards"
        className="how-choice"
        value={textSize}
        onChange={(chosen) => change({ textSize: chosen })}
        options={SIZES.map((value) => ({
          value,
          label: text.sizes[value],
          picture: <Sample className={`how-letters how-size-${value}`}>A</Sample>,
        }))}
      />
    </>
  );
}
