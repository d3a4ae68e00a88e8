import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect } from 'react';
import { announce } from './announcer';
import type { Mending } from './practice';
import { StatBar } from './StatBar';

/** What is seen and said of a practice: how many of its questions are mended. */
export function PracticeStatus({ mended, of }: Mending) {
  useEffect(() => {
    if (mended > 0) announce('Mended!');
  }, [mended]);
  return (
    <StatBar
      figures={[
        {
          name: 'mended',
          label: 'Mended',
          text: `${mended} of ${of}`,
          value: mended,
          icon: <Sparkles aria-hidden className="icon" />,
        },
      ]}
    />
  );
}
