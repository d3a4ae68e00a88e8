import { findHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { passportStore } from '../../device/passport';
import '../../play/hero/clothes';
import { drawHeroInHat } from '../../play/hero/drawing';
import { svgUrl } from '../../stage/drawing';
import { useStore } from '../../ui/page-store';

/** Head and shoulders of the child's hero, wearing its hat. */
export default function OwnHead({ className }: { readonly className: string }) {
  const { hat } = useStore(passportStore);
  const picture = svgUrl(drawHeroInHat(readOwnHero(), findHat(hat)?.drawing ?? null));
  return <img src={picture} alt="" width="44" height="44" className={className} draggable={false} />;
}
