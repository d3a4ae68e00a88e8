import './shape-match.css';
import { useSelector } from '@xstate/react';
import { freshSeed } from '../../device/switches';
import { GameFrame } from '../../play/GameFrame';
import { asksAnew, PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { usePlace } from '../../play/usePlace';
import { useEvents } from '../../play/useRoundEffects';
import { useView } from '../../play/useView';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { gardenAtRest, gardenBackdrop } from './scene/backdrop';
import { GARDEN } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Finished } from './screen/Finished';
import { Pair } from './screen/Pair';
import { Plate } from './screen/Plate';
import { ResetButton } from './screen/ResetButton';
import { RoundStatus } from './screen/RoundStatus';
import { useShapeEffects } from './screen/useShapeEffects';
import { text } from './text';
import { useShapeMatch } from './useShapeMatch';
import { gameStateName, gardenViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadGardenScene);

const AT_REST = asPicture(gardenAtRest());

/** Shape Match: the page of the game. */
export default function ShapeMatchScreen() {
  const game = useShapeMatch();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isPlaying = state !== 'finished';
  const isPair = useSelector(actor, ({ context }) => context.round.question.type === 'comparison');
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, gardenViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useShapeEffects(actor, isPlaying, place.isCalm);

  const reset = () => actor.send({ type: 'RESET', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="shape-match"
      title={text.title}
      state={state}
      status={isPlaying && <RoundStatus actor={actor} />}
      actions={isPlaying && <ResetButton onPress={reset} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={GARDEN.sky}
        backdrop={gardenBackdrop}
        standing={isPair ? 'two' : 'one'}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && (
          <>
            <Plate actor={actor} />
            <Pair actor={actor} />
          </>
        )}
      </PlaceStage>
      {isPlaying ? (
        <section className="panel" aria-label={text.play.panel}>
          <AnswerPanel actor={actor} />
        </section>
      ) : (
        <>
          <img className="place-picture" src={AT_REST} alt="" />
          <Finished actor={actor} onAgain={() => actor.send({ type: 'START', seed: freshSeed() })} onReset={reset} />
        </>
      )}
    </GameFrame>
  );
}
