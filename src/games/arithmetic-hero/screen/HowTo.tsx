import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { POWER_UPS } from '../../../../machines/arithmetic-hero/rules';
import { asPicture } from '../../../stage/drawing';
import { powerUpDocument } from '../scene/card-drawing';
import { text } from '../text';

const BADGES = POWER_UPS.map((powerUp) => asPicture(powerUpDocument(powerUp)));

/** How to play, in three pictures of two lines each. */
export function HowTo() {
  const { howToPlay, rules } = text.menu;
  const steps: readonly ReactNode[] = [
    <span key="fall" className="howto-card howto-falling">
      7 + 5
    </span>,
    <span key="zap" className="howto-card howto-zapped">
      7 + 5 = 12
      <Check aria-hidden className="icon" />
    </span>,
    BADGES.map((badge) => <img key={badge} src={badge} alt="" />),
  ];
  return (
    <section className="howto" aria-labelledby="how-to-play">
      <h2 id="how-to-play">{howToPlay}</h2>
      <ul>
        {steps.map((picture, index) => (
          <li key={rules[2 * index]}>
            <div className="howto-picture" aria-hidden>
              {picture}
            </div>
            <p>{rules[2 * index]}</p>
            <p>{rules[2 * index + 1]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
