import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect } from 'react';
import { announce } from '../internal/announcer';
import type { PracticeProgress } from '../round/practice';
import { StatBar } from './StatBar';

/** Shows and announces the number of fixed mistakes in a practice round. */
export function PracticeStatus({ fixed, total }: PracticeProgress) {
  useEffect(() => {
    if (fixed > 0) announce('Fixed!');
  }, [fixed]);
  return (
    <StatBar
      figures={[
        {
          name: 'mended',
          label: 'Fixed',
          text: `${fixed} of ${total}`,
          value: fixed,
          icon: <Sparkles aria-hidden className="icon" />,
        },
      ]}
    />
  );
}
