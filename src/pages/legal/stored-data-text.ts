/* What we store, where, and for how long: each kind of data, then how long it is stored. */

type Entries = readonly (readonly [what: string, howLong: string])[];

export const ON_DEVICE: Entries = [
  [
    'Progress, records and settings of each game',
    "Until you clear this site's data in your browser. Some browsers clear it automatically: Safari does so after seven days without a visit.",
  ],
  [
    'What you know: how well you know each sum and each kind of question, from your answers in all games; the day it last came up; how fast you type; and which times tables you say you have learnt (numeria.learning). We use it to choose what to ask next. It leaves the device only when you save it or share it',
    "Until you clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    'On the map: which islands you have visited, your stars there, and where your boat is',
    "Until you clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    'In your passport: which hat your hero wears, and how many mistakes you have corrected',
    "Until you clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    "On your boat: the colour of its sail, its flag, and the two words of its captain's name (numeria.captain)",
    "Until you clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    'Your last round of each game: when you answered, and which answers were right (numeria.last-rounds), so that you can race your last round',
    "Until you play another round of that game, clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    'Which printed sheets have been marked, and on which day (numeria.marked-sheets), so that a sheet counts only once',
    "Sheets are forgotten after 14 days when another one is marked. All of them are deleted if you clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    'On My island: which things you have placed, and where (numeria.island)',
    "Until you put them away, clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    "Today's voyage: its islands, the islands of your voyages in the last seven days, and what the voyages have brought to your harbour (numeria.day-voyage)",
    "Islands are forgotten after seven days. The rest stays until you clear this site's data, or press “Start over” on Your progress.",
  ],
  [
    "Weeks from a teacher's link: the link, how long and how often you played each of its islands, on which day you finished it, and your animal for the class board (numeria.weeks)",
    "A week is forgotten four weeks after your last visit to it, or when you clear this site's data or press “Start over” on Your progress.",
  ],
  [
    'If a grown-up has set minutes of play: how many, the last day of play, and how long you played on it (numeria.play-limit)',
    "Until a grown-up chooses “No limit”, or until you clear this site's data.",
  ],
  [
    'A round that you left unfinished: its settings, your answers, and what you knew when it began (numeria.left-round), so that you can carry on with it',
    'We offer it for an hour. It is deleted when you carry on with it, decline it, begin another round or start over. After the hour, it is deleted the next time you open a game.',
  ],
  [
    'Your choices for sound and music, time limits, questions, how numbers and money are written, and light or dark colours',
    "Until you clear this site's data.",
  ],
  [
    'Which videos you have ticked as watched, and which one you opened last',
    "Until you clear this site's data, or untick the video.",
  ],
  [
    'If children share the device: an animal and a colour for each of them, and who was chosen last (numeria.child), instead of names. Everything above is then stored once for each child',
    "Until you clear this site's data, or remove the child on Your progress. All that stays of a removed child is a note that it was removed, without its animal.",
  ],
  [
    'The site itself: pages, pictures and sounds, so that it works offline',
    "Until you clear this site's data. Each new version replaces the one before it.",
  ],
  [
    'That you have postponed an update of the site or closed the offer of another language, or that a page was reloaded to fetch a missing part',
    'Until you close the tab.',
  ],
  [
    'On a class board: the codes that the children have brought (numeria.class)',
    'Until you close the tab, or add the first code of another round.',
  ],
  [
    "Your browser's answer, yes or no, when the site asks after a round whether it can keep all of this",
    "For as long as your browser remembers its answer. You can change it in the browser's settings.",
  ],
  [
    'That you are signed in: two keys that the account service gave your browser, and your email address',
    'Until you sign out or delete your account, or, if you said that the device is not your own, until you close the tab. If you have no account, nothing is stored.',
  ],
  [
    'That this is not your own device, if you said so when you signed in, and when you last left the tab',
    'The first is used for one hour, the second until you close the tab. Neither says who you are.',
  ],
];

export const IN_DATABASE: Entries = [
  [
    'If you create an account: the email address you sign in with, and when you signed up and signed in',
    'Until you delete your account. If nobody opens the sign-in link sent to an address, we remove that address after thirty days.',
  ],
  [
    'For each device that is signed in: when it signed in, when it last asked for a new key, its IP address, and the name that its browser gives',
    'For as long as the session lasts: until you sign out there while online, sign out everywhere, or delete your account, and for ninety days at most.',
  ],
  [
    "In the account service's log: who signed in, out or up, with the email address, IP address and time",
    'For as long as that service keeps its log. Entries may stay there after the account is deleted.',
  ],
  [
    'First name, last name and date of birth on your profile, if you fill them in',
    'Until you clear the field or delete your account. All three are optional.',
  ],
  [
    'The email address on your profile, once you have saved it',
    'Until you replace it with another one, or delete your account. A profile must have one.',
  ],
  ['The games you mark as favourites', 'Until you remove the heart or delete your account.'],
  [
    'Your email address, if you subscribe to the newsletter',
    'Until you ask us to remove it, or delete an account with the same address.',
  ],
  [
    'The IP address that someone subscribed from, so that one network cannot flood the list',
    'For an hour, or until the following night if nobody else subscribes.',
  ],
];

export const IN_MAILBOX: Entries = [
  [
    'What you write to us by email',
    'For as long as we need it to answer you and to fix what you told us about. We will delete it if you ask us to.',
  ],
];

export const TITLES = {
  device: 'Only on your device',
  database: 'In our database and account service',
  mailbox: 'In our mailbox',
};
