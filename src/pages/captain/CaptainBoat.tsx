import type { Captain } from '../../../machines/core/captain';
import { findHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { NEW_PASSPORT, passportStore } from '../../device/passport';
import '../../play/hero/clothes';
import { createHeroSvg } from '../../play/hero/drawing';
import { svgUrl } from '../../stage/drawing';
import { useIsHydrating } from '../../ui/hydration';
import { useStore } from '../../ui/page-store';
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
  const { hat } = useStore(passportStore, NEW_PASSPORT);
  // What the hero wears is stored on the device, so prerendered HTML has no hero.
  const isHydrating = useIsHydrating();
  const hero = isHydrating ? null : svgUrl(createHeroSvg(readOwnHero(), 'smile', findHat(hat)?.drawing ?? null));
  return (
    <svg viewBox="-44 -76 88 89" aria-hidden="true" className={className} style={sailStyle(captain)}>
      <Back />
      <CaptainFlag captain={captain} transform="translate(-34 -63) scale(0.75)" />
      {hero !== null && <image href={hero} x="-14" y="-64" width="50" height="64" />}
      <Front />
    </svg>
  );
}
