import type { News } from '../../../../machines/arithmetic-hero/battle';
import { svgUrl } from '../../../stage/drawing';
import { powerUpDocument } from '../scene/card-drawing';
import { text } from '../text';

/** Says in the picture that a wave begins or a power-up works. Those who listen are told by the announcer. */
export function Banner({ news }: { readonly news: News | null }) {
  if (news === null) return null;
  const { event } = news;
  if (event.type === 'wave') return <p className="banner banner-wave">{text.play.waveBanner(event.wave)}</p>;
  const { name, does } = text.play.powerUps[event.powerUp];
  return (
    <p className="banner" data-testid="power-up-banner">
      <img src={svgUrl(powerUpDocument(event.powerUp))} alt="" />
      <span>
        <strong>{`${name}!`}</strong> <span>{`${does}.`}</span>
      </span>
    </p>
  );
}
