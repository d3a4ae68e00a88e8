import { NO_MEMORY, setLearntTables } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { useStore } from '../../ui/page-store';
import { FACT_TABLES } from './tables';
import { text } from './text';

const toggle = (table: number): void =>
  learningStore.update((memory) => {
    const had = memory.tables ?? [];
    return setLearntTables(memory, had.includes(table) ? had.filter((one) => one !== table) : [...had, table]);
  });

/** Asks which times tables the child has learnt. The answer is optional and can be changed at any time. */
export function LearntTables() {
  const { tables = [] } = useStore(learningStore, NO_MEMORY);
  return (
    <section aria-labelledby="tables-had" className="grid gap-3 rounded-large bg-tint-sun p-5 text-on-tint-sun">
      <h3 id="tables-had">{text.learntTables.title}</h3>
      <p>{text.learntTables.how}</p>
      <div
        role="group"
        aria-labelledby="tables-had"
        className="grid grid-cols-[repeat(auto-fill,minmax(max(3rem,48px),1fr))] gap-2"
      >
        {FACT_TABLES['×'].numbers.map((table) => (
          <button
            key={table}
            type="button"
            className="fact-had lettering"
            aria-label={text.learntTables.table(table)}
            aria-pressed={tables.includes(table)}
            onClick={() => toggle(table)}
          >
            {table}
          </button>
        ))}
      </div>
    </section>
  );
}
