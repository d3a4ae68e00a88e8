import { House, LogOut, MonitorOff } from 'lucide-react';
import { useState } from 'react';
import type { AccountUser } from '../../account/auth-state';
import { signOut, signOutEverywhere } from '../../account/session';
import { toastError } from '../../account/toast-error';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { showToast } from '../../ui/toast';
import { AboutYou } from './AboutYou';
import { FavouriteGames } from './FavouriteGames';
import { initialOf } from './initial';
import { OwnData } from './OwnData';
import './profile.css';

/** On phones the two ways share one row. */
const WAY = 'max-md:flex-1 max-md:px-3 max-md:whitespace-nowrap';

interface ProfilePageProps {
  readonly user: AccountUser;
  /** The visitor is about to sign out by their own wish. */
  readonly onLeave: () => void;
}

/** Who is signed in, what they told about themselves, their favourite games, and what is kept of them. */
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
      showToast({ title: 'You are signed out everywhere', text: 'On each of your devices you can sign in again.' });
    } catch (error) {
      setState('here');
      toastError(error);
    }
  };
  return (
    <main id="main">
      <header className="profile-head">
        <Waves />
        <div className="wrap profile-who">
          <span className="profile-avatar lettering" aria-hidden="true">
            {initialOf(user.email)}
          </span>
          <div className="min-w-0">
            <h1>Your profile</h1>
            <p className="mt-2 text-lead font-semibold break-words">{user.email}</p>
          </div>
          <div className="profile-ways">
            <LinkButton to="/" className={WAY} icon={<House className="icon" />}>
              Back to Home
            </LinkButton>
            <Button
              className={WAY}
              icon={<LogOut className="icon" />}
              aria-disabled={state === 'leaving'}
              onClick={() => void leave()}
            >
              Sign Out
            </Button>
            <Button
              className={WAY}
              icon={<MonitorOff className="icon" />}
              aria-disabled={state === 'leaving'}
              onClick={() => void leaveEverywhere()}
            >
              Sign Out Everywhere
            </Button>
          </div>
        </div>
      </header>
      <div className="wrap profile-cards">
        <Card className="profile-card profile-about">
          <AboutYou user={user} />
        </Card>
        <Card className="profile-card profile-games">
          <FavouriteGames user={user} />
        </Card>
        <Card className="profile-card profile-data">
          <OwnData user={user} onDeleted={leave} />
        </Card>
      </div>
    </main>
  );
}

function Waves() {
  return (
    <svg className="profile-waves" viewBox="0 0 1440 240" preserveAspectRatio="none" aria-hidden="true">
      <path className="fill-sea-middle" d="M700 0C640 60 760 110 640 150C520 190 300 120 0 178V240H1440V0Z" />
      <path
        className="fill-sea-deep"
        d="M1120 0C1080 50 1180 96 1060 140C900 196 640 170 420 200C260 222 120 214 0 222V240H1440V0Z"
      />
      <path className="fill-shore" d="M0 214C160 196 300 230 480 216S820 200 980 218S1290 226 1440 204V240H0Z" />
      <path className="fill-page" d="M0 226C180 208 320 240 500 228S840 214 1000 230S1300 238 1440 218V241H0Z" />
    </svg>
  );
}
