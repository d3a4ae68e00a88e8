import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** The pictures of how to play: the target, the bar, and too much. */
export const howTo = (): readonly ReactNode[] => [
  <>
    <span className="howto-target">38</span>
    <span className="howto-tile" data-look="chosen">
      17
    </span>
    <span className="howto-tile">9</span>
  </>,
  <span key="bar" className="howto-bar">
    <i style={{ flexGrow: 17 }}>17</i>
    <i style={{ flexGrow: 9 }}>9</i>
    <i style={{ flexGrow: 12 }} />
  </span>,
  <>
    <span className="howto-sum" data-verdict="right">
      38
      <Check className="icon" />
    </span>
    <span className="howto-sum" data-verdict="wrong">
      41
      <X className="icon" />
    </span>
  </>,
];
