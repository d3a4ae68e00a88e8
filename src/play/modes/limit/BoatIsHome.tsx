import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { giftsOf } from '../../../../machines/core/day-voyage';
import { dayVoyageStore } from '../../../device/day-voyage';
import { LinkButton } from '../../../ui/LinkButton';
import { useStore } from '../../../ui/page-store';
import { usePageTitle } from '../../../ui/page-title';
import { Harbour } from '../../harbour/Harbour';
import PlayerHeroPicture from '../../hero/PlayerHeroPicture';
import { text } from './text';

/** The calm page in place of a game when the day's minutes of play are over. */
export function BoatIsHome() {
  usePageTitle(text.pageTitle);
  const voyages = useStore(dayVoyageStore);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" className="class-screen bg-sea-shallow">
      <div className="wrap grid min-h-[70vh] content-center justify-items-center gap-4 py-10 text-center">
        <Harbour gifts={giftsOf(voyages)} className="w-full max-w-120" />
        <span className="aspect-8/5 w-40">
          <PlayerHeroPicture pose="asleep" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-lead font-semibold">{text.over}</p>
        <LinkButton to="/" variant="primary" size="big">
          {text.map}
        </LinkButton>
        <p className="text-small">
          {text.grownUp}{' '}
          <Link to="/progress#play-limit" className="text-text-link underline">
            {text.change}
          </Link>
        </p>
      </div>
    </main>
  );
}
