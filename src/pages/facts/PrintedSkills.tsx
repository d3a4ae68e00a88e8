import type { Memory } from '../../../machines/learning/memory';
import { SKILL_TOPICS } from '../../catalogue/skill-topics';
import { PRINTED_SHEET_TEXT } from './text';
import { countKnownSkills, getSkillState } from './topic-skills';

interface Props {
  readonly memory: Memory;
  readonly day: number;
}

const signOf = (state: string) => PRINTED_SHEET_TEXT.skillSigns.find((one) => one.state === state)?.sign;

/** The skills of all topics on the second page of the printed sheet. */
export const PrintedSkills = ({ memory, day }: Props) => (
  <div className="printed-skills">
    <h1>{PRINTED_SHEET_TEXT.skillsTitle}</h1>
    <ul className="printed-signs">
      {PRINTED_SHEET_TEXT.skillSigns.map(({ state, sign, text }) => (
        <li key={state}>
          <span className="printed-tile" data-sign={state}>
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
    <div className="printed-topics">
      {SKILL_TOPICS.map(({ title, skills }) => {
        const { known: count, of } = countKnownSkills(memory, skills);
        return (
          <section key={title}>
            <h2>
              {title}{' '}
              <small>
                {count} of {of}
              </small>
            </h2>
            <ul>
              {skills.map(({ skill, name }) => {
                const { known, isRusty } = getSkillState(memory, skill, day);
                const state = isRusty ? 'rusty' : known;
                return (
                  <li key={skill}>
                    <span className="printed-tile" data-sign={state}>
                      {signOf(state)}
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
