import { NO_MEMORY } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { getToday } from '../../device/today';
import { useStore } from '../../ui/page-store';
import { usePageTitle } from '../../ui/page-title';
import { SeaHeader } from '../sea/SeaHeader';
import { FactMapForAdults } from './FactMapForAdults';
import { FactSection } from './FactSection';
import { LearntTables } from './LearntTables';
import { Legend } from './Legend';
import { MosaicIsland } from './MosaicIsland';
import { PrintedSheet } from './PrintedSheet';
import { SharedNotice } from './SharedNotice';
import { SkillSection } from './SkillSection';
import { TypingTest } from './TypingTest';
import { text } from './text';
import { useSharedMap } from './useSharedMap';

/** The map of what a child knows: times tables, sums, other skills, what to practise next, and a part for adults. */
export default function FactMapPage() {
  usePageTitle(text.title);
  const own = useStore(learningStore, NO_MEMORY);
  const shared = useSharedMap();
  const isShared = shared !== null && shared !== 'damaged';
  const memory = isShared ? shared : own;
  const day = getToday();
  return (
    <main id="main" className="facts-page">
      <SeaHeader title={text.title} drawing={<MosaicIsland />}>
        <p className="text-lead font-semibold">{text.lead}</p>
      </SeaHeader>
      <div className="wrap grid gap-12 pt-8 pb-20">
        <div className="grid gap-5">
          <SharedNotice shared={shared} />
          <Legend />
        </div>
        {/* The key resets the state when another map is shown. */}
        <div key={isShared ? 'shared' : 'own'} className="grid gap-14">
          <FactSection id="tables" title={text.tables} operations={['×', '÷']} memory={memory} day={day}>
            {!isShared && <LearntTables />}
          </FactSection>
          <FactSection id="sums" title={text.sums} operations={['+', '−']} memory={memory} day={day} />
          <SkillSection memory={memory} day={day} />
        </div>
        {!isShared && <TypingTest />}
        <FactMapForAdults memory={memory} day={day} isOwn={!isShared} />
      </div>
      <PrintedSheet memory={memory} day={day} />
    </main>
  );
}
