import type { Skill } from '../../machines/learning/skills';
import type { Game, NamedSkill, SkillNames } from './define-game';
import { ENGLAND_STATEMENTS, type StatementId } from './england';
import { GAMES } from './index';

const NAMES = import.meta.glob<SkillNames>('../games/*/skill-names.ts', { eager: true, import: 'skillNames' });

export interface TopicSkill extends Omit<NamedSkill, 'round'> {
  readonly skill: Skill;
  /** The URL of a round that practises it. */
  readonly address: string;
}

/** Skills with the same heading, such as "Fractions". */
export interface SkillTopic {
  readonly title: string;
  readonly skills: readonly TopicSkill[];
}

/** A statement's place in the order of school years, in which a key stage comes after them. */
function orderOf(statement: StatementId): string {
  const { year } = ENGLAND_STATEMENTS[statement];
  return year.startsWith('Year') ? `1 ${year}` : `2 ${year}`;
}

/** Keeps sums such as 1/2 + 1/3 on one line. */
const withSumsTogether = (name: string): string => name.replace(/(\w) ([+−×=]) (\w)/g, '$1\u00a0$2\u00a0$3');

const named = GAMES.flatMap(({ id, path }) => {
  const names = NAMES[`../games/${id}/skill-names.ts`];
  if (names === undefined) return [];
  const { topic, isAskedAlone, skills } = names;
  return Object.entries(skills).map(([skill, { round, ...about }]) => {
    const parameters = new URLSearchParams({ ...round, ...(isAskedAlone && { facts: skill }) });
    return {
      topic,
      skill: { ...about, name: withSumsTogether(about.name), skill, address: `${path}?${parameters}&start` },
    };
  });
});

/** The skills of all games that are neither facts nor sums, by topic, in the order of school years. */
export const SKILL_TOPICS: readonly SkillTopic[] = [...new Set(named.map(({ topic }) => topic))].map((title) => ({
  title,
  skills: named
    .filter(({ topic }) => topic === title)
    .map(({ skill }) => skill)
    .sort((one, other) => orderOf(one.statement).localeCompare(orderOf(other.statement))),
}));

/** A round that practises skills. */
interface SkillRound {
  readonly game: Game;
  readonly round: Readonly<Record<string, string>>;
  readonly skills: readonly Skill[];
  /** Whether it asks other skills as well, because the game cannot ask these alone. */
  readonly isMixed: boolean;
}

/** Rounds that practise these skills, one for all skills of a game that are asked with the same settings. */
export const findSkillRounds = (wanted: readonly Skill[]): readonly SkillRound[] =>
  GAMES.flatMap((game) => {
    const names = NAMES[`../games/${game.id}/skill-names.ts`];
    const found = wanted.flatMap((skill) => {
      const round = names?.skills[skill]?.round;
      return round === undefined ? [] : [{ skill, round }];
    });
    const kinds = new Map(found.map(({ round }) => [JSON.stringify(round), round]));
    return [...kinds].map(([kind, round]) => ({
      game,
      round,
      skills: found.filter((one) => JSON.stringify(one.round) === kind).map(({ skill }) => skill),
      isMixed: !names?.isAskedAlone,
    }));
  });
