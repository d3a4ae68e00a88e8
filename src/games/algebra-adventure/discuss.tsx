import { type Question, questionAt } from '../../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { chooseSlips, createDiscussion, type Slip } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { formatAnswer } from '../../ui/format';
import { text } from './discuss-text';
import { answerLine } from './formulas';
import { text as gameText, questionText } from './text';

/** The wrong answers of `getDistractors`, with what leads to them. */
function listSlips({ mode, crates, added, x, total }: Question): readonly (readonly [given: number, why: string])[] {
  switch (mode) {
    case 'findX':
      return [
        [total - added, text.divideToo(added, crates)],
        [total / crates, text.takeAwayFirst(total, crates, added)],
        [total - added - crates, text.divide(crates)],
      ];
    case 'balance':
      return [
        [total, text.rightSide(added)],
        [added, text.nextToX],
      ];
    case 'substitute':
      return [
        [crates + x, text.added(crates, x)],
        [total - x, text.oneTooFew],
        [total + x, text.oneTooMany],
      ];
  }
}

function slipsOf(question: Question): readonly Slip[] {
  const possible = listSlips(question).filter(
    ([given]) => Number.isInteger(given) && given > 0 && given !== question.answer,
  );
  return chooseSlips(
    possible.map(([given, why]) => ({ answer: formatAnswer(given), why })),
    question.choices.map(formatAnswer),
  );
}

export const discussion = createDiscussion({
  dealAt: (seed, settings, { number }) => {
    const mode = settingOf(settings, 'mode', MODES);
    const difficulty = settingOf(settings, 'difficulty', DIFFICULTIES);
    return questionAt(seed, { mode, difficulty }, number);
  },
  discuss: (question) => ({
    asked: questionText(question),
    choices: question.choices.map(formatAnswer),
    slips: slipsOf(question),
    steps: gameText.play.steps(question).map((step) => ({ text: step })),
    answer: answerLine(question),
  }),
});
