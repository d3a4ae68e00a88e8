import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { lazyOptionalPart } from '../../ui/lazy-page';
import type { SettingsProps } from './settings-props';
import { text as allText } from './text';

const text = allText.scanning;

const SwitchTrial = lazyOptionalPart(async () => {
  const { SwitchTrial: Trial } = await import('../../scan/SwitchTrial');
  return { default: Trial };
});

/** How long each item is highlighted, in milliseconds. */
const SPEED_MS = { slow: 2500, normal: 1500, fast: 900 } as const;
const SPEEDS = (['slow', 'normal', 'fast'] as const).map((value) => ({ value, label: text.speeds[value] }));
/** The measured speed. Only offered once it has been measured. */
const OWN = { value: 'own' as const, label: text.own };

/** The scanning speed: one of three presets, or a speed measured from three presses. */
export function ScanSpeed({ settings: { scanMs }, change }: SettingsProps) {
  const [isMeasuring, setMeasuring] = useState(false);
  const known = SPEEDS.find(({ value }) => SPEED_MS[value] === scanMs);
  return (
    <>
      <ChoiceGroup
        label={text.speed}
        value={known?.value ?? OWN.value}
        onChange={(speed) => {
          if (speed !== 'own') change({ scanMs: SPEED_MS[speed] });
        }}
        options={known === undefined ? [...SPEEDS, OWN] : SPEEDS}
      />
      <Button className="justify-self-start" aria-expanded={isMeasuring} onClick={() => setMeasuring(true)}>
        {text.measure}
      </Button>
      {isMeasuring && (
        <Suspense>
          <SwitchTrial
            onDone={(ms) => {
              change({ scanMs: ms });
              setMeasuring(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
