/*
 * What a game says of itself: its manifest, `src/games/<id>/game.ts`. The site, its build, the tests and the benchmark
 * know games by their manifests alone. Data and nothing else: Node reads it as it is.
 */
import type { Operation } from '../../machines/core/arithmetic.ts';
import type { Fact } from '../../machines/learning/skills.ts';

/** The colour of the small label on a game's card. */
export type Tint = 'violet' | 'sun' | 'teal' | 'coral' | 'leaf' | 'sky';

/** The values of each setting of a round, by the query parameter that names it; a round has the first one by itself. */
export type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;

interface Manifest<Settings extends Choices, IsTimed extends boolean> {
  /** The route without its slash, and the name of the game's folders. */
  readonly id: string;
  /** The short name: islands and dialogs. */
  readonly title: string;
  /** The heading of its page, where that is not its short name. */
  readonly heading?: string;
  /** The name on the card of the home page, where that is not its short name. */
  readonly cardTitle?: string;
  /** The title of the document, where that is not its heading before the name of the site. */
  readonly documentTitle?: string;
  /** One sentence that a child can read. */
  readonly description: string;
  /** What it practises, in two or three words. */
  readonly chip: string;
  readonly tint: Tint;
  /** The group of cards on the home page. */
  readonly section: 'primary' | 'more';
  /** Where it stands among all games. */
  readonly order: number;
  /** Classes that say which part of the picture stays in view where there is room for its middle or for a strip only. */
  readonly crop: `[--ox:${number}%] [--oy:${number}%]`;
  readonly island: {
    /** Where it stands among all islands, from the upper left to the lower right, as they are read. */
    readonly order: number;
    /** Where it lies on the wide map: its left edge from the middle, its top, its width; in px at 1440. */
    readonly spot: `[--x:${number}] [--y:${number}] [--w:${number}]`;
    /** What it lies in: the sea, where nothing is said. */
    readonly ground?: 'air';
  };
  /** What a round can be set to, in the order in which the key of its bests names it; its time is not among them. */
  readonly settings: Settings;
  /** Whether its player may have more time, or no clock at all. */
  readonly isTimed: IsTimed;
  /** Given where its page opens with a question at once, and has no menu. */
  readonly opensWith?: 'question';
  /** Whether two can play it beside each other: a game of questions whose answers are chosen, or typed on a pad. */
  readonly maxPlayers?: 2;
  /** Whether nothing is said of an answer before the round is over: then no class plays it against the storm. */
  readonly answersAtEnd?: true;
  /** The settings that the device remembers when the menu changes them. */
  readonly remembers?: readonly string[];
}

/** All that the site knows of a game. */
export interface Game<Settings extends Choices = Choices, IsTimed extends boolean = boolean>
  extends Omit<Manifest<Settings, IsTimed>, 'opensWith'> {
  readonly opensWith: 'menu' | 'question';
  readonly heading: string;
  readonly cardTitle: string;
  readonly documentTitle: string;
  readonly path: `/${string}`;
  /** The address of its picture, 320 x 200. */
  readonly picture: string;
  /** The address of the drawing of its island, drawn from -20 to 190 down and 0 to 220 across. */
  readonly islandPicture: string;
}

/** A game by its manifest. */
export const defineGame = <const Settings extends Choices, const IsTimed extends boolean>(
  manifest: Manifest<Settings, IsTimed>,
): Game<Settings, IsTimed> => {
  const { heading = manifest.title, cardTitle = manifest.title } = manifest;
  return {
    opensWith: 'menu',
    ...manifest,
    heading,
    cardTitle,
    documentTitle: manifest.documentTitle ?? `${heading} | Numeria`,
    path: `/${manifest.id}`,
    picture: `/pictures/places/${manifest.id}.svg`,
    islandPicture: `/pictures/islands/${manifest.id}.svg`,
  };
};

/** What the page of a game says of it before the game is there: to search engines, in link previews, without scripts. */
export interface GamePage {
  /** One or two sentences for those who have not opened it yet. */
  readonly description: string;
  /** The ages that it is made for: "7-11". */
  readonly ages: `${number}-${number}`;
  /** What is practised, each in a few words. */
  readonly teaches: readonly string[];
  /** Whether a long press on the icon of the installed site offers it; systems show four at the most. */
  readonly isShortcut?: boolean;
  /** Shown as a picture of the site before it is installed, on wide or on narrow screens: what is seen there. */
  readonly screenshot?: { readonly form: 'wide' | 'narrow'; readonly label: string };
  /** How it is shown in the pictures that go with links. */
  readonly sharePicture?: {
    /** Whether it is night in its place. */
    readonly isNight?: boolean;
    /** Which part of the place stays in view beside the words, in percent from its left edge: its middle, if not said. */
    readonly focusPercent?: number;
    /** Where its island lies in the picture of the whole site, in px; most would weigh too much. */
    readonly islandAt?: readonly [x: number, y: number];
  };
}

/** A round that asks nothing but some facts of one operation: its settings, and of which facts it can be made. */
export interface FactRound {
  readonly settings: Readonly<Record<string, string>>;
  readonly asks: (fact: Fact) => boolean;
}

/** Such rounds by their operation. A game that has some has them in `src/games/<id>/facts.ts`. */
export type FactRounds = Readonly<Partial<Record<Operation, readonly FactRound[]>>>;

/**
 * What of the curricula a game practises, in `src/games/<id>/curriculum.ts`: of England's national curriculum of 2014 the
 * year and the statement, as Oak National Academy's curriculum ontology has them (0de3af3, Open Government Licence v3.0), and
 * codes of the Common Core of 2010 whose text was read for it.
 */
export type Curriculum = readonly {
  /** The settings of the round; none where all of them practise it. */
  readonly round: Readonly<Record<string, string>>;
  readonly england: readonly (readonly [year: string, statement: string])[];
  readonly commonCore: readonly string[];
}[];
