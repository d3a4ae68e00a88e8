import './hero.css';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import type { BattleEvent } from '../../../machines/arithmetic-hero/battle';
import type { ArithmeticHeroActor, ArithmeticHeroSnapshot } from '../../../machines/arithmetic-hero/machine';
import { RULES } from '../../../machines/arithmetic-hero/rules';
import { isSameAvatar } from '../../../machines/core/hero';
import { formatStateName } from '../../../machines/core/state-name';
import { SceneStage } from '../../play/canvas/SceneStage';
import { useSceneFrame } from '../../play/canvas/useSceneFrame';
import { useView } from '../../play/canvas/useView';
import { useConfettiDrawings } from '../../play/feedback/confetti';
import { useEvents } from '../../play/feedback/round-events';
import { BRIGHT_STREAK, GameFrame } from '../../play/frame/GameFrame';
import { MenuBackdrop } from '../../play/frame/MenuBackdrop';
import { MenuButton } from '../../play/frame/MenuButton';
import { PauseCard } from '../../play/frame/PauseCard';
import { RoundClockContext } from '../../play/internal/useFlash';
import { ForTeachers } from '../../play/links/ForTeachers';
import { instructionsFor } from '../../play/listening/start-announcement';
import { dealNextRound } from '../../play/round/dealing';
import { useFollowTimeSetting, useRememberTimeSetting } from '../../play/round/useGameStart';
import type { Pause } from '../../play/round/usePause';
import { useStateName } from '../../play/round/useStateName';
import { useUntimedScanning } from '../../play/round/useUntimedScanning';
import { svgUrl } from '../../stage/drawing';
import type { SceneBuilder } from '../../stage/drawn-scene';
import { drawingLoader } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import type { GameDrawing } from '../../stage/stage-session';
import { useExactTitle } from '../../ui/page-title';
import { showToast } from '../../ui/toast';
import { useChoiceWhileScanning, useRememberedAnswerMode } from './answer-mode';
import firework from './drawings/acts/firework.svg?drawing';
import shootingStar from './drawings/acts/shooting-star.svg?drawing';
import { game } from './game';
import { linkParameters } from './link';
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
import { arithmeticHeroViewOf, canSwapToCanvas } from './view';

const fetchCity = drawingLoader(async () => (await import('./scene')).loadArithmeticHeroScene);

const CONFETTI = [firework, shootingStar] as const;

const AT_REST = arithmeticHeroMenuBackdrop().map(svgUrl);
const stateOf = ({ value }: ArithmeticHeroSnapshot): string => formatStateName(value);
/** The state without the mode and its states, which change during a round. */
const screenOf = (snapshot: ArithmeticHeroSnapshot): string =>
  snapshot.matches('playing') ? 'playing' : stateOf(snapshot);

const fetchCreatures = async () => (await import('./creatures')).CREATURES;
const fetchAchievementText = async () => (await import('./text/achievements')).achievementText;
const fetchParade = async () => (await import('./scene/parade')).renderParade;

