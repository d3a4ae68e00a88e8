import './place-value.css';
import { useSelector } from '@xstate/react';
import { type PlaceValueActor, placeValueMachine } from '../../../machines/place-value/machine';
import { digitIn } from '../../../machines/place-value/rules';
import { AnswerSlots } from '../../play/answers/AnswerSlots';
import { QuestionAnnouncer } from '../../play/feedback/QuestionAnnouncer';
import { GameScreen } from '../../play/GameScreen';
import { RoundMenu } from '../../play/menu/RoundMenu';
import { QuizFeedback } from '../../play/quiz/QuizFeedback';
import { QuizResult } from '../../play/quiz/QuizResult';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { formatQuizScore } from '../../play/quiz/quiz';
import { useQuizEffects } from '../../play/quiz/useQuizEffects';
import { useGame } from '../../play/useGame';
import { svgDocument, svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import { Blocks } from './Blocks';
import hills from './drawings/hills.svg?drawing';
import { game } from './game';
import { COLUMNS, hintFor, quizText, text } from './text';

const PICTURE = svgUrl(svgDocument(hills.inner, hills.area));
const SCENE = {
  label: text.play.stage,
  background: '#d3f0fb',
  backdrop: () => [{ picture: PICTURE, area: [-1720, -1400, 4400, 1400] as const, edge: 'bottom' as const, drift: 0 }],
  menuPictures: [PICTURE],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadTrainScene),
};

export default function PlaceValueScreen() {
  const running = useGame(placeValueMachine, game);
  const { actor, reducedMotion } = running;
  useQuizEffects(actor, { quizText, reducedMotion, celebrates: 'answers' });
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={({ context }) => context.round}
      status={<QuizStatus actor={actor} />}
      panel={{ label: text.play.panel, content: <Answer actor={actor} /> }}
      menu={<RoundMenu game={game} actor={actor} {...MENU} onStart={running.start} />}
      result={<QuizResult {...{ game, actor, quizText, ...text.over }} onAgain={running.start} />}
    />
  );
}

/** The question, a hint or the feedback on its answer, and the cards. */
function Answer({ actor }: { readonly actor: PlaceValueActor }) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const { number, form, value, cards, columns } = question;
  const asked = quizText.question(question);
  const placed = given?.answer ?? null;
  const markOf = (column: number, at: number) =>
    digitIn(placed ?? 0, columns.length - 1 - at) === digitIn(value, column) ? 'right' : 'wrong';
  return (
    <>
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} />
      <p className="place-value-question" data-long={asked.length > 20} data-testid="question">
        {asked}
      </p>
      <QuizFeedback actor={actor} quizText={quizText} picture={<Blocks value={value} />} />
      {given === null && (
        <details className="text-center font-bold text-(--place-ink)">
          <summary className="inline-block min-h-11 rounded-round bg-(--place-chip) px-5 py-2.5">Hint</summary>
          {hintFor(form)}
        </details>
      )}
      <AnswerSlots
        {...text.slots}
        question={number}
        cards={cards.map(String)}
        slots={columns.flatMap((column) => COLUMNS[column] ?? [])}
        isOpen={given === null}
        marks={placed === null ? undefined : columns.map(markOf)}
        onAnswer={(digits) => actor.send({ type: 'ANSWER', answer: Number(digits.join('')) })}
      />
    </>
  );
}

const DEMO = {
  asked: 'The tens of 472?',
  answered: '472 has 7 tens',
  choices: [4, 7, 2],
  correct: 1,
  incorrect: 0,
  explanation: <Blocks value={472} />,
} as const;
const pictures = { easy: <b>47</b>, medium: <b>305</b>, hard: <b>3,052</b> };
const howTo = () => ['70 + 4', '7  4', '74'].map((step) => <b key={step}>{step}</b>);
const MENU = { text, demo: DEMO, howTo, pictures, scoreText: formatQuizScore };
