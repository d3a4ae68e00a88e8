import type { Problem } from '../../../../../../machines/arithmetic-hero/problems';
import { CHALLENGE_TURNS, challengeSeconds } from '../../../../../../machines/arithmetic-hero/rules';
import type * as English from '../../../../../games/arithmetic-hero/text/ear';
import { choicesText } from '../../../../../play/answers/choices-text';
import { formatAnswer, formatSum } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';

function taskText({ mode, time }: Parameters<typeof English.earText.start>[0]): string {
  if (mode === 'practice') return 'एक बार में एक सवाल, कोई जल्दी नहीं।';
  const seconds = challengeSeconds(time);
  if (time === 'none' || seconds === null)
    return mode === 'challenge' ? `${CHALLENGE_TURNS} सवाल, एक बार में एक।` : 'एक बार में एक सवाल, जब तक तुम्हारी ढाल है।';
  const length = mode === 'challenge' ? `${seconds} सेकंड तक` : 'ढाल खत्म होने तक';
  return `${length} सवाल गिरेंगे। तुम्हें सबसे नीचे वाला सुनाई देगा।`;
}

const sumText = (problem: Problem): string => `${formatSum(problem)}?`;

export const earText: Catalogue<typeof English.earText> = {
  start: (settings) =>
    `${taskText(settings)} ${settings.answers === 'type' ? 'जवाब लिखो और Enter दबाओ।' : 'अंकों की कुंजियों से चुनो।'}`,
  asked: ({ problem, count, isClose, firstKey }) =>
    [
      ...(isClose ? ['बहुत पास।'] : []),
      ...(problem.powerUp === null ? [] : ['खास शक्ति।']),
      `${count > 1 ? `${count} में सबसे नीचे: ` : ''}${sumText(problem)}`,
      ...(firstKey === null ? [] : [choicesText(problem.options.map(formatAnswer), firstKey)]),
    ].join(' '),
  close: ({ problem }) => `बहुत पास: ${sumText(problem)}`,
};
