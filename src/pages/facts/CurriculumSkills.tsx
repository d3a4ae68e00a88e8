import { getTrace, type Memory } from '../../../machines/learning/memory';
import { ENGLAND_STATEMENTS } from '../../catalogue/england';
import { SKILL_TOPICS, type SkillTopic } from '../../catalogue/skill-topics';
import { CURRICULUM_TEXT, timesAskedText } from './text';
import { countKnownSkills, getSkillState, skillStateText } from './topic-skills';

interface Props {
  readonly memory: Memory;
  readonly day: number;
}

/** For adults: each skill with how well it is known, how often it was asked, and the statement that it is part of. */
export const CurriculumSkills = ({ memory, day }: Props) => (
  <div className="grid gap-2">
    <p className="font-bold">{CURRICULUM_TEXT.title}</p>
    {SKILL_TOPICS.map((topic) => (
      <Topic key={topic.title} topic={topic} memory={memory} day={day} />
    ))}
    <p className="text-small text-text-soft">{CURRICULUM_TEXT.source}</p>
  </div>
);

function Topic({ topic: { title, skills }, memory, day }: Props & { readonly topic: SkillTopic }) {
  const { known: count, of } = countKnownSkills(memory, skills);
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2.5 font-bold">
        {title}: {count} of {of}
      </summary>
      <dl className="grid gap-4 py-2">
        {skills.map(({ skill, name, statement }) => {
          const { year, statement: text } = ENGLAND_STATEMENTS[statement];
          return (
            <div key={skill}>
              <dt>
                <b>{name}</b>: {skillStateText(getSkillState(memory, skill, day))}
                {timesAskedText(getTrace(memory, skill)?.seen ?? 0)}
              </dt>
              <dd className="text-small">
                {year}: {text}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
