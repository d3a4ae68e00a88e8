/** What is known not to work, for the accessibility statement. */
export const LIMITS = {
  videos: {
    name: 'Videos:',
    text: "the video hubs show other people's videos from YouTube. Not all of them have captions that a person has checked, and we cannot add audio descriptions or transcripts.",
  },
  drawnSums: {
    name: 'Drawn sums:',
    text: 'some games draw sums in their scene. They follow the font and the contrast that you choose under “How I play”, but not the style sheet of your browser.',
  },
  keys: {
    name: 'Single keys:',
    text: 'during a round, P pauses, R repeats the question, F says the score and digits choose answers. You cannot change these keys.',
  },
  twoPlayers: {
    name: 'Two players on one screen:',
    text: 'a press counts as soon as a finger goes down, so it cannot be taken back by moving the finger away.',
  },
  languages: {
    name: 'Other languages:',
    text: 'in French, Spanish and Hindi, some rare messages of the account service are in English and not marked as English, so a screen reader may mispronounce them.',
  },
  untested: {
    name: 'Not tested yet:',
    text: 'that nothing flashes more than three times a second, and that the names of all controls contain the text that you see. We know of no problem with either.',
  },
};

/** `numbers` lists criteria, such as "1.2.2, 1.2.3". */
export const criteriaOf = (numbers: string): string => `(WCAG: ${numbers})`;
