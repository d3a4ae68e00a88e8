import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Lock from 'lucide-react/icons/lock';
import Save from 'lucide-react/icons/save';
import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { LEVELS } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { type HighScores, NO_SCORES } from '../../../../machines/arithmetic-hero/progress';
import { TIME_SETTINGS, type TimeSetting } from '../../../../machines/core/time-setting';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { StatText } from '../../../play/score/StatBar';
import { StatList } from '../../../play/score/StatList';
import { Button } from '../../../ui/Button';
import { LinkButton } from '../../../ui/LinkButton';
import { Progress } from '../../../ui/Progress';
import { Tabs } from '../../../ui/Tabs';
import { text } from '../text';
import { levelText } from '../text/names';
import { tabbedText } from '../text/tabbed';
import { AchievementCard } from './AchievementCard';

export function Rewards({ actor }: { readonly actor: ArithmeticHeroActor }) {
  const { progress, otherBests } = useSelector(actor, ({ context }) => context.saved);
  const [tab, setTab] = useState('achievements');
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { rewards } = tabbedText;
  const unlocked = progress.achievements.filter(({ isUnlocked }) => isUnlocked).length;
  const all = progress.achievements.length;
  const { longer, none, choice } = otherBests;
  const others = [
    { title: rewards.otherTimes.longer, time: 'longer', scores: longer },
    { title: rewards.otherTimes.none, time: 'none', scores: none },
    ...TIME_SETTINGS.map((time) => ({ title: rewards.byChoice[time], time, scores: choice?.[time] ?? NO_SCORES })),
  ] as const;

  return (
    <div className="game-sheet rewards">
      <div className="wardrobe-head">
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="icon" />}
          onClick={() => actor.send({ type: 'BACK_TO_MENU' })}
        >
          {rewards.back}
        </Button>
        <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
          {rewards.title}
        </h2>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] items-center gap-x-8 gap-y-4">
        <Progress
          label={rewards.achievements}
          value={unlocked}
          max={all}
          valueText={text.of(unlocked, all)}
          figure={<StatText name="progress" text={text.of(unlocked, all)} value={unlocked} />}
        />
        <Progress
          label={rewards.levels}
          value={progress.unlockedLevels}
          max={LEVELS.length}
          valueText={text.of(progress.unlockedLevels, LEVELS.length)}
        />
        <StatList
          of="player"
          items={[
            { name: 'solved', label: rewards.totalCorrect, value: progress.totalCorrectAnswers },
            { name: 'best-streak', label: rewards.bestStreak, value: progress.longestStreak },
          ]}
        />
      </div>
      <Tabs
        label={rewards.tabsLabel}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'achievements',
            label: rewards.achievementsTab,
            content: (
              <ul className="achievement-list">
                {progress.achievements.map((achievement) => (
                  <AchievementCard key={achievement.id} achievement={achievement} />
                ))}
              </ul>
            ),
          },
          {
            value: 'scores',
            label: rewards.scoresTab,
            content: (
              <>
                <Scores time="normal" scores={progress.highScores} unlockedLevels={progress.unlockedLevels} />
                {others.map(
                  ({ title, time, scores }) =>
                    hasScores(scores) && (
                      <section key={title}>
                        <h3>{title}</h3>
                        <Scores time={time} scores={scores} unlockedLevels={progress.unlockedLevels} />
                      </section>
                    ),
                )}
              </>
            ),
          },
        ]}
      />
      <LinkButton to="/progress" className="rewards-keep" icon={<Save aria-hidden className="icon" />}>
        {rewards.keep}
      </LinkButton>
    </div>
  );
}

const hasScores = ({ arcade, challenge }: HighScores): boolean => challenge > 0 || arcade.some((score) => score > 0);

const SCORE =
  'grid min-h-15 grid-cols-[1fr_8rem_6rem] items-center gap-4 border-b-2 border-border phone:grid-cols-[1fr_auto] phone:gap-x-4 phone:gap-y-0 phone:py-2 zoomed:grid-cols-1 zoomed:gap-0';
const SCORE_STATE =
  'inline-flex items-center gap-2 font-bold text-text-soft phone:row-start-2 phone:text-(length:--text-small)';

interface ScoresProps {
  readonly time: TimeSetting;
  readonly scores: HighScores;
  readonly unlockedLevels: number;
}

function Scores({ time, scores, unlockedLevels }: ScoresProps) {
  const { rewards } = tabbedText;
  return (
    <ul className="grid">
      {LEVELS.map(({ id }) => (
        <li key={id} className={SCORE}>
          <span className={`grid leading-[1.3] ${id > unlockedLevels ? 'text-text-soft' : ''}`}>
            <b>{rewards.arcadeLevel(id)}</b>
            <span>{levelText[id].name}</span>
          </span>
          <span className={SCORE_STATE}>
            {id > unlockedLevels && <Lock aria-hidden className="icon" />}
            {id > unlockedLevels ? text.locked : text.unlocked}
          </span>
          <BestScore score={scores.arcade[id - 1] ?? 0} />
        </li>
      ))}
      <li className={SCORE}>
        <span className="grid leading-[1.3]">
          <b>{rewards.challenge}</b>
          <span>{rewards.sprint(time)}</span>
        </span>
        <span className={SCORE_STATE}>
          <Timer aria-hidden className="icon" />
        </span>
        <BestScore score={scores.challenge} />
      </li>
    </ul>
  );
}

function BestScore({ score }: { readonly score: number }) {
  return (
    <b className="text-end font-text text-[1.5rem]/none font-black phone:[grid-area:1/2/3]">
      <StatText name="best" text={tabbedText.rewards.score(score)} value={score} />
    </b>
  );
}
