import '../sea/coast.css';
import './my-island.css';
import Palmtree from 'lucide-react/icons/palmtree';
import { THINGS } from '../../catalogue/keepsakes';
import { LinkButton } from '../../ui/LinkButton';
import { Backdrop } from './Backdrop';
import { ThingPicture } from './ThingPicture';
import { countText, text } from './text';
import { spotStyle, useOwnIsland } from './useOwnIsland';

/** A miniature of the child's island, with a link to it. */
export function IslandCard() {
  const { standing, missing } = useOwnIsland();
  return (
    <section
      aria-labelledby="own-island"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-large bg-surface p-6 zoomed:p-3 shadow-soft"
    >
      <div className="island-stage island-miniature coast" aria-hidden="true">
        <Backdrop />
        {standing.map(({ thing, placed }) => (
          <span key={thing.id} className="placed-thing" style={spotStyle(placed)} data-large={thing.isLarge}>
            <ThingPicture thing={thing} />
          </span>
        ))}
      </div>
      <div className="grid justify-items-start gap-3">
        <h2 id="own-island">{text.title}</h2>
        <p className="text-lead">{countText(THINGS.length - missing.length, THINGS.length)}</p>
        <LinkButton to="/my-island" variant="primary" icon={<Palmtree aria-hidden className="icon" />}>
          {text.visit}
        </LinkButton>
      </div>
    </section>
  );
}
