import './times-tables.css';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { formatStateName } from '../../../machines/core/state-name';
import type { TimesTablesActor, TimesTablesSnapshot } from '../../../machines/times-tables/machine';
import { scanningStore } from '../../device/scanning';
import { MultipleChoiceContext } from '../../play/answers/candidates/multiple-choice';
import { SceneStage } from '../../play/canvas/SceneStage';
import { useSceneFrame } from '../../play/canvas/useSceneFrame';
import { useView } from '../../play/canvas/useView';
import { useConfettiDrawings } from '../../play/feedback/confetti';
import { useEvents } from '../../play/feedback/round-events';
import { StageCreatures } from '../../play/frame/creatures/StageCreatures';
import { GameFrame } from '../../play/frame/GameFrame';
import { PauseCard } from '../../play/frame/PauseCard';
import { ForTeachers } from '../../play/links/ForTeachers';
import { instructionsFor } from '../../play/listening/start-announcement';
import { isMultipleChoice } from '../../play/round/answer-mode';
import { getRoundParameters } from '../../play/round/round';
import { useFollowTimeSetting, useRememberTimeSetting } from '../../play/round/useGameStart';
import { useStateName } from '../../play/round/useStateName';
import type { Backdrop } from '../../stage/backdrop';
import { drawingLoader } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import { lazyDialog } from '../../ui/lazy-dialog';
import { useStore } from '../../ui/page-store';
import { useExactTitle } from '../../ui/page-title';
import ball from './drawings/acts/ball.svg?drawing';
import lizard from './drawings/acts/lizard.svg?drawing';
import { game } from './game';
import { timesTablesBackdrop } from './scene/backdrop';
import { COURTYARD, type Light } from './scene/colours';
import { panelLayers } from './scene/panel-drawing';
import { Board } from './screen/Board';
import { FactorFields } from './screen/factor-fields';
import { HeaderActions, HeaderStats, useDarkPage } from './screen/HeaderParts';
import { Panel } from './screen/Panel';
import { Result } from './screen/Result';
import { useTimesTablesEffects } from './screen/useTimesTablesEffects';
import { text } from './text';
import { useTimesTables } from './useTimesTables';
import { canSwapToCanvas, getTimesTablesView, isCompleted } from './view';

const fetchDrawing = drawingLoader(async () => (await import('./scene')).loadTimesTablesScene);

const HowToDialog = lazyDialog(async () => (await import('./screen/HowToDialog')).HowToDialog);

const fetchCreatures = async () => (await import('./creatures')).createCreatures;
const fetchParade = async () => (await import('./scene/parade')).renderParade;

const CONFETTI = [ball, lizard] as const;

const nameOf = ({ value }: TimesTablesSnapshot): string => formatStateName(value);

/** The page opens with a puzzle, which is still visible after it is solved. */
export default function TimesTablesScreen() {
  const running = useTimesTables();
  const { actor, reducedMotion } = running;
  const state = useStateName(actor, nameOf);
  const isSolved = useSelector(actor, isCompleted);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const [fields] = useState(() => new FactorFields(actor));
  const [dialog, setDialog] = useState<'none' | 'howTo'>('none');
  const scene = useSceneFrame(running, !isSolved);
  const watchView = useView(actor, getTimesTablesView);
  const listen = useEvents(actor);
  const isDark = useDarkPage();
  const light: Light = isDark ? 'night' : 'day';
  const courtyard = useCourtyard(actor, light, scene.frame.layout === 'stage');

  useConfettiDrawings(CONFETTI);
  useExactTitle(game.documentTitle);
  useRememberTimeSetting(settings.time);
  useFollowTimeSetting(actor, true);
  useTimesTablesEffects(actor, reducedMotion);

  const listening = useMemo(
    () => ({
      title: game.heading,
      instructions: instructionsFor(text.ear, settings),
      onNoTimeLimit: settings.time === 'none' ? null : () => removeTimeLimit(actor),
    }),
    [actor, settings],
  );

  const { pause } = scene;
  const isScanned = useStore(scanningStore, null) !== null;
  const hasCandidates = isMultipleChoice(game, settings) || isScanned;
  return (
    <MultipleChoiceContext value={hasCandidates ? actor : null}>
      <GameFrame
        {...scene.frame}
        game={game.id}
        title={game.heading}
        state={state}
        idleState="idle"
        isBright={isSolved}
        listening={listening}
        status={<HeaderStats actor={actor} />}
        isCrowded
        actions={<HeaderActions isDark={isDark} onHowTo={() => setDialog('howTo')} />}
        pauseCard={
          <PauseCard onResume={pause.resume}>
            <ForTeachers link={getRoundParameters(game, settings, seed)} />
          </PauseCard>
        }
      >
        {isSolved && <Result actor={actor} />}
        <SceneStage
          {...scene.stage}
          isShown
          isRunning={!pause.isPaused}
          label={text.play.stage}
          background={COURTYARD[light].wall}
          backdrop={courtyard}
          night={ALWAYS_NIGHT}
          watch={watchView}
          listen={listen}
          isSeam={canSwapToCanvas}
          fetchDrawing={fetchDrawing}
          fetchParade={fetchParade}
        >
          {/* All of them move again when the puzzle is solved. */}
          <StageCreatures key={String(isSolved)} fetchCreatures={fetchCreatures} />
          <Board actor={actor} fields={fields} />
        </SceneStage>
        {!isSolved && <Panel actor={actor} clock={running.clock} fields={fields} />}
        <HowToDialog actor={actor} isOpen={dialog === 'howTo'} onClose={() => setDialog('none')} />
      </GameFrame>
    </MultipleChoiceContext>
  );
}

/** Nothing is lost, because the clock of a puzzle only counts up. */
function removeTimeLimit(actor: TimesTablesActor): boolean {
  actor.send({ type: 'CHOOSE_TIME', time: 'none' });
  return true;
}

/** The courtyard's backdrop, with the panel for a puzzle of this size if the tiles are on the stage. */
function useCourtyard(actor: TimesTablesActor, light: Light, hasPanel: boolean): Backdrop {
  const size = useSelector(actor, ({ context }) => context.puzzle.size);
  return useCallback(
    (shape, view) => [...timesTablesBackdrop[light](shape), ...(hasPanel ? panelLayers(view, size) : [])],
    [light, size, hasPanel],
  );
}
