import { useSelector } from '@xstate/react';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { practiceTopic } from '../../../../machines/times-tables/round';
import { countStars, RULES } from '../../../../machines/times-tables/rules';
import { getBestTimeForSize } from '../../../../machines/times-tables/stats';
import { announce } from '../../../play/internal/announcer';
import { NextStep } from '../../../play/result/NextStep';
import { ResultCard } from '../../../play/result/ResultCard';
import { ResultRing } from '../../../play/result/ResultRing';
import { dealNextRound } from '../../../play/round/dealing';
import { getRoundParameters } from '../../../play/round/round';
import { StatText } from '../../../play/score/StatBar';
import { StatList } from '../../../play/score/StatList';
import { Button } from '../../../ui/Button';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { game } from '../game';
import { puzzleLink } from '../link';
import { text } from '../text';
import { formatTime } from '../text/time';

interface Props {
  readonly actor: TimesTablesActor;
}

const { over, play } = text;

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);

/** The result of a puzzle. The board is next to it, and its tiles can still be pressed. */
export function Result({ actor }: Props) {
  const session = useSelector(actor, ({ context }) => context);
  const { seconds, checks, isNewBest, stats, settings, seed } = session;
  const { size, time } = settings;
  const shown = formatTime(seconds);
  // Announced after the result has replaced the panel, because that change clears earlier announcements.
  useEffect(() => announce(text.said.completed(seconds, isNewBest)), [seconds, isNewBest]);
  const [dialog, setDialog] = useState<'none' | 'share'>('none');
  return (
    <div className="game-sheet tables-sheet">
      <ResultCard
        title={over.title}
        praise={over.praise(checks)}
        figure={
          <>
            <ResultRing ratio={1} stars={{ count: countStars(checks), max: RULES.stars.max }} letters={shown.length}>
              <StatText name="time" text={shown} value={seconds} />
            </ResultRing>
            <span className="result-label">{over.time}</span>
            <span className="result-label">
              {isNewBest ? over.newBest : over.bestOf(size, getBestTimeForSize(session, time, size) ?? seconds)}
            </span>
          </>
        }
        wentWell={over.wentWell(size, checks)}
        practiceNext={over.practiceNext(practiceTopic(session), size)}
        link={getRoundParameters(game, settings, seed)}
        actions={
          <NextStep onPress={() => actor.send({ type: 'NEW_PUZZLE', ...dealNextRound() })}>{play.newPuzzle}</NextStep>
        }
        buttons={
          <Button variant="quiet" icon={<Share2 aria-hidden className="icon" />} onClick={() => setDialog('share')}>
            {over.share}
          </Button>
        }
      >
        <StatList of="round" items={[{ name: 'solved', label: over.solved, value: stats.gamesCompleted }]} />
        <p className="font-semibold text-text-soft">{over.lookAgain}</p>
      </ResultCard>
      <ShareDialog
        results={over.shareText({ size, seconds, streak: stats.streak, link: puzzleLink(location, size, seed) })}
        isOpen={dialog === 'share'}
        onClose={() => setDialog('none')}
      />
    </div>
  );
}
