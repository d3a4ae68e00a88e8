import '../../play/frame/creatures/creatures.css';
import '../sea/coast.css';
import './my-island.css';
import Sailboat from 'lucide-react/icons/sailboat';
import { useRef } from 'react';
import { THINGS } from '../../catalogue/keepsakes';
import { useCardDrag } from '../../play/answers/useCardDrag';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { IslandStage } from './IslandStage';
import { IslandToolbar } from './IslandToolbar';
import { MissingThings } from './MissingThings';
import { ThingTray } from './ThingTray';
import { countText, text } from './text';
import { useOwnIsland } from './useOwnIsland';

/** The slots in page order. */
const SLOTS = ['island', 'tray'] as const;

/** The child's own island, where the things that their stars have given can be placed and poked. */
export default function IslandPage() {
  usePageTitle(text.title);
  const state = useOwnIsland();
  const { standing, waiting, missing, put, putAway, isPlaced } = state;
  const page = useRef<HTMLDivElement>(null);
  const drag = useCardDrag(true, (card, slot, box) => {
    const thing = [...standing.map((one) => one.thing), ...waiting][card];
    const stage = page.current?.querySelector('.island-stage')?.getBoundingClientRect();
    if (thing === undefined || stage === undefined) return;
    if (SLOTS[slot] === 'island')
      put(
        thing,
        (1000 * (box.x + box.width / 2 - stage.x)) / stage.width,
        (1000 * (box.bottom - stage.y)) / stage.height,
      );
    else if (isPlaced(thing)) putAway(thing);
  });
  const won = THINGS.length - missing.length;
  return (
    <main id="main" className="my-island">
      <div className="wrap" ref={page} {...drag}>
        <header>
          <h1>{text.title}</h1>
          <p>{countText(won, THINGS.length)}</p>
        </header>
        <IslandStage state={state} />
        {won === 0 ? (
          <div className="island-tools">
            <p>{text.empty}</p>
            <LinkButton to="/" variant="primary" icon={<Sailboat aria-hidden className="icon" />}>
              {text.choose}
            </LinkButton>
          </div>
        ) : (
          <>
            <IslandToolbar state={state} />
            <ThingTray state={state} />
          </>
        )}
        <p role="status" className="sr-only">
          {state.message}
        </p>
        <MissingThings missing={missing} />
      </div>
    </main>
  );
}