export default function ArithmeticHeroScreen() {
  const running = useArithmeticHero();
  const { actor, reducedMotion } = running;
  const state = useStateName(actor, stateOf);
  const shown = useSelector(actor, screenOf);
  const isPlaying = shown === 'playing';
  const isBright = useSelector(
    actor,
    (snapshot) => snapshot.matches('playing') && snapshot.context.round.streak.now >= BRIGHT_STREAK,
  );
  const isPractice = useSelector(actor, ({ context }) => context.round.settings.mode === 'practice');
  const settings = useSelector(actor, ({ context }) => context.settings);
  const avatar = useSelector(actor, ({ context }) => context.saved.progress.avatarItems, isSameAvatar);
  const [tabbed, whenThere] = useTabbedParts(shown === 'menu' ? 'soon' : isPlaying && isPractice ? 'now' : 'no');
  const scene = useSceneFrame(running, isPlaying);
  const watch = useView(actor, arithmeticHeroViewOf);
  const listen = useEvents(actor);
  const fetchDrawing = useCallback(async (): Promise<GameDrawing<SceneBuilder<ArithmeticHeroView, BattleEvent>>> => {
    const { Canvas, buildScene } = await fetchCity();
    return { Canvas, buildScene: (reducedMotion, pixelsPerUnit) => buildScene(avatar, reducedMotion, pixelsPerUnit) };
  }, [avatar]);

  useConfettiDrawings(CONFETTI);
  useExactTitle(game.documentTitle);
  usePendingAchievements(actor);
  useRememberedAnswerMode(actor);
  useRememberTimeSetting(settings.time);
  useFollowTimeSetting(actor, shown === 'menu');
  useUntimedScanning(actor, shown === 'menu' ? settings.time : undefined);
  useChoiceWhileScanning(actor, shown === 'menu');
  useArithmeticHeroEffects(actor, { reducedMotion, hasCanvas: scene.frame.hasCanvas });

  const listening = useMemo(
    () => ({
      title: game.heading,
      instructions: instructionsFor(text.ear, settings),
      onNoTimeLimit: settings.time === 'none' ? null : () => removeTimeLimit(actor),
    }),
    [actor, settings],
  );

  const start = () => {
    showToast({ ...text.started(settings.mode, settings.level), durationMs: RULES.toasts.startedMs });
    actor.send({ type: 'START', ...dealNextRound(actor.getSnapshot().context) });
  };

  return (
    <GameFrame
      {...scene.frame}
      game={game.id}
      title={game.heading}
      state={state}
      isBright={isBright}
      listening={listening}
      status={isPlaying && <RoundStatus actor={actor} />}
      isCrowded={shown.startsWith('other')}
      actions={
        shown !== 'menu' &&
        shown !== 'gameover' && (
          <MenuButton
            clock={running.clock}
            isPlayed={() => isPlaying && actor.getSnapshot().context.round.score > 0}
            onPress={() => actor.send({ type: 'BACK_TO_MENU' })}
          />
        )
      }
      pauseCard={<HeroPauseCard actor={actor} pause={scene.pause} />}
    >
      <MenuBackdrop
        pictures={AT_REST}
        night={ALWAYS_NIGHT}
        fetchCreatures={fetchCreatures}
        title={game.heading}
        isMenu={shown === 'menu'}
        isLeft={isPlaying}
      />
      <SceneStage
        {...scene.stage}
        label={text.play.stage}
        background={CITY.sky}
        backdrop={arithmeticHeroBackdrop}
        night={ALWAYS_NIGHT}
        watch={watch}
        listen={listen}
        isSeam={canSwapToCanvas}
        fetchDrawing={fetchDrawing}
        fetchParade={fetchParade}
      >
        {isPlaying && (
          <RoundClockContext value={running.clock}>
            <RoundOverlay actor={actor} tabbed={tabbed} />
          </RoundClockContext>
        )}
      </SceneStage>
      {isPlaying && (
        <section className="panel" aria-label={text.play.panel}>
          <RoundClockContext value={running.clock}>
            <RoundPanel actor={actor} />
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

/** Starts the round again without a time limit, unless something has been scored. Returns whether it did. */
function removeTimeLimit(actor: ArithmeticHeroActor): boolean {
  const { round, seed, practice } = actor.getSnapshot().context;
  if (round.score > 0 || practice !== null) return false;
  actor.send({ type: 'BACK_TO_MENU' });
  actor.send({ type: 'CHOOSE_TIME', time: 'none' });
  actor.send({ type: 'START', ...dealNextRound({ seed, playedSeed: null }), seed });
  return true;
}

interface PauseProps {
  readonly actor: ArithmeticHeroActor;
  readonly pause: Pause;
}

function HeroPauseCard({ actor, pause }: PauseProps) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const hasEnd = useSelector(actor, (snapshot) => snapshot.can({ type: 'END_ROUND' }));
  const endRound = () => {
    pause.resume();
    actor.send({ type: 'END_ROUND' });
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
    if (pendingAchievements.length === 0) return undefined;
    let isOpen = true;
    const announce = async (): Promise<void> => {
      const achievementText = await fetchAchievementText();
      if (!isOpen) return;
      for (const { id } of pendingAchievements) {
        showToast({
          title: text.achievementToast,
          text: achievementText[id].name,
          durationMs: RULES.toasts.achievementMs,
        });
      }
      actor.send({ type: 'PENDING_SHOWN' });
    };
    // If the names cannot be loaded, the achievements are shown the next time.
    announce().catch(() => {});
    return () => {
      isOpen = false;
    };
  }, [actor]);
}
