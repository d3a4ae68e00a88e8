import { useSelector } from '@xstate/react';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { practiceTopic } from '../../../../machines/times-tables/round';
import { countStars, RULES } from '../../../../machines/times-tables/rules';
import { getBestTimeForSize } from '../../../../machines/times-tables/stats';
import { ResultCard } from '../../../play/result/ResultCard';
import { RoundActions } from '../../../play/result/RoundActions';
import { dealNextRound } from '../../../play/round/dealing';
import { getRoundParameters } from '../../../play/round/round';
import { StatText } from '../../../play/score/StatBar';
import { StatList } from '../../../play/score/StatList';
import { Button } from '../../../ui/Button';
import { lazyDialog } from '../../../ui/lazy-dialog';
import { formatTime } from '../format-time';
import { game } from '../game';
import { puzzleLink } from '../link';
import { text } from '../text';

interface Props {
  readonly actor: TimesTablesActor;
}

const { over, play } = text;

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);

/** The result of a puzzle. The board is below it, and its tiles can still be pressed. */
export function Result({ actor }: Props) {
  const session = useSelector(actor, ({ context }) => context);
  const { seconds, checks, isNewBest, stats, settings, seed } = session;
  const { size, time } = settings;
  const shown = formatTime(seconds);
  const [dialog, setDialog] = useState<'none' | 'share'>('none');
  return (
    <>
      <ResultCard
        title={over.title}
        praise={over.praise(checks)}
        announcement={text.said.completed(seconds, isNewBest)}
        count={{ number: 2 * size, of: 2 * size, unit: text.over.found }}
        stars={{ count: countStars(checks), max: RULES.stars.max }}
        score={
          <>
            <p className="result-points">
              <span>{over.time}</span>{' '}
              <b>
                <StatText name="time" text={shown} value={seconds} />
              </b>
            </p>
            {isNewBest ? (
              <p className="result-news">
                <Star aria-hidden className="icon icon-solid" />
                <span>{over.newBest}</span>
              </p>
            ) : (
              <p className="result-best">{over.bestOf(size, getBestTimeForSize(session, time, size) ?? seconds)}</p>
            )}
          </>
        }
        figures={<StatList of="round" items={[{ name: 'solved', label: over.solved, value: stats.gamesCompleted }]} />}
        wentWell={over.wentWell(size, checks)}
        practiceNext={over.practiceNext(practiceTopic(session), size)}
        link={getRoundParameters(game, settings, seed)}
        actions={
          <RoundActions again={play.newPuzzle} onAgain={() => actor.send({ type: 'NEW_PUZZLE', ...dealNextRound() })} />
        }
        buttons={
          <Button variant="quiet" icon={<Share2 aria-hidden className="icon" />} onClick={() => setDialog('share')}>
            {over.share}
          </Button>
        }
      >
        <p className="font-semibold text-text-soft">{over.lookAgain}</p>
      </ResultCard>
      <ShareDialog
        results={over.shareText({ size, seconds, streak: stats.streak, link: puzzleLink(location, size, seed) })}
        isOpen={dialog === 'share'}
        onClose={() => setDialog('none')}
      />
    </>
  );
}
