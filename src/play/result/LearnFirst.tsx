import { Link } from 'react-router-dom';
import type { Skill } from '../../../machines/learning/skills';
import { findTopicOfSkill } from '../../topics/topic-skills';
import { getTopicPath } from '../../topics/topics';
import { learnFirst } from './text';

/** More than these are too many to learn at once. */
const MAX = 3;

/** Links to the topics of the missed skills, starting with the most missed. Renders nothing if there are none. */
export default function LearnFirst({ skills }: { readonly skills: readonly Skill[] }) {
  const missed = skills.flatMap((skill) => findTopicOfSkill(skill) ?? []);
  const count = (slug: string): number => missed.filter((topic) => topic.slug === slug).length;
  const topics = [...new Set(missed)].sort((one, other) => count(other.slug) - count(one.slug)).slice(0, MAX);
  if (topics.length === 0) return null;
  return (
    <section>
      <h3>{learnFirst}</h3>
      <ul>
        {topics.map((topic) => (
          <li key={topic.slug}>
            <Link
              to={getTopicPath(topic)}
              className="inline-flex min-h-(--target) items-center font-bold text-text-link underline"
            >
              {topic.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
