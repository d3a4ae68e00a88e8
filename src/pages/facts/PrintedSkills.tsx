import { KNOWLEDGE_LEVELS, type Memory } from '../../../machines/learning/memory';
import { SKILL_TOPICS } from '../../catalogue/skill-topics';
import { PRINTED_SHEET_TEXT, text } from './text';
import { countKnownSkills, getSkillState } from './topic-skills';

interface Props {
  readonly memory: Memory;
  readonly day: number;
}

/** The states of a tile on paper. */
export const PRINTED_STATES = [...KNOWLEDGE_LEVELS, 'rusty'] as const;

const SIGNS = { new: '', learning: '/', right: '✓', quick: '✓', rusty: '~' } as const;

/** The skills of all topics on the second page of the printed sheet. */
export const PrintedSkills = ({ memory, day }: Props) => (
  <div className="printed-skills">
    <h1>{PRINTED_SHEET_TEXT.skillsTitle}</h1>
    <ul className="printed-signs">
      {PRINTED_STATES.map((state) => (
        <li key={state}>
          <span className="printed-tile" data-sign={state}>
            {SIGNS[state]}
          </span>
          {PRINTED_SHEET_TEXT.skillSigns[state]}
        </li>
      ))}
    </ul>
    <div className="printed-topics">
      {SKILL_TOPICS.map(({ title, skills }) => {
        const { known: count, of } = countKnownSkills(memory, skills);
        return (
          <section key={title}>
            <h2>
              {title} <small>{text.countOf(count, of)}</small>
            </h2>
            <ul>
              {skills.map(({ skill, name }) => {
                const { known, isRusty } = getSkillState(memory, skill, day);
                const state = isRusty ? 'rusty' : known;
                return (
                  <li key={skill}>
                    <span className="printed-tile" data-sign={state}>
                      {SIGNS[state]}
                    </span>
                    {name}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  </div>
);
