import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { POWER_UPS } from '../../../../machines/arithmetic-hero/rules';
import { HowTo } from '../../../play/menu/HowTo';
import { svgUrl } from '../../../stage/drawing';
import { createPowerUpSvg } from '../scene/card-drawing';
import { text } from '../text';

const BADGES = POWER_UPS.map((powerUp) => svgUrl(createPowerUpSvg(powerUp)));

/** How to play, in three pictures with two lines each. */
export function HeroHowTo() {
  const { howToPlay, rules } = text.menu;
  const pictures: readonly ReactNode[] = [
    <span key="fall" className="howto-card hero-sum">
      7 + 5
    </span>,
    <span key="zap" className="howto-card hero-sum hero-zapped">
      7 + 5 = 12
      <Check aria-hidden className="icon" />
    </span>,
    BADGES.map((badge) => <img key={badge} src={badge} alt="" />),
  ];
  return (
    <HowTo
      title={howToPlay}
      steps={pictures.map((picture, index) => ({ picture, lines: rules.slice(2 * index, 2 * index + 2) }))}
    />
  );
}
