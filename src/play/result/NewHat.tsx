import { findHat } from '../../catalogue/hats';
import { readOwnHero } from '../../device/own-hero';
import { passportStore, wearHat } from '../../device/passport';
import { svgUrl } from '../../stage/drawing';
import { useStore } from '../../ui/page-store';
import { drawHeroInHat } from '../hero/drawing';

/** The hat that this round has just won, with a button to put it on. */
export default function NewHat({ game }: { readonly game: string }) {
  const { hat: worn } = useStore(passportStore);
  const hat = findHat(game);
  if (hat === null) return null;
  const isWorn = worn === game;
  return (
    <button type="button" className="hat-won" onClick={() => wearHat(isWorn ? '' : game)}>
      <span className="sr-only">You won a hat! </span>
      <img src={svgUrl(drawHeroInHat(readOwnHero(), hat.drawing))} alt="" width="64" height="64" draggable={false} />
      <b>{isWorn ? 'Take off' : 'Put on'}</b> {hat.name}
    </button>
  );
}
