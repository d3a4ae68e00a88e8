import type { ReactNode } from 'react';
import { getTrace, MEMORY, type Memory } from '../../../machines/learning/memory';
import { ENGLAND_STATEMENTS } from '../../catalogue/england';
import { SKILL_TOPICS, type SkillTopic, type TopicSkill } from '../../catalogue/skill-topics';
import { text } from './adults-text';
import { countKnownSkills, getSkillState, skillStateText } from './topic-skills';

const { curriculum } = text;

interface Props {
  readonly memory: Memory;
  readonly day: number;
}

/** For adults: each skill with how well it is known, how often it was asked, and the statement that it is part of. */
export const CurriculumSkills = ({ memory, day }: Props) => (
  <div className="grid gap-2">
    <p className="font-bold">{curriculum.title}</p>
    {SKILL_TOPICS.map((topic) => (
      <Topic key={topic.title} topic={topic} memory={memory} day={day} />
    ))}
    <p className="text-small text-text-soft">{curriculum.source}</p>
  </div>
);

/** A skill with how well it is known and how often it was asked. */
function skillText({ skill, name }: TopicSkill, memory: Memory, day: number): ReactNode {
  const state = skillStateText(getSkillState(memory, skill, day));
  const asked = getTrace(memory, skill)?.seen ?? 0;
  const shown = <b>{name}</b>;
  if (asked === 0) return curriculum.skill(shown, state);
  return asked >= MEMORY.max.seen
    ? curriculum.skillAskedOften(shown, state)
    : curriculum.skillAsked(shown, state, asked);
}

function Topic({ topic: { title, skills }, memory, day }: Props & { readonly topic: SkillTopic }) {
  const { known: count, of } = countKnownSkills(memory, skills);
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2.5 font-bold">{curriculum.topic(title, count, of)}</summary>
      <dl className="grid gap-4 py-2">
        {skills.map((one) => {
          const { year, statement } = ENGLAND_STATEMENTS[one.statement];
          return (
            <div key={one.skill}>
              <dt>{skillText(one, memory, day)}</dt>
              <dd className="text-small" lang="en">
                {year}: {statement}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
