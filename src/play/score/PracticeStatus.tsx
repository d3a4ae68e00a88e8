import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect } from 'react';
import { announce } from '../internal/announcer';
import type { PracticeProgress } from '../round/practice';
import { StatBar } from './StatBar';
import { fixedNow, fixed as fixedText, ofText } from './text';

/** Shows and announces the number of fixed mistakes in a practice round. */
export function PracticeStatus({ fixed, total }: PracticeProgress) {
  useEffect(() => {
    if (fixed > 0) announce(fixedNow);
  }, [fixed]);
  return (
    <StatBar
      figures={[
        {
          name: 'mended',
          label: fixedText,
          text: ofText(fixed, total),
          value: fixed,
          icon: <Sparkles aria-hidden className="icon" />,
        },
      ]}
    />
  );
}
