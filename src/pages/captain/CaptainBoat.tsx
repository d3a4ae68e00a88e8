import type { Captain } from '../../../machines/core/captain';
import { readOwnHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { createHeroSvg } from '../../play/hero/drawing';
import { svgUrl } from '../../stage/drawing';
import { CaptainFlag } from './CaptainFlag';
import Back from './drawings/boat-back.svg?part';
import Front from './drawings/boat-front.svg?part';
import { sailStyle } from './look';

interface Props {
  readonly captain: Captain;
  readonly className?: string;
}

/** The child's boat with its hero, sail and flag, as decoration. */
export function CaptainBoat({ captain, className }: Props) {
  const hero = svgUrl(createHeroSvg(readOwnHero(), 'smile', readOwnHat()));
  return (
    <svg viewBox="-44 -76 88 89" aria-hidden="true" className={className} style={sailStyle(captain)}>
      <Back />
      <CaptainFlag captain={captain} transform="translate(-34 -63) scale(0.75)" />
      <image href={hero} x="-14" y="-64" width="50" height="64" />
      <Front />
    </svg>
  );
}
