import { useSelector } from '@xstate/react';
import { CloudLightning, GraduationCap, Palette, Play, Timer, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEVELS, levelOf } from '../../../../machines/arithmetic-hero/levels';
import type { ArithmeticHeroActor } from '../../../../machines/arithmetic-hero/machine';
import { bestFor } from '../../../../machines/arithmetic-hero/progress';
import { ANSWER_FORMS, MODES, type Mode } from '../../../../machines/arithmetic-hero/rules';
import { isGuest } from '../../../../machines/arithmetic-hero/session';
import { numberText } from '../../../format';
import { CopyLink } from '../../../play/CopyLink';
import { Hero } from '../../../play/Hero';
import { FigureText } from '../../../play/StatBar';
import { TimeChoice } from '../../../play/TimeChoice';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { linkOf } from '../link';
import { text } from '../text';
import { HowTo } from './HowTo';

interface Props {
  readonly actor: ArithmeticHeroActor;
  readonly onStart: () => void;
}

const MODE_PICTURES: Readonly<Record<Mode, ReactNode>> = {
  arcade: <CloudLightning aria-hidden className="icon" />,
  practice: <GraduationCap aria-hidden className="icon" />,
  challenge: <Timer aria-hidden className="icon" />,
};

/** The menu: mode, level, answers and time, the hero, and what the player has reached. */
export function Menu({ actor, onStart }: Props) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const saved = useSelector(actor, ({ context }) => context.saved);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const { progress } = saved;
  const { menu } = text;
  const best = settings.mode === 'practice' ? null : bestFor(saved, { ...settings, mode: settings.mode });
  const unlocked = progress.achievements.filter(({ isUnlocked }) => isUnlocked).length;

  return (
    <div className="game-sheet hero-menu">
      <div className="hero-menu-title">
        <p aria-hidden className="game-sheet-title">
          {text.title}
        </p>
        <p className="text-lead text-text-soft">{text.tagline}</p>
      </div>
      <div className="hero-menu-side">
        <Hero avatar={progress.avatarItems} mood="cheer" />
        <dl className="hero-stats">
          {best !== null && <Stat label={menu.best} name="best" value={best} />}
          <Stat label={menu.solved} name="solved" value={progress.totalCorrectAnswers} />
          <Stat label={menu.bestStreak} name="best-streak" value={progress.longestStreak} />
          <Stat
            label={menu.achievements}
            name="progress"
            value={unlocked}
            figure={text.rewards.of(unlocked, progress.achievements.length)}
          />
        </dl>
        <div className="hero-menu-doors">
          <Button
            icon={<Palette aria-hidden className="icon" />}
            onClick={() => actor.send({ type: 'OPEN_CUSTOMISER' })}
          >
            {menu.customize}
          </Button>
          <Button icon={<Trophy aria-hidden className="icon" />} onClick={() => actor.send({ type: 'OPEN_REWARDS' })}>
            {menu.rewards}
          </Button>
        </div>
      </div>
      <div className="hero-menu-choices">
        <ChoiceGroup
          label={menu.modeLabel}
          isLabelHidden
          layout="cards"
          className="hero-modes"
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
              options={LEVELS.map(({ id, name }) => {
                const isLocked = id > progress.unlockedLevels;
                return {
                  value: String(id),
                  label: menu.level(id),
                  hint: name,
                  disabled: isLocked,
                  badge: isLocked ? menu.locked : undefined,
                };
              })}
            />
            <p className="hero-level-note">{menu.levelNote(levelOf(settings.level))}</p>
          </div>
        )}
        {isGuest({ settings, saved }) && <p className="hero-guest">{menu.guest(settings.level)}</p>}
        <div className="hero-menu-row">
          <ChoiceGroup
            label={menu.answersLabel}
            value={settings.answers}
            onChange={(answers) => actor.send({ type: 'CHOOSE_ANSWERS', answers })}
            options={ANSWER_FORMS.map((form) => ({ value: form, label: menu.answers[form] }))}
          />
          <TimeChoice value={settings.time} onChange={(time) => actor.send({ type: 'CHOOSE_TIME', time })} />
        </div>
        <div className="hero-menu-row hero-menu-start">
          <Button
            variant="primary"
            size="big"
            icon={<Play aria-hidden className="icon icon-solid" />}
            onClick={onStart}
          >
            {menu.start}
          </Button>
        </div>
        <CopyLink parameters={linkOf(settings, seed)} />
      </div>
      <HowTo />
    </div>
  );
}

interface StatProps {
  readonly label: string;
  readonly name: 'best' | 'solved' | 'best-streak' | 'progress';
  readonly value: number;
  readonly figure?: string;
}

function Stat({ label, name, value, figure = numberText(value) }: StatProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <FigureText name={name} text={figure} value={value} />
      </dd>
    </div>
  );
}
