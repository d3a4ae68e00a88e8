import type { BannerMessage } from '../../../../machines/arithmetic-hero/battle';
import { svgUrl } from '../../../stage/drawing';
import { createPowerUpSvg } from '../scene/card-drawing';
import { text } from '../text';

/** Shows that a wave is starting or a power-up is active. The announcer reports it to screen readers. */
export function Banner({ news }: { readonly news: BannerMessage | null }) {
  if (news === null) return null;
  const { event } = news;
  if (event.type === 'wave') return <p className="banner banner-wave">{text.play.waveBanner(event.wave)}</p>;
  const { name, does } = text.play.powerUpBanner(event.powerUp);
  return (
    <p className="banner" data-testid="power-up-banner">
      <img src={svgUrl(createPowerUpSvg(event.powerUp))} alt="" />
      <span>
        <strong>{name}</strong> <span>{does}</span>
      </span>
    </p>
  );
}
