import { useSelector } from '@xstate/react';
import CloudLightning from 'lucide-react/icons/cloud-lightning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Palette from 'lucide-react/icons/palette';
import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { LEVELS } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { getHighScore } from '../../../../machines/arithmetic-hero/progress';
import { ANSWER_MODES, MODES, type Mode } from '../../../../machines/arithmetic-hero/rules';
import { isGuestRound } from '../../../../machines/arithmetic-hero/session';
import { Hero } from '../../../play/hero/Hero';
import { GameMenu } from '../../../play/menu/GameMenu';
import { type StatItem, StatList } from '../../../play/score/StatList';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { game } from '../game';
import { linkParameters } from '../link';
import { text } from '../text';
import { levelText } from '../text/names';
import { demo } from './demo';
import { HeroHowTo } from './HeroHowTo';

interface Props {
  readonly actor: ArithmeticHeroActor;
  readonly onStart: () => void;
  /** Called with the event that opens a screen, which may have to load first. */
  readonly onOpen: (door: 'OPEN_CUSTOMISER' | 'OPEN_REWARDS') => void;
}

const MODE_PICTURES: Readonly<Record<Mode, ReactNode>> = {
  arcade: <CloudLightning aria-hidden className="icon" />,
  practice: <GraduationCap aria-hidden className="icon" />,
  challenge: <Timer aria-hidden className="icon" />,
};

/** One of the player's stats, left out if there is nothing to show. */
const reached = (name: StatItem['name'], label: string, value: number | null): readonly StatItem[] =>
  value === null || value === 0 ? [] : [{ name, label, value }];

/** The menu: mode, level, answers and time, the hero, and the player's stats. */
export function Menu({ actor, onStart, onOpen }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const { progress } = saved;
  const { menu } = text;
  const best = settings.mode === 'practice' ? null : getHighScore(saved, { ...settings, mode: settings.mode });
  const unlocked = progress.achievements.filter(({ isUnlocked }) => isUnlocked).length;

  return (
    <GameMenu
      title={game.heading}
      tagline={text.tagline}
      demo={demo}
      isFirstVisit={progress.totalCorrectAnswers === 0}
      hero={<Hero avatar={progress.avatarItems} mood="cheer" />}
      side={
        <>
          <StatList
            of="player"
            items={[
              ...reached('best', menu.best, best),
              ...reached('solved', menu.solved, progress.totalCorrectAnswers),
              ...reached('best-streak', menu.bestStreak, progress.longestStreak),
              {
                name: 'progress',
                label: menu.achievements,
                value: unlocked,
                text: text.of(unlocked, progress.achievements.length),
              },
            ]}
          />
          <div className="menu-doors grid w-full gap-2.5">
            <Button icon={<Palette aria-hidden className="icon" />} onClick={() => onOpen('OPEN_CUSTOMISER')}>
              {menu.customize}
            </Button>
            <Button icon={<Trophy aria-hidden className="icon" />} onClick={() => onOpen('OPEN_REWARDS')}>
              {menu.rewards}
            </Button>
          </div>
        </>
      }
      beside={
        <ChoiceGroup
          label={menu.answersLabel}
          value={settings.answers}
          onChange={(answers) => actor.send({ type: 'CHOOSE_ANSWERS', answers })}
          options={ANSWER_MODES.map((form) => ({ value: form, label: menu.answers[form] }))}
        />
      }
      chosen={[
        { label: menu.modes[settings.mode].name, picture: MODE_PICTURES[settings.mode] },
        ...(settings.mode === 'challenge' ? [] : [{ label: menu.level(settings.level) }]),
      ]}
      time={settings.time}
      onTime={(time) => actor.send({ type: 'CHOOSE_TIME', time })}
      start={menu.start}
      onStart={onStart}
      link={linkParameters(settings, seed)}
      howTo={<HeroHowTo />}
    >
      <ChoiceGroup
        label={menu.modeLabel}
        isLabelHidden
        layout="cards"
        className="menu-cards"
        value={settings.mode}
        onChange={(mode) => actor.send({ type: 'CHOOSE_MODE', mode })}
        options={MODES.map((mode) => ({
          value: mode,
          label: menu.modes[mode].name,
          hint: menu.modes[mode].hint(settings.time),
          picture: MODE_PICTURES[mode],
        }))}
      />
      {settings.mode !== 'challenge' && (
        <div>
          <ChoiceGroup
            label={menu.levelLabel}
            isLabelHidden
            layout="cards"
            className="hero-levels"
            value={String(settings.level)}
            onChange={(value) => {
              const level = LEVELS.find(({ id }) => String(id) === value);
              if (level) actor.send({ type: 'CHOOSE_LEVEL', level: level.id });
            }}
            options={LEVELS.map(({ id }, index) => {
              const isLocked = id > progress.unlockedLevels;
              const before = LEVELS[index - 1];
              return {
                value: String(id),
                label: menu.level(id),
                hint:
                  isLocked && before !== undefined ? menu.opens(before.unlockThreshold, before.id) : levelText[id].name,
                disabled: isLocked,
                badge: isLocked ? text.locked : undefined,
              };
            })}
          />
          <p className="mt-2 font-semibold text-text-soft">{menu.levelNote(settings.level)}</p>
        </div>
      )}
      {isGuestRound({ settings, saved }) && (
        <p className="rounded-small bg-tint-sun px-4 py-3 font-bold text-on-tint-sun">{menu.guest(settings.level)}</p>
      )}
    </GameMenu>
  );
}
