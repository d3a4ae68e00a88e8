import { useEffect } from 'react';
import { CURRENCIES } from '../../../machines/core/currencies';
import { CURRENCY } from '../../locale/currency';
import {
  formatNotation,
  NOTATION_OPTIONS,
  type NotationChoices,
  type NotationPart,
  readNotation,
} from '../../notation/choices';
import { startNotation } from '../../notation/start';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { currencyNames, moneyLabel } from '../../ui/currency-text';
import { choiceNames, numbersText } from './numbers-text';
import type { SettingsProps } from './settings-props';

/** Each choice as it is written. Words are in the catalogue. */
const SAMPLES: Readonly<Record<string, string>> = {
  point: '3.5',
  comma: '3,5',
  commas: '12,345',
  points: '12.345',
  spaces: '12\u202F345',
  lakhs: '1,23,456',
  together: '12345',
  cross: '3 × 4',
  dot: '3 · 4',
  obelus: '12 ÷ 3',
  colon: '12 : 3',
  latin: '0123',
  arabic: '٠١٢٣',
  devanagari: '०१२३',
  '24h': '15:45',
};

const PARTS: readonly NotationPart[] = ['decimal', 'grouping', 'times', 'division', 'digits', 'hours', 'firstDay'];

const isPossible = ({ decimal }: NotationChoices, word: string): boolean =>
  decimal === 'point' ? word !== 'points' : word !== 'commas' && word !== 'lakhs';

/** How numbers are written and read on this device. */
export default function NumberSettings({ settings: { notation, money }, change }: SettingsProps) {
  const choices = readNotation(notation);
  useEffect(() => {
    startNotation();
  }, []);
  return (
    <div className="grid gap-4" data-as-written>
      {PARTS.map((part) => (
        <ChoiceGroup
          key={part}
          label={numbersText[part]}
          value={choices[part]}
          onChange={(word: string) => change({ notation: formatNotation(readNotation(`${notation},${word}`)) })}
          options={NOTATION_OPTIONS[part]
            .filter((word) => part !== 'grouping' || isPossible(choices, word))
            .map((word) => ({ value: word, label: choiceNames[word] ?? SAMPLES[word] ?? word }))}
        />
      ))}
      <ChoiceGroup
        label={moneyLabel}
        value={money ?? CURRENCY}
        onChange={(chosen) => change({ money: chosen })}
        options={CURRENCIES.map((currency) => ({ value: currency, label: currencyNames[currency] }))}
      />
      {notation !== '' && (
        <Button className="justify-self-start" onClick={() => change({ notation: '' })}>
          {numbersText.reset}
        </Button>
      )}
    </div>
  );
}
