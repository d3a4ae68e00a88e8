import { useSyncExternalStore } from 'react';
import { OwnHero } from '../../play/OwnHero';
import { hasRoom } from '../../progress/room';
import { usePageTitle } from '../../ui/page-title';
import '../../ui/prose.css';
import { KnownCard } from '../facts/KnownCard';
import { SeaHead } from '../sea/SeaHead';
import { GrownUps } from './GrownUps';
import { OpenChest } from './OpenChest';
import { Reached } from './Reached';
import { Stamps } from './Stamps';

/** What this device keeps of the player; how to save it to a file, load it again, and begin anew. */
export default function Progress() {
  usePageTitle('Your progress');
  // The device is asked whenever the page is drawn; before there is one, it is taken to be well.
  const isRoom = useSyncExternalStore(nothingToHear, hasRoom, () => true);

  return (
    <main id="main">
      <SeaHead title="Your progress" drawing={<OpenChest />}>
        <p className="text-lead font-semibold">What you have reached in the games, and how to keep it safe.</p>
        <OwnHero
          pose="standing"
          className="absolute right-[21rem] bottom-12 h-44 w-36 narrow:hidden phone:right-52 phone:bottom-8 phone:block phone:h-32 phone:w-26"
        />
      </SeaHead>
      <div className="wrap grid gap-12 pt-8 pb-20 [&_h2]:text-[clamp(1.5rem,1.35rem+0.7vw,2rem)]">
        {!isRoom && <NoRoom />}
        <Reached />
        <Stamps />
        <KnownCard />
        <GrownUps isOpenAtFirst={!isRoom} />
      </div>
    </main>
  );
}

/** No device says when it has run full. */
const nothingToHear = () => () => {};

const NoRoom = () => (
  <div role="alert" className="flex flex-col gap-3.5 rounded-large bg-wrong-surface p-6 text-wrong shadow-soft">
    <h2>Nothing can be kept here now</h2>
    <p>
      This device has no room left, or its browser does not allow it. You can play, but what you reach is gone when you
      close the page. Save it to a file before you do.
    </p>
  </div>
);
