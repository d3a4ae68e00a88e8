import './math-warp.css';
import { useSelector } from '@xstate/react';
import { mathWarpMachine } from '../../../machines/math-warp/machine';
import { isWarpStreak } from '../../../machines/math-warp/rules';
import { LevelBanner } from '../../play/feedback/LevelBanner';
import { GameScreen } from '../../play/GameScreen';
import { levelReachedText } from '../../play/internal/shared-text';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import rock from './drawings/acts/rock.svg?drawing';
import twinkle from './drawings/acts/twinkle.svg?drawing';
import { game } from './game';
import { mathWarpBackdrop, mathWarpMenuBackdrop } from './scene/backdrop';
import { SPACE } from './scene/colours';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { useMathWarpEffects } from './screen/useMathWarpEffects';
import { WarpRound } from './screen/WarpRound';
import { WarpStatus } from './screen/WarpStatus';
import { text } from './text';
import { gameStateName, getMathWarpView } from './view';

const SCENE = {
  label: text.play.stage,
  background: SPACE.calm.sky,
  backdrop: mathWarpBackdrop,
  menuPictures: [svgUrl(mathWarpMenuBackdrop())],
  night: ALWAYS_NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [twinkle, rock],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadMathWarpScene),
};

export default function MathWarpScreen() {
  const running = useGame(mathWarpMachine, game);
  const { actor, reducedMotion } = running;
  const isWarping = useSelector(actor, ({ context }) => isWarpStreak(context.round.streak.now));
  useMathWarpEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getMathWarpView}
      nameOf={gameStateName}
      standing={isWarping ? 'warp' : 'calm'}
      status={<WarpStatus actor={actor} />}
      overlay={
        <>
          <WarpRound actor={actor} />
          <LevelBanner actor={actor} levelOf={levelReachedText} />
        </>
      }
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
