import './fact-map.css';
import MapSign from 'lucide-react/icons/map';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { SKILL_TOPICS } from '../../catalogue/skill-topics';
import { learningStore } from '../../device/learning';
import { getToday } from '../../device/today';
import { tileAttributes } from '../../play/facts/FactTile';
import { LinkButton } from '../../ui/LinkButton';
import { useStore } from '../../ui/page-store';
import { text } from './card-text';
import { countKnown, FACT_TABLES, type FactTable, getFactAt, getFactState } from './tables';
import { listKnownSkills } from './topic-skills';

/** How many of the other skills are named. */
const SHOWN = 3;

/** A summary of what is known, with a link to the map. */
export function FactMapCard() {
  const memory = useStore(learningStore, NO_MEMORY);
  const day = getToday();
  const products = countKnown(memory, FACT_TABLES['×']);
  const sums = countKnown(memory, FACT_TABLES['+']);
  const known = listKnownSkills(memory, SKILL_TOPICS);
  const miniature = ({ operation, numbers }: FactTable) => (
    <div aria-hidden="true" className="fact-miniature" data-numbers={numbers.length}>
      {numbers.flatMap((row) =>
        numbers.map((column) => {
          const { skill } = getFactAt(operation, row, column);
          const { known, isRusty } = getFactState(memory, skill, day);
          return (
            <span
              key={`${row} ${column}`}
              className="fact-tile"
              data-fact={skill}
              data-known={known}
              {...tileAttributes(known, isRusty)}
            />
          );
        }),
      )}
    </div>
  );
  return (
    <section
      aria-labelledby="known"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-large bg-surface p-6 zoomed:p-3 shadow-soft"
    >
      <div className="flex w-full max-w-[23rem] gap-[4%]">
        {miniature(FACT_TABLES['×'])}
        {miniature(FACT_TABLES['+'])}
      </div>
      <div className="grid justify-items-start gap-3">
        <h2 id="known">{text.title}</h2>
        <p className="text-lead">
          {text.count({ ...products, known: <b>{products.known}</b> }, { ...sums, known: <b>{sums.known}</b> })}
        </p>
        {known.length > 0 && (
          <div>
            <p className="font-bold">{text.also}</p>
            <ul className="list-disc ps-6">
              {known.slice(0, SHOWN).map(({ skill, name }) => (
                <li key={skill}>{name}</li>
              ))}
            </ul>
            {known.length > SHOWN && <p>{text.more(known.length - SHOWN)}</p>}
          </div>
        )}
        <LinkButton to="/progress/facts" variant="primary" icon={<MapSign aria-hidden className="icon" />}>
          {text.map}
        </LinkButton>
      </div>
    </section>
  );
}
