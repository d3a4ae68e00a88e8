import './fact-map.css';
import './skill-map.css';
import { useId, useState } from 'react';
import type { Memory } from '../../../machines/learning/memory';
import { SKILL_TOPICS, type SkillTopic } from '../../catalogue/skill-topics';
import { FactTile } from '../../play/facts/FactTile';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { LinkButton } from '../../ui/LinkButton';
import { practiseBecause } from './reason-text';
import { ALL_KNOWN, REASON_TEXT, SKILL_MAP_TEXT, skillCountText, text } from './text';
import { countKnownSkills, getSkillState, pickNextSkills, skillStateText } from './topic-skills';

interface Props {
  readonly memory: Memory;
  readonly day: number;
}

/** The map of what a child can do besides sums: a topic at a time, with what to practise next to it. */
export function SkillSection({ memory, day }: Props) {
  const [chosen, setChosen] = useState(SKILL_TOPICS[0]!.title);
  const topic = SKILL_TOPICS.find(({ title }) => title === chosen)!;
  return (
    <section aria-labelledby="skills" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="skills">{SKILL_MAP_TEXT.title}</h2>
        <p className="text-lead font-bold">{skillCountText(countKnownSkills(memory, topic.skills))}</p>
        <p>{SKILL_MAP_TEXT.gold}</p>
      </div>
      <ChoiceGroup
        label={SKILL_MAP_TEXT.which}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
        options={SKILL_TOPICS.map(({ title }) => ({ value: title, label: title }))}
      />
      <div className="grid grid-cols-[minmax(0,43rem)_minmax(0,1fr)] items-start gap-8 narrow:grid-cols-1">
        <ul className="skill-map" aria-label={topic.title}>
          {topic.skills.map(({ skill, name }) => {
            const state = getSkillState(memory, skill, day);
            return (
              <li key={skill} data-skill={skill} data-known={state.known}>
                <FactTile {...state} />
                <span>
                  {name}
                  <span className="sr-only">{SKILL_MAP_TEXT.state(skillStateText(state))}</span>
                </span>
              </li>
            );
          })}
        </ul>
        <NextSkills key={topic.title} topic={topic} memory={memory} day={day} />
      </div>
    </section>
  );
}

/** A few skills to practise next, each with the reason and a link to a round. */
function NextSkills({ topic, memory, day }: Props & { readonly topic: SkillTopic }) {
  const id = useId();
  const skills = pickNextSkills(memory, topic, day);
  return (
    <section
      aria-labelledby={`${id} skills`}
      className="grid gap-4 rounded-large bg-tint-violet p-5 text-on-tint-violet"
    >
      <h3 id={id}>{text.next}</h3>
      {skills.length === 0 && <p className="font-bold">{ALL_KNOWN}</p>}
      <ul className="grid gap-5">
        {skills.map(({ skill, name, reason, address }) => (
          <li key={skill} className="grid justify-items-start gap-2">
            <span>{practiseBecause(<b className="font-extrabold">{name}</b>, <span>{REASON_TEXT[reason]}</span>)}</span>
            <LinkButton to={address} aria-label={SKILL_MAP_TEXT.practiseSkill(name)}>
              {SKILL_MAP_TEXT.practise}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
