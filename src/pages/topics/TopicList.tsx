import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { STRAND_NAMES, YEAR_NAMES } from '../../topics/text/names';
import { STRAND_IDS, type Topic, YEAR_IDS, type YearId } from '../../topics/topic';
import { getTopicPath, TOPICS } from '../../topics/topics';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { usePageTitle } from '../../ui/page-title';
import { IslandHeader } from '../sea/IslandHeader';
import { text } from './text';

const ISLAND = GAMES.at(2);
const ALL = 'all';

/** Every topic by strand, for all years or one. */
export function TopicList() {
  usePageTitle(text.title);
  const [year, setYear] = useState<YearId | typeof ALL>(ALL);
  const shown = TOPICS.filter((topic) => year === ALL || topic.yearId === year);
  return (
    <main id="main" className="class-screen">
      <IslandHeader title={text.title} game={ISLAND}>
        <p className="text-lead font-semibold">{text.lead}</p>
      </IslandHeader>
      <div className="wrap grid gap-8 pt-10 pb-20 board:pt-4">
        <ChoiceGroup
          label={text.years}
          className="scriptless:hidden"
          value={year}
          onChange={setYear}
          options={[
            { value: ALL, label: text.allYears },
            ...YEAR_IDS.map((value) => ({ value, label: YEAR_NAMES[value] })),
          ]}
        />
        {STRAND_IDS.map((id) => (
          <StrandTopics key={id} strand={STRAND_NAMES[id]} topics={shown.filter((topic) => topic.strandId === id)} />
        ))}
      </div>
    </main>
  );
}

function StrandTopics({ strand, topics }: { readonly strand: string; readonly topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return (
    <section aria-label={strand} className="grid gap-3">
      <h2>{strand}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
        {topics.map((topic) => (
          <li key={topic.slug} className="grid">
            <Link
              to={getTopicPath(topic)}
              className="grid min-h-16 content-center rounded-medium bg-surface px-5 py-3 shadow-soft hover:bg-surface-sunken"
            >
              <span className="lettering text-[1.125rem]/[1.3]">{topic.title}</span>{' '}
              <span className="text-small text-text-soft">{topic.year}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
