import './hero.css';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { BattleEvent } from '../../../machines/arithmetic-hero/battle';
import type { ArithmeticHeroActor } from '../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../machines/arithmetic-hero/rules';
import { isSameAvatar } from '../../../machines/core/hero';
import { SceneStage } from '../../play/canvas/SceneStage';
import { useSceneFrame } from '../../play/canvas/useSceneFrame';
import { useConfettiDrawings } from '../../play/feedback/confetti';
import { BRIGHT_STREAK, GameFrame } from '../../play/frame/GameFrame';
import { MenuBackdrop } from '../../play/frame/MenuBackdrop';
import { MenuButton } from '../../play/frame/MenuButton';
import { PauseCard } from '../../play/frame/PauseCard';
import { announce } from '../../play/internal/announcer';
import { RoundClockContext } from '../../play/internal/useFlash';
import { ForTeachers } from '../../play/links/ForTeachers';
import { nextDealing } from '../../play/round/dealing';
import { useRememberedTime } from '../../play/round/useGameStart';
import type { Pause } from '../../play/round/usePause';
import { useStateName } from '../../play/round/useStateName';
import { svgUrl } from '../../stage/drawing';
import type { SceneBuilder } from '../../stage/drawn-scene';
import { drawingLoader } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import type { GameDrawing } from '../../stage/stage-session';
import { useExactTitle } from '../../ui/page-title';
import { showToast } from '../../ui/toast';
import firework from './drawings/acts/firework.svg?drawing';
import shootingStar from './drawings/acts/shooting-star.svg?drawing';
import { game } from './game';
import { linkParameters } from './link';
import { storeAnswerForm } from './progress-stores';
import {
  canSwapToCanvas,
  gameStateName,
  onRoundEvent,
  type Round,
  roundOf,
  scoreOf,
  screenNameOf,
  streakOf,
  watchScene,
} from './round';
import type { ArithmeticHeroView } from './scene';
import { arithmeticHeroBackdrop, arithmeticHeroMenuBackdrop } from './scene/backdrop';
import { CITY } from './scene/colours';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { RoundOverlay, RoundPanel, RoundStatus } from './screen/RoundView';
import { useArithmeticHeroEffects } from './screen/useArithmeticHeroEffects';
import { text } from './text';
import { useArithmeticHero } from './useArithmeticHero';
import { useTabbedParts } from './useTabbedParts';

const fetchCity = drawingLoader(async () => (await import('./scene')).loadArithmeticHeroScene);

const CONFETTI = [firework, shootingStar] as const;

const AT_REST = arithmeticHeroMenuBackdrop().map(svgUrl);
const fetchLife = async () => (await import('./life')).LIFE;

