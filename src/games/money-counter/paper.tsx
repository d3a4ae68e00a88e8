import { CURRENCIES } from '../../../machines/core/currencies';
import { QUIZ } from '../../../machines/core/quiz-round';
import { shuffle } from '../../../machines/core/random';
import { type Heap, listPieces } from '../../../machines/money-counter/coins';
import { getPractisedSkill } from '../../../machines/money-counter/practised-skill';
import { createAmountCandidates, type Question, questionAt } from '../../../machines/money-counter/questions';
import { DIFFICULTIES } from '../../../machines/money-counter/rules';
import { type Paper, settingOf } from '../../play/paper/paper';
import { why } from './explanation';
import { formatMoney } from './money-text';
import { questionInOneLine } from './question';
import { getPieceUrl, isNote } from './scene/piece-drawings';

const heapsOf = ({ asked }: Question): readonly Heap[] => ('heaps' in asked ? asked.heaps : [asked.heap]);

/** Coins and bills at a third of their size. Two heaps are side by side, because questions say left and right. */
export const Pieces = ({ question }: { readonly question: Question }) =>
  heapsOf(question).map((heap, index) => (
    <span key={index} className="paper-heap">
      {listPieces(heap).map((piece, position) => (
        <img
          key={position}
          src={getPieceUrl(question.asked.money ?? 'USD', piece)}
          alt=""
          data-piece={isNote(question.asked.money ?? 'USD', piece) ? 'note' : 'coin'}
        />
      ))}
    </span>
  ));

export const paper: Paper = {
  room: 'picture',
  perSeed: QUIZ.questions,
  questionAt: (seed, settings, number) => {
    const money = settingOf(settings, 'money', CURRENCIES);
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    const question = questionAt(seed, { difficulty, money }, number);
    const format = (cents: number) => formatMoney(cents, money);
    return {
      asked: questionInOneLine(question),
      answer: format(question.answer),
      skill: getPractisedSkill(question).skill,
      wrong: (random) => shuffle(random, createAmountCandidates(random, question)).map(format),
      explain: () => why(question),
      picture: <Pieces question={question} />,
    };
  },
};
