import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ArcadeActor } from '../../../../machines/arithmetic-hero/arcade';
import { nextLevel } from '../../../../machines/arithmetic-hero/levels';
import { announce } from '../../../play/internal/announcer';
import { levelFigure, scoreFigure } from '../../../play/score/figures';
import { StatBar } from '../../../play/score/StatBar';
import { text } from '../text';
import { Banner } from './Banner';
import { battleStatusOf, powerUpFigures, shieldFigure, streakFigure, waveFigure } from './figures';
import { FallingSums, PlainBattle } from './PlainBattle';

interface Props {
  readonly actor: ArcadeActor;
}

export function ArcadeStatus({ actor }: Props) {
  const status = useSelector(actor, battleStatusOf, shallowEqual);
  const level = useSelector(actor, ({ context }) => context.input.level);
  const wave = useSelector(actor, ({ context }) => context.wave);
  return (
    <StatBar
      figures={[
        shieldFigure(status),
        levelFigure(level),
        waveFigure(wave),
        scoreFigure(status.score),
        streakFigure(status),
        ...powerUpFigures(status),
      ]}
    />
  );
}

/** Text over the city: banners, and the message about a new level. */
export function ArcadeOverlay({ actor }: Props) {
  const news = useSelector(actor, ({ context }) => context.battle.news);
  const isUnlocked = useSelector(actor, ({ value }) => value === 'unlocked');
  const next = useSelector(actor, ({ context }) => nextLevel(context.input.level));
  if (isUnlocked && next !== null) return <LevelUnlocked level={next} />;
  return (
    <>
      <PlainBattle actor={actor} />
      <FallingSums actor={actor} />
      <Banner news={news} />
    </>
  );
}

function LevelUnlocked({ level }: { readonly level: number }) {
  const title = text.play.levelUnlocked;
  const strings = text.play.nowAvailable(level);
  // Not a live region, because some screen readers skip one that appears together with its text.
  useEffect(() => announce(`${title} ${strings}`), [title, strings]);
  return (
    <div className="stage-card stage-cheer">
      <h2>{title}</h2>
      <p>{strings}</p>
    </div>
  );
}
