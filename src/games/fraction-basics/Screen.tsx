import './fraction-basics.css';
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
import { millAtRest, millBackdrop } from './scene/backdrop';
import { MILL } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Finished } from './screen/Finished';
import { Plate } from './screen/Plate';
import { ResetButton } from './screen/ResetButton';
import { RoundStatus } from './screen/RoundStatus';
import { useMillEffects } from './screen/useMillEffects';
import { text } from './text';
import { useFractionBasics } from './useFractionBasics';
import { gameStateName, millViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadMillScene);

const AT_REST = asPicture(millAtRest());

/** Fraction Basics: the page of the game. */
export default function FractionBasicsScreen() {
  const game = useFractionBasics();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isPlaying = state !== 'finished';
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, millViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useMillEffects(actor, isPlaying, place.isCalm);

  const reset = () => actor.send({ type: 'RESET', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="fraction-basics"
      title={text.title}
      state={state}
      status={
        isPlaying && (
          <RoundStatus
            actor={actor}
            onType={(type) => actor.send({ type: 'CHOOSE', chosen: { type }, seed: freshSeed() })}
          />
        )
      }
      actions={isPlaying && <ResetButton onPress={reset} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={MILL.wall}
        backdrop={millBackdrop}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && <Plate actor={actor} />}
      </PlaceStage>
      {isPlaying ? (
        <section className="panel" aria-label={text.play.panel}>
          <AnswerPanel actor={actor} />
        </section>
      ) : (
        <>
          <img className="place-picture" src={AT_REST} alt="" />
          <Finished actor={actor} onAgain={() => actor.send({ type: 'START', seed: freshSeed() })} />
        </>
      )}
    </GameFrame>
  );
}
