import { type Question, questionAt } from '../../../machines/algebra-adventure/questions';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { chooseSlips, createDiscussion, type Slip } from '../../play/discuss/discussion';
import { settingOf } from '../../play/paper/paper';
import { formatAnswer } from '../../ui/format';
import { answerLine, questionText, text } from './text';

/** The wrong answers of `getDistractors`, with what leads to them. */
function listSlips({ mode, crates, added, x, total }: Question): readonly (readonly [given: number, why: string])[] {
  switch (mode) {
    case 'findX':
      return [
        [total - added, `That is what is left after taking ${added} away. Now divide by ${crates}.`],
        [total / crates, `That divides ${total} by ${crates}. Take ${added} away first.`],
        [total - added - crates, `${crates}x means ${crates} times x, so divide by ${crates}.`],
      ];
    case 'balance':
      return [
        [total, `That is the whole right side. Take ${added} away from both sides.`],
        [added, 'That is the number next to x.'],
      ];
    case 'substitute':
      return [
        [crates + x, `That adds ${crates} and ${x}. ${crates}x means ${crates} times x.`],
        [total - x, 'So close! Just one x too few.'],
        [total + x, 'So close! Just one x too many.'],
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
    steps: text.play.steps(question).map((step) => ({ text: step })),
    answer: answerLine(question),
  }),
});
