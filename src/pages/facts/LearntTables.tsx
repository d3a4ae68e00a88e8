import { NO_MEMORY, setLearntTables } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { useStore } from '../../ui/page-store';
import { FACT_TABLES } from './tables';

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
      <h3 id="tables-had">Which times tables have you learnt?</h3>
      <p>Tap the ones you have done at school, so the games know where to start.</p>
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
            aria-label={`The ${table} times table`}
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
