export const text = {
  title: 'Your progress',
  lead: 'Your stars, scores and stamps, and how to keep them safe.',
  noRoom: 'We cannot save here right now',
  noRoomHint:
    'This device is out of space, or its browser blocks saving. You can play, but your progress will be lost when you close the page. Save it to a file first.',

  passport: {
    title: 'Your passport',
    played: (played: number, games: number): string =>
      `You have played ${played} of the ${games} games on this device.`,
    onlyMap: 'You have started your map! Finish a game to see your progress here.',
    noGame: 'No game has been played on this device yet.',
    nothing: 'Nothing here yet. Play a game to see your progress here!',
    previous: 'Previous page',
    next: 'Next page',
    stars: (stars: number, max: number): string => `${stars} of ${max} stars`,
    /** How to win the next star, by the number of stars so far. */
    nextStar: [
      'Get one right to win your first star.',
      'Get more right in a round for a second star.',
      'Get nearly all of a round right for a third star.',
      'All three stars: this island is golden.',
    ],
    noVideos: 'Tick the videos you have watched to count them here.',
  },

  wardrobe: {
    hero: 'Your hero',
    count: (hats: number, all: number): string => `You have ${hats} of ${all} hats.`,
    how: 'Win two stars on an island to get its hat.',
    takeOff: 'Take off the hat',
    hats: 'Your hats',
  },

  stamps: {
    title: 'Stamps',
    count: (stamps: number, all: number): string => `You have ${stamps} of ${all} stamps.`,
    /** For screen readers, after the name of a stamp. */
    earned: ', earned',
  },

  persistence: {
    title: 'Will it stay here?',
    states: {
      persisted: 'This browser has agreed to keep your progress.',
      notPromised: 'This browser may clear your progress if the device runs out of space.',
      unknown: 'We cannot tell whether this browser will keep your progress.',
    },
    ask: 'Ask the browser to keep it',
    /** The browser's answer after the button was pressed. */
    answers: {
      persisted: 'Good news: the browser will keep it.',
      notPromised: 'Not yet. The browser may agree once you have visited more often.',
      unknown: 'The browser did not answer.',
    },
    about:
      'On iPhones, iPads and Macs, Safari clears what a website has saved after seven days without a visit, unless you have added the site to the home screen. On a shared device, someone else may clear it. A saved file protects you in every case.',
  },

  playLimit: {
    title: 'Minutes of play',
    lead: 'You can set how long your child plays each day. When time is up, your child can finish the round. Then the boat stays at home until tomorrow. Rounds with a class or for two players are not limited.',
    eachDay: 'Each day',
    none: 'No limit',
    minutes: (minutes: number): string => `${minutes} min`,
    savedNone: 'Saved. There is no limit.',
    saved: (minutes: number): string => `Saved. After ${minutes} minutes of play in a day, the boat comes home.`,
    about: 'Only time spent playing counts, not pauses. Nothing is locked: anyone who opens this page can change it.',
  },
} as const;
