import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

/** The pictures of "How to play": the target, the bar, and a sum that is too large. */
export const howTo = (): readonly ReactNode[] => [
  <>
    <span className="takedown-disc">38</span>
    <span className="howto-card min-w-14 [--howto-letter:1.625rem]" data-chosen="true">
      17
    </span>
    <span className="howto-card min-w-14 [--howto-letter:1.625rem]">9</span>
  </>,
  <span key="bar" className="takedown-bar">
    <i style={{ flexGrow: 17 }}>17</i>
    <i style={{ flexGrow: 9 }}>9</i>
    <i style={{ flexGrow: 12 }} />
  </span>,
  <>
    <span className="howto-card [--howto-letter:1.625rem]" data-verdict="right">
      38
      <Check className="icon" />
    </span>
    <span className="howto-card [--howto-letter:1.625rem]" data-verdict="wrong">
      41
      <X className="icon" />
    </span>
  </>,
];
