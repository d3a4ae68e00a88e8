import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MonitorOff from 'lucide-react/icons/monitor-off';
import { useState } from 'react';
import type { AccountUser } from '../../account/auth-state';
import { signOut, signOutEverywhere } from '../../account/session';
import { toastError } from '../../account/toast-error';
import { PlayerHero } from '../../play/hero/PlayerHero';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { showToast } from '../../ui/toast';
import { AboutYou } from './AboutYou';
import { AccountData } from './AccountData';
import Sea from './drawings/waves.svg?part';
import { FavouriteGames } from './FavouriteGames';
import { getInitial } from './initial';
import { text } from './profile-text';

/** On phones the first two buttons share a row. */
const WAY = 'phone:flex-1 phone:px-3 phone:whitespace-nowrap';

const WHO =
  'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-8 gap-y-6 pt-12 pb-22 ' +
  'narrow:grid-cols-[auto_minmax(0,1fr)] narrow:gap-x-5 narrow:gap-y-4 narrow:pt-8 narrow:pb-18';

const AVATAR =
  'grid aspect-square w-[clamp(4.5rem,4rem+3vw,7rem)] place-items-center rounded-full border-5 border-surface bg-accent ' +
  'text-[clamp(2.25rem,2rem+1.6vw,3.5rem)]/none text-on-accent';

const CARD = 'p-[clamp(1.25rem,0.75rem+2vw,2.25rem)] [&_h2]:text-[clamp(1.5rem,1.3rem+0.8vw,2rem)]';

interface ProfilePageProps {
  readonly user: AccountUser;
  /** Called when the visitor presses "Sign Out". */
  readonly onLeave: () => void;
}

/** Who is signed in, their profile, their favourite games and their data. */
export default function ProfilePage({ user, onLeave }: ProfilePageProps) {
  const [state, setState] = useState<'here' | 'leaving'>('here');
  const leave = async (): Promise<void> => {
    if (state === 'leaving') return;
    setState('leaving');
    onLeave();
    await signOut();
  };
  const leaveEverywhere = async (): Promise<void> => {
    if (state === 'leaving') return;
    setState('leaving');
    onLeave();
    try {
      await signOutEverywhere();
      showToast({ title: text.signedOutEverywhere, text: text.signedOutEverywhereText });
    } catch (error) {
      setState('here');
      toastError(error);
    }
  };
  return (
    <main id="main">
      <header className="relative overflow-hidden bg-sea-shallow">
        <Waves />
        <div className={`wrap ${WHO}`}>
          <div className="flex items-end gap-4">
            <span className={`lettering ${AVATAR}`} aria-hidden="true">
              {getInitial(user.email)}
            </span>
            <PlayerHero pose="standing" className="h-28 w-23 narrow:hidden" />
          </div>
          <div className="min-w-0">
            <h1 className="text-[clamp(2.25rem,1.8rem+1.6vw,3rem)]">{text.title}</h1>
            <p className="mt-2 text-lead font-semibold break-words">{user.email}</p>
          </div>
          <div className="flex flex-wrap gap-3 narrow:col-span-full">
            <LinkButton to="/" className={WAY} icon={<House className="icon" />}>
              {text.home}
            </LinkButton>
            <Button
              className={WAY}
              icon={<LogOut className="icon" />}
              aria-disabled={state === 'leaving'}
              onClick={() => void leave()}
            >
              {text.signOut}
            </Button>
            <Button
              className={WAY}
              icon={<MonitorOff className="icon" />}
              aria-disabled={state === 'leaving'}
              onClick={() => void leaveEverywhere()}
            >
              {text.signOutEverywhere}
            </Button>
          </div>
        </div>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] grid-rows-[auto_1fr] gap-6 pt-4 pb-20 narrow:grid-cols-1 narrow:grid-rows-none">
        <Card className={CARD}>
          <AboutYou user={user} />
        </Card>
        <Card className={`row-span-2 self-start narrow:row-auto ${CARD}`}>
          <FavouriteGames user={user} />
        </Card>
        <Card className={`self-start ${CARD}`}>
          <AccountData user={user} onDeleted={leave} />
        </Card>
      </div>
    </main>
  );
}

function Waves() {
  return (
    <svg
      className="absolute inset-0 size-full max-w-none"
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Sea />
    </svg>
  );
}
