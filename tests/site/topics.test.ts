// @vitest-environment jsdom
/* The topics join parts of the site and of other sites: each of their links leads to what it promises. */
import { describe, expect, it } from 'vitest';
import { FACT_SKILLS, findFact } from '../../machines/learning/skills';
import { GAMES } from '../../src/catalogue';
import england from '../../src/catalogue/england-maths-2014.json';
import { SKILL_TOPICS } from '../../src/catalogue/skill-topics';
import { GAME_SKILLS, isKnownSkill } from '../../src/catalogue/skills';
import type { Paper } from '../../src/play/paper/paper';
import { TOPIC_STATEMENTS } from '../../src/topics/statements';
import { type Topic, YEAR_IDS } from '../../src/topics/topic';
import { findTopicRounds, getRoundAddress, getWorksheetAddress, type TopicRound } from '../../src/topics/topic-links';
import { findTopicOfSkill, getTopicSkills } from '../../src/topics/topic-skills';
import { TOPICS } from '../../src/topics/topics';
import { getEntryId } from '../../src/videos/catalogue';
import { HUBS } from '../../src/videos/hubs';
import { getUnitPractice } from '../../src/videos/unit-practice';
import type { Claims } from '../helpers/claims';
import { readHub } from '../helpers/hubs';
import oak from '../helpers/oak-lessons.json';
import { indicesUpTo } from '../helpers/seeds';

const PAPERS = import.meta.glob<Paper>('../../src/games/*/paper.tsx', { eager: true, import: 'paper' });
const CLAIMS = import.meta.glob<Claims>('../games/*/claims.ts', { eager: true, import: 'claims' });

const SEEDS = 60;
/** The least proportion of questions about the topic in a round that asks other things as well, and in one that does not. */
const MIN_IN_ROUND = 0.1;
const MIN_ALONE = 0.9;
/** A worksheet has at least this proportion. */
const MIN_ON_PAPER = 0.6;

/** The proportion of the questions with these settings, without a limit to skills, that practise the topic. */
function ratioIn(topic: Topic, { game, round }: Pick<TopicRound, 'game' | 'round'>): number {
  const { questionAt, perSeed = 10 } = PAPERS[`../../src/games/${game.id}/paper.tsx`]!;
  const skills = new Set(getTopicSkills(topic));
  const asked = indicesUpTo(SEEDS).flatMap((seed) =>
    indicesUpTo(Math.min(perSeed, 10)).map((number) => questionAt(seed, round, number).skill),
  );
  return asked.filter((skill) => skill !== undefined && skills.has(skill)).length / asked.length;
}

/**
 * Whether the questions of a game were counted for a statement of the topic (`tests/games/<id>/claims.ts`). This is for
 * puzzles, whose questions have no skill on paper, and for topics that are not about skills.
 */
const isClaimed = ({ asks, statements }: Topic, { game, round }: TopicRound): boolean => {
  const isPuzzle = PAPERS[`../../src/games/${game.id}/paper.tsx`]?.room === 'puzzle';
  if (!isPuzzle && !('skills' in asks && asks.skills.length === 0)) return false;
  const { known, ratios } = CLAIMS[`../games/${game.id}/claims.ts`]!;
  const quoted = known.filter((claim) =>
    statements.some((id) => TOPIC_STATEMENTS[id].statement.startsWith(claim.split(' …')[0]!)),
  );
  return quoted.some((claim) => Object.values(ratios(claim, round)).every((ratio) => ratio >= MIN_IN_ROUND));
};

const slugOf = (skill: string) => findTopicOfSkill(skill)?.slug;

