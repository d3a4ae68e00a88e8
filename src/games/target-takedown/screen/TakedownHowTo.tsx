import { Check, X } from 'lucide-react';
import { HowTo } from '../../../play/HowTo';
import { text } from '../text';

/** How to play, in three pictures: the target, the bar, and too much. */
export function TakedownHowTo() {
  const { menu } = text;
  return (
    <HowTo
      title={menu.howToPlay}
      steps={[
        {
          lines: menu.target,
          picture: (
            <>
              <span className="howto-target">38</span>
              <span className="howto-tile" data-look="chosen">
                17
              </span>
              <span className="howto-tile">9</span>
            </>
          ),
        },
        {
          lines: menu.bar,
          picture: (
            <span className="howto-bar">
              <i style={{ flexGrow: 17 }}>17</i>
              <i style={{ flexGrow: 9 }}>9</i>
              <i style={{ flexGrow: 12 }} />
            </span>
          ),
        },
        {
          lines: menu.over,
          picture: (
            <>
              <span className="howto-sum" data-verdict="right">
                38
                <Check className="icon" />
              </span>
              <span className="howto-sum" data-verdict="wrong">
                41
                <X className="icon" />
              </span>
            </>
          ),
        },
      ]}
    />
  );
}
