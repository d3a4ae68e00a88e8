/* Where a topic leads: rounds of games, a worksheet, and lessons on another site. */

import type { Skill } from '../../machines/learning/skills';
import { GAMES } from '../catalogue';
import type { Game, TopicRounds } from '../catalogue/define-game';
import { findFactRounds } from '../catalogue/fact-rounds';
import { findSkillRounds } from '../catalogue/skill-topics';
import type { Topic } from './topic';
import { getTopicSkills } from './topic-skills';

const ROUNDS = import.meta.glob<TopicRounds>('../games/*/topics.ts', { eager: true, import: 'topicRounds' });

/** A round that practises a topic. */
export interface TopicRound {
  readonly game: Game;
  /** The settings of the round, as in a link. */
  readonly round: Readonly<Record<string, string>>;
  /** The skills of the topic that it asks, if they decide its questions; empty if only the settings do. */
  readonly skills: readonly Skill[];
  /** Whether it asks other things as well. */
  readonly isMixed: boolean;
}

/** Rounds that ask only these facts, or only these skills where the game can do that. */
function findLimitedRounds(topic: Topic): readonly TopicRound[] {
  const skills = getTopicSkills(topic);
  if ('skills' in topic.asks) return findSkillRounds(skills);
  return findFactRounds(topic.asks.operation, skills).map(({ game, round }) => ({
    game,
    round: Object.fromEntries(Object.entries(round).filter(([name]) => name !== 'facts')),
    skills,
    isMixed: false,
  }));
}

const settingsRank = ({ round }: TopicRound): number => (Object.keys(round).length > 0 ? 1 : 0);

/**
 * The rounds that practise a topic, those that ask nothing else first. Among these, games with a setting for the operation
 * come first: their next rounds stay with it.
 */
export const findTopicRounds = (topic: Topic): readonly TopicRound[] => [
  ...[...findLimitedRounds(topic)].sort((one, other) => settingsRank(other) - settingsRank(one)),
  ...GAMES.flatMap((game) =>
    (ROUNDS[`../games/${game.id}/topics.ts`]?.[topic.slug] ?? []).map(({ round, isMixed = false }) => ({
      game,
      round,
      skills: [],
      isMixed,
    })),
  ),
];

/** The address that starts a round. */
export function getRoundAddress({ game, round, skills, isMixed }: TopicRound): string {
  const isLimited = skills.length > 0 && !isMixed;
  const parameters = new URLSearchParams({ ...round, ...(isLimited && { facts: skills.join(' ') }) });
  return `${game.path}?${[parameters.toString(), 'start'].filter(Boolean).join('&')}`;
}

/** The address that prints a worksheet, of exactly these facts or with the settings of a round. Null if there is none. */
export function getWorksheetAddress(topic: Topic): string | null {
  if (topic.hasNoWorksheet) return null;
  if (!('skills' in topic.asks))
    return `/print?${new URLSearchParams({ facts: topic.asks.operation, skills: getTopicSkills(topic).join(' ') })}`;
  const [first] = findTopicRounds(topic);
  return first === undefined ? null : `/print?${new URLSearchParams({ game: first.game.id, ...first.round })}`;
}

/** The page of a lesson for pupils, with a video and a quiz. */
export const getLessonAddress = (slug: string): string => `https://www.thenational.academy/pupils/lessons/${slug}`;