describe('The topics', () => {
  it('have an address, a title and a search term of their own, short enough for a search engine', () => {
    expect(new Set(TOPICS.map(({ slug }) => slug)).size).toBe(TOPICS.length);
    expect(new Set(TOPICS.map(({ title }) => title)).size).toBe(TOPICS.length);
    for (const { slug, title, summary, steps, searchTerms } of TOPICS) {
      expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
      expect(title.length).toBeLessThanOrEqual(50);
      expect(summary.length).toBeLessThanOrEqual(170);
      for (const sentence of [summary, ...steps]) expect(sentence).toMatch(/^[A-Z\d].*[.?]$/);
      expect(steps.length).toBeGreaterThan(1);
      expect(searchTerms.length).toBeGreaterThan(3);
    }
  });

  it('are in the order of the school years, in every strand', () => {
    for (const { yearId } of TOPICS) expect(YEAR_IDS).toContain(yearId);
  });

  it('together have every fact that needs practice, and every skill of the map', () => {
    const facts = FACT_SKILLS.filter((skill) => {
      const { operation, small, large } = findFact(skill)!;
      return operation === '+' || operation === '−' || (small > 1 && (operation === '×' || large <= 10));
    });
    const skills = SKILL_TOPICS.flatMap((topic) => topic.skills.map(({ skill }) => skill));
    expect([...facts, ...skills].filter((skill) => findTopicOfSkill(skill) === undefined)).toEqual([]);
  });

  it('include the one to learn first for each mistake', () => {
    expect(slugOf('7x8')).toBe('times-tables-3-4-8');
    expect(slugOf('7x9')).toBe('times-tables-6-7-9');
    expect(slugOf('÷5x8')).toBe('divide-by-2-5-10');
    expect(slugOf('3+7')).toBe('number-bonds-to-10');
    expect(slugOf('fraction.add.same')).toBe('add-fractions-same-denominator');
    expect(slugOf('shape.group')).toBeUndefined();
  });
});

describe.each(TOPICS)('The topic $slug', (topic) => {
  const rounds = findTopicRounds(topic);

  it('has skills that games practise', () => {
    for (const skill of getTopicSkills(topic)) expect(isKnownSkill(skill) || GAME_SKILLS.has(skill)).toBe(true);
  });

  it('has rounds that ask for it', () => {
    expect(rounds.length).toBeGreaterThan(0);
    for (const round of rounds) {
      const isLimited = round.skills.length > 0 && !round.isMixed;
      const min = round.isMixed ? MIN_IN_ROUND : MIN_ALONE;
      const isAsked = isLimited || ratioIn(topic, round) >= min || isClaimed(topic, round);
      expect({ address: getRoundAddress(round), isAsked }).toMatchObject({ isAsked: true });
      expect(round.isMixed && ratioIn(topic, round) >= MIN_ALONE).toBe(false);
      for (const [name, value] of Object.entries(round.round)) expect(round.game.settings[name]).toContain(value);
    }
    expect(new Set(rounds.map(getRoundAddress)).size).toBe(rounds.length);
  });

  it('has a worksheet exactly if one would mostly ask for it', () => {
    const [first] = rounds;
    const isFact = !('skills' in topic.asks);
    const isOnPaper = isFact || ratioIn(topic, first!) >= MIN_ON_PAPER || isClaimed(topic, first!);
    expect({ slug: topic.slug, has: getWorksheetAddress(topic) !== null }).toEqual({
      slug: topic.slug,
      has: isOnPaper,
    });
    expect(topic.summary.includes('worksheet') && !isOnPaper).toBe(false);
  });

  it('links to videos and lessons that exist', () => {
    for (const { hub, tab, unit, entry, title } of topic.videos) {
      expect(HUBS.some(({ id }) => id === hub)).toBe(true);
      const { tabs } = readHub(hub);
      const entries = tabs.find(({ id }) => id === tab)?.units.find(({ id }) => id === unit)?.entries ?? [];
      expect(entries.find((one) => getEntryId(one) === entry)?.title).toBe(title);
    }
    const lessons = oak.units.flatMap((unit) => unit.lessons);
    for (const [slug] of topic.lessons) expect(lessons).toContain(slug);
    expect(/\bvideos?\b/.test(topic.summary) && topic.videos.length === 0).toBe(false);
    expect(/\blessons?\b/.test(topic.summary) && topic.lessons.length === 0).toBe(false);
  });

  it('quotes statements of the curriculum', () => {
    expect(topic.statements.length).toBeGreaterThan(0);
    for (const id of topic.statements)
      expect(england.statements.find((one) => one.id === id)).toMatchObject(TOPIC_STATEMENTS[id]);
  });
});

it('A unit of a hub leads to exactly the topics that link to one of its videos', () => {
  for (const { id: hub } of HUBS)
    for (const tab of readHub(hub).tabs)
      for (const unit of tab.units) {
        const linked = TOPICS.filter(({ videos }) =>
          videos.some((video) => video.hub === hub && video.tab === tab.id && video.unit === unit.id),
        );
        expect(getUnitPractice(hub, tab.id, unit.id)).toEqual(linked.map(({ slug, title }) => [slug, title]));
      }
});

it('Every game that is not about totals has a topic', () => {
  const joined = new Set(TOPICS.flatMap((topic) => findTopicRounds(topic).map(({ game }) => game.id)));
  expect(GAMES.filter(({ id }) => !joined.has(id)).length).toBeLessThanOrEqual(1);
});
