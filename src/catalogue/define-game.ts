/*
 * A game's manifest, `src/games/<id>/game.ts`. It is all that the site, its build, the tests and the benchmark
 * know about a game. It contains only data, so that Node can import it directly.
 */
import type { Operation } from '../../machines/core/arithmetic.ts';
import type { Fact, Skill } from '../../machines/learning/skills.ts';
import type { SoundName } from '../device/sound-sprites.ts';
import type { Drawing } from '../stage/atlas.ts';
import type { StatementId } from './england.ts';

/** The colour of the small label on a game's card. */
export type Tint = 'violet' | 'sun' | 'teal' | 'coral' | 'leaf' | 'sky';

/** A round's settings, keyed by query parameter, with their options. The first option is the default. */
export type SettingOptions = Readonly<Record<string, readonly [string, ...string[]]>>;

interface Manifest<Settings extends SettingOptions, IsTimed extends boolean> {
  /** The route without its slash, which is also the name of the game's folders. */
  readonly id: string;
  /** The short name, used on islands and in dialogs. */
  readonly title: string;
  /** The heading of the game's page, if it differs from `title`. */
  readonly heading?: string;
  /** The name on the card on the home page, if it differs from `title`. */
  readonly cardTitle?: string;
  /** The document title, if it is not "<heading> | Numeria". */
  readonly documentTitle?: string;
  /** One sentence that a child can read. */
  readonly description: string;
  /** A label of two or three words for the topic that the game practises. */
  readonly chip: string;
  readonly tint: Tint;
  /** The group of cards on the home page. */
  readonly section: 'primary' | 'more';
  /** The game's position in every list of games. */
  readonly order: number;
  /** Classes that set which part of the picture stays visible when it is cropped to its middle or to a strip. */
  readonly crop: `[--ox:${number}%] [--oy:${number}%]`;
  readonly island: {
    /** Reading order on the map, from the upper left to the lower right. */
    readonly order: number;
    /** Position on the wide map, in px at a width of 1440: left edge (measured from the middle), top edge and width. */
    readonly spot: `[--x:${number}] [--y:${number}] [--w:${number}]`;
    /** What surrounds the island; the sea by default. */
    readonly ground?: 'air';
  };
  /**
   * Set for the game that new visitors play first: a short round whose questions can be answered without reading. The
   * seed determines its questions.
   */
  readonly firstRound?: { readonly seed: number; readonly questions: number };
  /** In the order in which they appear in the key of a best score. The time setting is not part of it. */
  readonly settings: Settings;
  /**
   * Settings that the game did not have at first. Their defaults are left out of links and of the keys of best scores,
   * so that those from before stay valid.
   */
  readonly laterSettings?: readonly string[];
  /** The settings that change the questions, if others only change how they are asked. */
  readonly questionSettings?: readonly string[];
  /** The number of questions in a round, if it is fixed. */
  readonly questions?: number;
  /** Whether players can choose extra time, or no clock at all. */
  readonly isTimed: IsTimed;
  /** Set if the page opens with a question, without a menu. */
  readonly opensWith?: 'question';
  /** Set if two players can play side by side. This needs answers that are chosen, or typed on a number pad. */
  readonly maxPlayers?: 2;
  /** Set if answers are typed. Links, and players with one switch, then get multiple-choice rounds. */
  readonly hasTypedAnswers?: true;
  /** Set if the game's rules can offer fewer choices than usual, for the same links and players. */
  readonly hasFewerChoices?: true;
  /** Set if answers are marked only at the end of a round. A class cannot play such a game in storm mode. */
  readonly isMarkedAtEnd?: true;
  /** Set if some rounds go on until the player ends them, even short ones. No voyage leads to such a game. */
  readonly hasEndlessRounds?: true;
  /** The settings that the device remembers when they change in the menu. */
  readonly rememberedSettings?: readonly string[];
}

export interface Game<Settings extends SettingOptions = SettingOptions, IsTimed extends boolean = boolean>
  extends Omit<Manifest<Settings, IsTimed>, 'opensWith'> {
  readonly opensWith: 'menu' | 'question';
  readonly heading: string;
  readonly cardTitle: string;
  readonly documentTitle: string;
  readonly path: `/${string}`;
  /** URL of its picture, 320 x 200. */
  readonly picture: string;
  /** URL of the island's drawing, whose view box is 0 to 220 across and -20 to 190 down. */
  readonly islandPicture: string;
}

type Names = Pick<Manifest<SettingOptions, boolean>, 'title' | 'heading' | 'cardTitle' | 'documentTitle'>;

/** Fills in the names that a game does not have. */
export const fillNames = ({
  title,
  heading = title,
  cardTitle = title,
  documentTitle = `${heading} | Numeria`,
}: Names) => ({
  title,
  heading,
  cardTitle,
  documentTitle,
});

