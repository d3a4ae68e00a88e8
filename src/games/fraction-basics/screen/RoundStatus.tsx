import { useSelector } from '@xstate/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import { ROUND_TYPES, type RoundType } from '../../../../machines/fraction-basics/rules';
import { dealNextRound } from '../../../play/round/dealing';
import { useOwnsPage, usePlayMode } from '../../../play/round/play-mode';
import { getPersonalBestForSettings } from '../../../play/round/round';
import { shortRoundOf } from '../../../play/round/short-round';
import { StatBar } from '../../../play/score/StatBar';
import { answeredStat, bestStat, scoreStat, streakStat } from '../../../play/score/stats';
import { game } from '../game';
import { text } from '../text';

/** The type of question, and the stats: score, streak, number of answers and best score. */
export function RoundStatus({ actor }: { readonly actor: FractionBasicsActor }) {
  const score = useSelector(actor, ({ context }) => context.round.score);
  const streak = useSelector(actor, ({ context }) => context.round.streak.now);
  const answers = useSelector(actor, ({ context }) => context.round.answers);
  const best = useSelector(actor, ({ context }) => getPersonalBestForSettings(game, context).score);
  const type = useSelector(actor, ({ context }) => context.settings.type);
  // Players who share the page choose the type together before the round.
  const ownsPage = useOwnsPage();
  const { isShort } = usePlayMode();
  return (
    <>
      {ownsPage && (
        <TypeChoice
          type={type}
          onType={(chosen) =>
            actor.send({
              type: 'CHOOSE',
              chosen: { type: chosen },
              ...dealNextRound(),
              questions: shortRoundOf(game, isShort),
            })
          }
        />
      )}
      <StatBar figures={[scoreStat(score), streakStat(streak), answeredStat(answers), bestStat(best)]} />
    </>
  );
}

function TypeChoice({ type, onType }: { readonly type: RoundType; readonly onType: (type: RoundType) => void }) {
  return (
    <span className="mill-type">
      <select
        className="frame-button"
        aria-label={text.play.questions}
        value={type}
        onChange={({ target }) => {
          const chosen = ROUND_TYPES.find((one) => one === target.value);
          if (chosen !== undefined) onType(chosen);
        }}
      >
        {ROUND_TYPES.map((one) => (
          <option key={one} value={one}>
            {text.play.types[one]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="icon" />
    </span>
  );
}
