import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import type { Settings } from '../../../../machines/tables-check/rules';
import { localVoiceStore } from '../../../device/speech';
import { Button } from '../../../ui/Button';
import { CheckField } from '../../../ui/CheckField';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { useStore } from '../../../ui/page-store';
import { game } from '../game';
import { questionInWords } from '../spoken-text';
import { text } from '../text';
import { isRecorded } from '../voice/recorded-numbers';
import { useSpeechSupport } from '../voice/useSpeechSupport';

const { arrangements } = text;

/** From smallest to largest. */
const LETTER_SIZES = ['very-small', 'small', 'regular', 'large', 'very-large', 'largest'] as const;

/** The values of a setting in the order in which they are offered, with their names. */
const options = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

const COLOURS = options(game.settings.colours, arrangements.colourNames);
const TEXT_SIZE_LABELS = options(LETTER_SIZES, arrangements.letterNames);

/** The average score of each year's check in England. */
const MEAN_SCORES = [
  [2022, 19.8],
  [2023, 20.2],
  [2024, 20.6],
  [2025, 21],
] as const;

/** Whether questions are recorded in the site's language, for devices without a voice in it. */
const HAS_RECORDING = isRecorded(questionInWords(1, 1));

const on = (isOn: boolean) => (isOn ? 'on' : 'off');

/** The settings of a check: the seven arrangements of the official check, and some additional ones. */
export function Arrangements({ actor }: { readonly actor: TablesCheckActor }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const choose = (chosen: Partial<Settings>) => actor.send({ type: 'CHOOSE', chosen });
  const listens = useSpeechSupport();
  const canRead = useStore(localVoiceStore) !== null || HAS_RECORDING;
  const ids = [useId(), useId()] as const;
  return (
    <div className="grid w-full gap-4 text-start">
      <section className="grid gap-3" aria-labelledby={ids[0]}>
        <h2 id={ids[0]} className="text-[1.125rem]">
          {arrangements.title}
        </h2>
        <Tick label={arrangements.alert} value={settings.alert} onChange={(isOn) => choose({ alert: on(isOn) })} />
        <ChoiceGroup
          label={arrangements.colours}
          className="min-w-0"
          value={settings.colours}
          onChange={(colours) => choose({ colours })}
          options={COLOURS}
        />
        <ChoiceGroup
          label={arrangements.letters}
          className="min-w-0"
          value={settings.letters}
          onChange={(letters) => choose({ letters })}
          options={TEXT_SIZE_LABELS}
        />
        <Tick label={arrangements.helper} value={settings.helper} onChange={(isOn) => choose({ helper: on(isOn) })} />
        <Tick label={arrangements.next} value={settings.next} onChange={(isOn) => choose({ next: on(isOn) })} />
        {canRead && (
          <Tick
            label={arrangements.aloud}
            hint={arrangements.aloudHint}
            value={settings.aloud}
            onChange={(isOn) => choose({ aloud: on(isOn) })}
          />
        )}
        <Tick
          label={arrangements.pad}
          value={settings.pad === 'off' ? 'on' : 'off'}
          onChange={(isOff) => choose({ pad: on(!isOff) })}
        />
      </section>
      <section className="grid gap-3" aria-labelledby={ids[1]}>
        <h2 id={ids[1]} className="text-[1.125rem]">
          {arrangements.beyond}
        </h2>
        <p>{arrangements.beyondHint}</p>
        <Tick
          label={arrangements.reader}
          hint={arrangements.readerHint}
          value={settings.reader}
          onChange={(isOn) => choose({ reader: on(isOn) })}
        />
        {listens === 'yes' && (
          <Tick
            label={arrangements.speech}
            hint={arrangements.speechHint}
            value={settings.speech}
            onChange={(isOn) => choose({ speech: on(isOn) })}
          />
        )}
        {listens === 'once-loaded' && (
          // After navigation inside the app, the browser still applies the permissions policy of the first page.
          <Button onClick={() => location.reload()}>{arrangements.speechReload}</Button>
        )}
      </section>
      <AverageScores />
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: 'off' | 'on';
  readonly onChange: (isOn: boolean) => void;
}

const Tick = ({ label, hint = '', value, onChange }: TickProps) => (
  <CheckField label={label} hint={hint} isChecked={value === 'on'} onChange={onChange} />
);

/** The published average scores, for adults. */
export const AverageScores = () => (
  <table className="check-means">
    <caption>{arrangements.means}</caption>
    <thead>
      <tr>
        <th scope="col">{arrangements.year}</th>
        <th scope="col">{arrangements.mean}</th>
      </tr>
    </thead>
    <tbody>
      {MEAN_SCORES.map(([year, mean]) => (
        <tr key={year}>
          <th scope="row">{year}</th>
          <td>{arrangements.meanScore(mean)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <td colSpan={2}>{arrangements.meansSource}</td>
      </tr>
    </tfoot>
  </table>
);