export default function ArithmeticHeroScreen() {
  const running = useArithmeticHero();
  const { actor, reducedMotion } = running;
  const state = useStateName(actor, gameStateName);
  const shown = useSelector(actor, screenNameOf);
  const round = useSelector(actor, roundOf, (one, other) => one?.actor === other?.actor);
  const mode: AnyActorRef | undefined = round?.actor;
  const isBright = useSelector(mode, () => round !== null && streakOf(round) >= BRIGHT_STREAK);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const avatar = useSelector(actor, ({ context }) => context.saved.progress.avatarItems, isSameAvatar);
  const [tabbed, whenThere] = useTabbedParts(shown === 'menu' ? 'soon' : round?.mode === 'practice' ? 'now' : 'no');
  const scene = useSceneFrame(running, round !== null);
  const watchRounds = useCallback(
    (listener: (view: ArithmeticHeroView) => void) => watchScene(actor, listener),
    [actor],
  );
  const listen = useCallback((listener: (event: BattleEvent) => void) => onRoundEvent(actor, listener), [actor]);
  const fetchDrawing = useCallback(async (): Promise<GameDrawing<SceneBuilder<ArithmeticHeroView, BattleEvent>>> => {
    const { Canvas, buildScene } = await fetchCity();
    return { Canvas, buildScene: (reducedMotion, pixelsPerUnit) => buildScene(avatar, reducedMotion, pixelsPerUnit) };
  }, [avatar]);

  useConfettiDrawings(CONFETTI);
  useExactTitle(game.documentTitle);
  usePendingAchievements(actor);
  useRememberedAnswers(actor);
  useRememberedTime(settings.time);
  useArithmeticHeroEffects(actor, { reducedMotion, hasCanvas: scene.frame.hasCanvas });
  useAnnouncedSum(actor);

  const start = () => {
    showToast({ ...text.started(settings.mode, settings.level), durationMs: RULES.toasts.startedMs });
    actor.send({ type: 'START', ...nextDealing(actor.getSnapshot().context) });
  };

  return (
    <GameFrame
      {...scene.frame}
      game={game.id}
      title={game.heading}
      state={state}
      isBright={isBright}
      status={round && <RoundStatus round={round} />}
      isCrowded={shown === 'other.customiser' || shown === 'other.rewards'}
      actions={
        shown !== 'menu' &&
        shown !== 'gameover' && (
          <MenuButton
            clock={running.clock}
            isPlayed={() => round !== null && scoreOf(round) > 0}
            onPress={() => actor.send({ type: 'BACK_TO_MENU' })}
          />
        )
      }
      pauseCard={<HeroPauseCard actor={actor} round={round} pause={scene.pause} />}
    >
      <MenuBackdrop
        pictures={AT_REST}
        night={ALWAYS_NIGHT}
        fetchLife={fetchLife}
        title={game.heading}
        isLeft={round !== null}
      />
      <SceneStage
        {...scene.stage}
        label={text.play.stage}
        background={CITY.sky}
        backdrop={arithmeticHeroBackdrop}
        night={ALWAYS_NIGHT}
        watch={watchRounds}
        listen={listen}
        isSeam={canSwapToCanvas}
        fetchDrawing={fetchDrawing}
      >
        {round && (
          <RoundClockContext value={running.clock}>
            <RoundOverlay round={round} tabbed={tabbed} />
          </RoundClockContext>
        )}
      </SceneStage>
      {round && (
        <section className="panel" aria-label={text.play.panel}>
          <RoundClockContext value={running.clock}>
            <RoundPanel round={round} answers={settings.answers} />
          </RoundClockContext>
        </section>
      )}
      {shown === 'menu' && (
        <Menu actor={actor} onStart={start} onOpen={(door) => whenThere(() => actor.send({ type: door }))} />
      )}
      {shown === 'gameover' && <Result actor={actor} reducedMotion={reducedMotion} onAgain={start} />}
      {tabbed !== null && shown === 'other.customiser' && <tabbed.Customiser actor={actor} />}
      {tabbed !== null && shown === 'other.rewards' && <tabbed.Rewards actor={actor} />}
    </GameFrame>
  );
}

interface PauseProps {
  readonly actor: ArithmeticHeroActor;
  readonly round: Round | null;
  readonly pause: Pause;
}

function HeroPauseCard({ actor, round, pause }: PauseProps) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isPractice = useSelector(actor, ({ context }) => context.practice !== null);
  const hasEnd = round !== null && (round.mode !== 'practice' || isPractice);
  const endRound = () => {
    pause.resume();
    if (hasEnd) round.actor.send({ type: 'END_ROUND' });
  };
  return (
    <PauseCard onResume={pause.resume} onEndRound={hasEnd ? endRound : undefined}>
      <ForTeachers link={linkParameters(settings, seed)} />
    </PauseCard>
  );
}

/** When the page opens, shows achievements that were unlocked but not shown yet. */
function usePendingAchievements(actor: ArithmeticHeroActor): void {
  useEffect(() => {
    const { pendingAchievements } = actor.getSnapshot().context.saved.progress;
    if (pendingAchievements.length === 0) return;
    for (const { name } of pendingAchievements) {
      showToast({ title: text.achievementToast, text: name, durationMs: RULES.toasts.achievementMs });
    }
    actor.send({ type: 'PENDING_SHOWN' });
  }, [actor]);
}

/** Remembers how the player chose to answer in the menu. A choice that came from a link is not remembered. */
function useRememberedAnswers(actor: ArithmeticHeroActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.settings;
    const subscription = actor.subscribe(({ context: { settings } }) => {
      if (settings.answers !== last.answers) storeAnswerForm(settings.answers);
      last = settings;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Announces each sum in modes that ask one at a time. Falling sums would give a listener no time to think. */
function useAnnouncedSum(actor: ArithmeticHeroActor): void {
  useEffect(() => {
    let last = '';
    return watchScene(actor, ({ cards }) => {
      const waiting = cards.find(({ fall }) => fall === null);
      const question = waiting ? text.play.question(waiting.problem) : '';
      if (question !== '' && question !== last) announce(question);
      last = question;
    });
  }, [actor]);
}
