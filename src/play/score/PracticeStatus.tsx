import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect } from 'react';
import { announce } from '../internal/announcer';
import type { PracticeProgress } from '../round/practice';
import { StatBar } from './StatBar';

/** Shows and announces the number of fixed mistakes in a practice round. */
export function PracticeStatus({ fixed: mended, total: of }: PracticeProgress) {
  useEffect(() => {
    if (mended > 0) announce('Fixed!');
  }, [mended]);
  return (
    <StatBar
      figures={[
        {
          name: 'mended',
          label: 'Fixed',
          text: `${mended} of ${of}`,
          value: mended,
          icon: <Sparkles aria-hidden className="icon" />,
        },
      ]}
    />
  );
}