/** Fills in a manifest's defaults. */
export const defineGame = <const Settings extends SettingOptions, const IsTimed extends boolean>(
  manifest: Manifest<Settings, IsTimed>,
): Game<Settings, IsTimed> => ({
  opensWith: 'menu',
  ...manifest,
  ...fillNames(manifest),
  path: `/${manifest.id}`,
  picture: `/pictures/places/${manifest.id}.svg`,
  islandPicture: `/pictures/islands/${manifest.id}.svg`,
});

/** How the page describes the game before it has loaded: in search engines, in link previews and without JavaScript. */
export interface GamePage {
  /** One or two sentences for someone who has not played the game yet. */
  readonly description: string;
  /** For example "7-11". */
  readonly ages: `${number}-${number}`;
  /** Each topic in a few words. */
  readonly teaches: readonly string[];
  /**
   * Whether the game is offered when someone presses and holds the installed app's icon. Systems show at most four.
   */
  readonly isShortcut?: boolean;
  /** Set if a screenshot of the game is shown in the install prompt. `label` describes the screenshot. */
  readonly screenshot?: { readonly form: 'wide' | 'narrow'; readonly label: string };
  /** How the game appears in link previews. */
  readonly sharePicture?: {
    /** Whether the picture shows the scene at night. */
    readonly isNight?: boolean;
    /**
     * The part of the scene that stays visible next to the text, as a percentage from the left edge; the middle
     * by default.
     */
    readonly focusPercent?: number;
    /**
     * Position of the island in the site's own preview picture, in px. Most islands are left out because the
     * file would be too large.
     */
    readonly islandAt?: readonly [x: number, y: number];
  };
}

/** How something that can be poked moves by itself: animations in creatures.css. */
export type Movement = 'crosses' | 'leaps' | 'hops' | 'sways' | 'spins' | 'floats' | 'twinkles';

/** A thing that a child wins for their own island. */
export interface Keepsake {
  readonly name: string;
  readonly drawing: Drawing;
  readonly movement: Movement;
  /** When it is poked. From the sounds of the game, or the shared ones. */
  readonly sound: SoundName;
  /** The stamp of the passport that shows it (`src/progress/stamps.ts`). */
  readonly stamp?: string;
  /** Set if it is a building or something else that is larger than the rest. */
  readonly isLarge?: true;
}

/**
 * The things that the first, second and third star of a game give, in `src/games/<id>/keepsakes.ts`. What is placed on
 * an island is stored by the number of its star, so their order never changes.
 */
export type Keepsakes = readonly [Keepsake, Keepsake, Keepsake];

/** A kind of round that only asks facts of one operation: its settings, and which facts it can ask. */
export interface FactRound {
  readonly settings: Readonly<Record<string, string>>;
  readonly canAsk: (fact: Fact) => boolean;
}

/** By operation. A game that has such rounds exports them from `src/games/<id>/facts.ts`. */
export type FactRounds = Readonly<Partial<Record<Operation, readonly FactRound[]>>>;

/**
 * The parts of the curricula that a game practises, in `src/games/<id>/curriculum.ts`. `england` has the year
 * and the statement of the 2014 national curriculum, as in Oak National Academy's curriculum ontology (0de3af3,
 * Open Government Licence v3.0), with an ellipsis in place of what the game does not ask. `commonCore` has codes of
 * the 2010 Common Core, each checked by hand against its text. `tests/games/<id>/claims.ts` counts the questions that
 * practise each of them.
 */
export type Curriculum = readonly {
  /** The settings of a round that practises it; empty if every round does. */
  readonly round: Readonly<Record<string, string>>;
  readonly england: readonly (readonly [year: string, statement: string])[];
  readonly commonCore: readonly string[];
}[];

/**
 * Rounds that practise a topic of the site, by its slug, in `src/games/<id>/topics.ts`. They are needed only where neither
 * facts nor skills limit a round to the topic. `isMixed` is set if it asks other things as well.
 */
export type TopicRounds = Readonly<
  Record<string, readonly { readonly round: Readonly<Record<string, string>>; readonly isMixed?: true }[]>
>;

/** A skill on the map of what a child can do. */
export interface NamedSkill {
  /** What a child who has it can do: "Add fractions with the same bottom number". */
  readonly name: string;
  /** The statement of England's curriculum that it is part of. */
  readonly statement: StatementId;
  /** The settings of a round that asks it. */
  readonly round: Readonly<Record<string, string>>;
}

/**
 * The finest skills of a game, in `src/games/<id>/skill-names.ts`, from easy to hard. If two games have a skill, one of them
 * names it.
 */
export interface SkillNames {
  /** The heading, which games can share: "Fractions". */
  readonly topic: string;
  /** Whether a round can ask a single skill. */
  readonly isAskedAlone: boolean;
  readonly skills: Readonly<Record<Skill, NamedSkill>>;
}
