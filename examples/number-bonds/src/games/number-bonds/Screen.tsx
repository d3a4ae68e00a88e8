import './number-bonds.css';
import { useSelector } from '@xstate/react';
import { type NumberBondsActor, numberBondsMachine } from '../../../machines/number-bonds/machine';
import { AnswerPad } from '../../play/answers/AnswerPad';
import { SumExplanation } from '../../play/feedback/explain/SumExplanation';
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
import beach from './drawings/beach.svg?drawing';
import bead from './drawings/bead.svg?drawing';
import { game } from './game';
import { quizText, text } from './text';

const PICTURE = svgUrl(svgDocument(beach.inner, beach.area));
const BEAD = svgUrl(svgDocument(bead.inner, bead.area));
const SCENE = {
  label: text.play.stage,
  background: '#cfeffa',
  backdrop: () => [{ picture: PICTURE, area: [-920, -1400, 2800, 1600] as const, edge: 'bottom' as const, drift: 0 }],
  menuPictures: [PICTURE],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadBeadsScene),
};

export default function NumberBondsScreen() {
  const running = useGame(numberBondsMachine, game);
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

/** The question, the feedback on its answer, and four parts to choose from. */
function Answer({ actor }: { readonly actor: NumberBondsActor }) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const marks = given && { [String(given.answer)]: 'wrong' as const, [question.answer]: 'right' as const };
  return (
    <>
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} />
      <p className="question" data-testid="question">
        {quizText.question(question)}
      </p>
      <QuizFeedback actor={actor} quizText={quizText} />
      <div className="w-full max-w-xl">
        <AnswerPad
          label={text.play.answers}
          choices={question.options.map((value) => ({ value, text: String(value), mark: marks?.[value] }))}
          isOpen={given === null}
          onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
        />
      </div>
    </>
  );
}

const DEMO = {
  asked: '7 + ? = 10',
  answered: '7 + 3 = 10',
  choices: [2, 3, 4],
  correct: 1,
  incorrect: 2,
  explanation: <SumExplanation sum={{ first: 7, second: 3, operation: '+' }} />,
} as const;
const pictures = { easy: <b>5</b>, medium: <b>10</b>, hard: <b>20</b> };
const howTo = () => [1, 2, 3].map((step) => <img key={step} src={BEAD} alt="" width="76" />);
const MENU = { text, demo: DEMO, howTo, pictures, scoreText: formatQuizScore };
