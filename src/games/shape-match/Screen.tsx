import './shape-match.css';
import { useSelector } from '@xstate/react';
import { shapeMatchMachine } from '../../../machines/shape-match/machine';
import { LevelBanner } from '../../play/feedback/LevelBanner';
import { ResetButton } from '../../play/frame/ResetButton';
import { GameScreen } from '../../play/GameScreen';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import flower from './drawings/acts/flower.svg?drawing';
import ladybird from './drawings/acts/ladybird.svg?drawing';
import { game } from './game';
import { shapeMatchBackdrop, shapeMatchMenuBackdrop } from './scene/backdrop';
import { GARDEN, NIGHT } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Pair } from './screen/Pair';
import { Plate } from './screen/Plate';
import { Result } from './screen/Result';
import { RoundStatus } from './screen/RoundStatus';
import { useShapeMatchEffects } from './screen/useShapeMatchEffects';
import { text } from './text';
import { gameStateName, getShapeMatchView } from './view';

const SCENE = {
  label: text.play.stage,
  background: GARDEN.sky,
  backdrop: shapeMatchBackdrop,
  menuPictures: shapeMatchMenuBackdrop().map(svgUrl),
  night: NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [flower, ladybird],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadShapeMatchScene),
};

export default function ShapeMatchScreen() {
  const running = useGame(shapeMatchMachine, game);
  const { actor, reducedMotion } = running;
  const isPair = useSelector(actor, ({ context }) => context.round.question.type === 'comparison');
  useShapeMatchEffects(actor, running.clock, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getShapeMatchView}
      nameOf={gameStateName}
      standing={isPair ? 'two' : 'one'}
      status={<RoundStatus actor={actor} />}
      actions={<ResetButton label={text.play.reset} running={running} />}
      overlay={
        <>
          <Plate actor={actor} />
          <Pair actor={actor} />
          <LevelBanner actor={actor} levelOf={({ difficulty }) => text.play.difficulties[difficulty]} />
        </>
      }
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      result={<Result actor={actor} onAgain={running.start} onReset={running.reset} />}
    />
  );
}
