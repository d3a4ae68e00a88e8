import './math-facts.css';
import { useSelector } from '@xstate/react';
import { freshSeed } from '../../device/switches';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { asksAnew, PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { usePlace } from '../../play/usePlace';
import { useEvents } from '../../play/useRoundEffects';
import { useView } from '../../play/useView';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { coastAtRest, coastBackdrop } from './scene/backdrop';
import { COAST } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { RaceDone } from './screen/RaceDone';
import { RaceOverlay } from './screen/RaceOverlay';
import { RaceStatus } from './screen/RaceStatus';
import { useRaceEffects } from './screen/useRaceEffects';
import { text } from './text';
import { useMathFacts } from './useMathFacts';
import { gameStateName, isRacing, raceViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadCoastScene);

const AT_REST = asPicture(coastAtRest());

/** Math Facts Race: the page of the game. */
export default function MathFactsScreen() {
  const game = useMathFacts();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isInRace = useSelector(actor, isRacing);
  const time = useSelector(actor, ({ context }) => context.settings.time);
  const place = usePlace(game, isInRace);
  const watchView = useView(actor, raceViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(time);
  useRaceEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="math-facts"
      title={text.title}
      state={state}
      status={isInRace && <RaceStatus actor={actor} />}
      actions={isInRace && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={COAST.sky}
        backdrop={coastBackdrop}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isInRace && <RaceOverlay actor={actor} />}
      </PlaceStage>
      {isInRace && (
        <section className="panel" aria-label={text.play.panel}>
          <AnswerPanel actor={actor} />
        </section>
      )}
      {!isInRace && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'done' && <RaceDone actor={actor} onAgain={start} />}
    </GameFrame>
  );
}
