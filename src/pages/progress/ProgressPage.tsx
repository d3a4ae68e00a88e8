import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { PlayerHero } from '../../play/hero/PlayerHero';
import { canSave } from '../../progress/can-save';
import { useIsHydrating } from '../../ui/hydration';
import { usePageTitle } from '../../ui/page-title';
import '../../ui/prose.css';
import { CaptainCard } from '../captain/CaptainCard';
import { PlayingNow } from '../children/PlayingNow';
import { FactMapCard } from '../facts/FactMapCard';
import { IslandCard } from '../island/IslandCard';
import { SeaHeader } from '../sea/SeaHeader';
import { WeekPicture } from '../voyage/WeekPicture';
import { OtherWeeks } from '../week/OtherWeeks';
import { GrownUpsDrawer } from './GrownUpsDrawer';
import { OpenChest } from './OpenChest';
import { PassportBook } from './PassportBook';
import { Stamps } from './Stamps';
import { text } from './text';

/** The progress page: what this device stores, and how to save it to a file, load it or start over. */
export default function ProgressPage() {
  usePageTitle(text.title);
  // Checked on every render. The prerendered page assumes that saving works.
  const isRoom = useSyncExternalStore(nothingToHear, canSave, () => true);
  // A fragment is not part of the prerendered page.
  const { hash } = useLocation();
  const isLimitAsked = !useIsHydrating() && hash === '#play-limit';

  return (
    <main id="main">
      <SeaHeader title={text.title} drawing={<OpenChest />}>
        <p className="text-lead font-semibold">{text.lead}</p>
        <PlayerHero
          pose="standing"
          className="absolute end-[21rem] bottom-12 h-44 w-36 narrow:hidden phone:end-52 phone:bottom-8 phone:block phone:h-32 phone:w-26"
        />
      </SeaHeader>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-8 pb-20 [&_h2]:text-[clamp(1.5rem,1.35rem+0.7vw,2rem)]">
        {!isRoom && <NoRoom />}
        <PlayingNow />
        <PassportBook />
        <WeekPicture />
        <OtherWeeks except="" />
        <Stamps />
        <CaptainCard />
        <IslandCard />
        <FactMapCard />
        <GrownUpsDrawer isOpenAtFirst={!isRoom || isLimitAsked} />
      </div>
    </main>
  );
}

/** There is no event for a device that has run out of space. */
const nothingToHear = () => () => {};

const NoRoom = () => (
  <div role="alert" className="flex flex-col gap-3.5 rounded-large bg-wrong-surface p-6 text-wrong shadow-soft">
    <h2>{text.noRoom}</h2>
    <p>{text.noRoomHint}</p>
  </div>
);
