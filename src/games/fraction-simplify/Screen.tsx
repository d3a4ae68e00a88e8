import './fraction-simplify.css';
import { useSelector } from '@xstate/react';
import { kindOfRound } from '../../../machines/fraction-simplify/rules';
import { freshSeed } from '../../device/switches';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { asksAnew, PlaceStage } from '../../play/PlaceStage';
import { QuizOver } from '../../play/quiz/QuizOver';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { usePlace } from '../../play/usePlace';
import { useEvents } from '../../play/useRoundEffects';
import { useView } from '../../play/useView';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { bakeryAtRest, bakeryBackdrop } from './scene/backdrop';
import { BAKERY } from './scene/colours';
import { AnswerForm } from './screen/AnswerForm';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { useBakeryEffects } from './screen/useBakeryEffects';
import { text, words } from './text';
import { useFractionSimplify } from './useFractionSimplify';
import { bakeryViewOf, gameStateName, isPlaying } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadBakeryScene);

const AT_REST = asPicture(bakeryAtRest());

/** Fraction Master: the page of the game. */
export default function FractionSimplifyScreen() {
  const game = useFractionSimplify();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isInRound = useSelector(actor, isPlaying);
  const { time, difficulty } = useSelector(actor, ({ context }) => context.settings);
  const place = usePlace(game, isInRound);
  const watchView = useView(actor, bakeryViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(time);
  useBakeryEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="fraction-simplify"
      title={text.title}
      state={state}
      status={isInRound && <QuizStatus actor={actor} />}
      actions={isInRound && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={BAKERY.wall}
        backdrop={bakeryBackdrop}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isInRound && <Plate actor={actor} />}
      </PlaceStage>
      {isInRound && (
        <section className="panel" aria-label={text.play.panel}>
          <AnswerForm actor={actor} />
        </section>
      )}
      {!isInRound && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'finished' && (
        <QuizOver
          actor={actor}
          words={words}
          title={text.over.title}
          praise={text.over.praise}
          practiseNext={text.over.practiseNext(difficulty)}
          kindOfRound={kindOfRound}
          linkOf={linkOf}
          onAgain={start}
        >
          <p className="fraction-badge">{text.over.badge(difficulty)}</p>
        </QuizOver>
      )}
    </GameFrame>
  );
}
