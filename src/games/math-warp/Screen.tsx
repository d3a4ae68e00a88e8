import './math-warp.css';
import { useSelector } from '@xstate/react';
import { mathWarpMachine } from '../../../machines/math-warp/machine';
import { isWarp } from '../../../machines/math-warp/rules';
import { GameScreen } from '../../play/GameScreen';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import rock from './drawings/acts/rock.svg?drawing';
import twinkle from './drawings/acts/twinkle.svg?drawing';
import { game } from './game';
import { spaceAtRest, spaceBackdrop } from './scene/backdrop';
import { SPACE } from './scene/colours';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { useWarpEffects } from './screen/useWarpEffects';
import { WarpRound } from './screen/WarpRound';
import { WarpStatus } from './screen/WarpStatus';
import { text } from './text';
import { gameStateName, warpViewOf } from './view';

const SCENE = {
  label: text.play.stage,
  background: SPACE.calm.sky,
  backdrop: spaceBackdrop,
  atRest: [svgUrl(spaceAtRest())],
  night: ALWAYS_NIGHT,
  fetchLife: async () => (await import('./life')).LIFE,
  confetti: [twinkle, rock],
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadSpaceScene),
};

export default function MathWarpScreen() {
  const running = useGame(mathWarpMachine, game);
  const { actor, reducedMotion } = running;
  const isWarping = useSelector(actor, ({ context }) => isWarp(context.round.streak.now));
  useWarpEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      viewOf={warpViewOf}
      nameOf={gameStateName}
      standing={isWarping ? 'warp' : 'calm'}
      status={<WarpStatus actor={actor} />}
      overlay={<WarpRound actor={actor} />}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
