import './stamps.css';
import type { LucideIcon } from 'lucide-react';
import Anchor from 'lucide-react/icons/anchor';
import Calculator from 'lucide-react/icons/calculator';
import Crown from 'lucide-react/icons/crown';
import Flame from 'lucide-react/icons/flame';
import Gem from 'lucide-react/icons/gem';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import Medal from 'lucide-react/icons/medal';
import Plus from 'lucide-react/icons/plus';
import Rocket from 'lucide-react/icons/rocket';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import Wrench from 'lucide-react/icons/wrench';
import Zap from 'lucide-react/icons/zap';
import { NO_VOYAGE } from '../../../machines/core/voyage';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { GAMES } from '../../catalogue';
import { learningStore } from '../../device/learning';
import { NEW_PASSPORT, passportStore } from '../../device/passport';
import { voyageStore } from '../../device/voyage';
import { useLongestStreak } from '../../progress/overview';
import { STAMP_IDS, STAMPS, type StampId } from '../../progress/stamps';
import { useStore } from '../../ui/page-store';

const PICTURES: Readonly<Record<StampId, LucideIcon>> = {
  firstStar: Star,
  golden: Gem,
  tenStars: Sparkles,
  everyIsland: Anchor,
  allGolden: Crown,
  tenInARow: Flame,
  mender: Wrench,
  allSigns: Calculator,
  tenProducts: Medal,
  wholeTable: Grid3x3,
  allTables: Trophy,
  tenQuick: Zap,
  twentySums: Plus,
  allSums: Rocket,
};

const ISLANDS = GAMES.map(({ id }) => id);

/** The stamps of the passport. A stamp that has not been earned says how to earn it. */
export function Stamps() {
  const voyage = useStore(voyageStore, NO_VOYAGE);
  const memory = useStore(learningStore, NO_MEMORY);
  const { mended } = useStore(passportStore, NEW_PASSPORT);
  const streak = useLongestStreak();
  const stamps = STAMP_IDS.map((id) => ({
    id,
    ...STAMPS[id],
    isStamped: STAMPS[id].isEarned({ voyage, memory, streak, mended, islands: ISLANDS }),
  }));
  const earned = stamps.filter(({ isStamped }) => isStamped).length;
  return (
    <section aria-labelledby="stamps" className="mt-6 grid gap-4">
      <h2 id="stamps">Stamps</h2>
      <p className="text-lead">{`You have ${earned} of ${stamps.length} stamps.`}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-5">
        {stamps.map(({ id, title, how, isStamped }, index) => {
          const Picture = PICTURES[id];
          return (
            <li key={id} className="grid content-start justify-items-center gap-1 text-center">
              <span className="stamp" data-earned={isStamped} data-tint={index % 4} aria-hidden="true">
                <Picture className="icon" />
              </span>
              <h3 className="mt-1 text-[1.125rem]/[1.2]">
                {title}
                {isStamped && <span className="sr-only">, earned</span>}
              </h3>
              <p className="text-small/[1.35] text-text-soft">{how}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
