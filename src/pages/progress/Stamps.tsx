import './stamps.css';
import { NO_VOYAGE } from '../../../machines/core/voyage';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { GAMES } from '../../catalogue';
import { THINGS } from '../../catalogue/keepsakes';
import { learningStore } from '../../device/learning';
import { NEW_PASSPORT, passportStore } from '../../device/passport';
import { voyageStore } from '../../device/voyage';
import { useLongestStreak } from '../../progress/overview';
import { STAMP_IDS, STAMPS } from '../../progress/stamps';
import { STAMP_TEXT } from '../../progress/text';
import { drawingUrl } from '../../stage/drawing';
import { useStore } from '../../ui/page-store';
import { text } from './text';

const ISLANDS = GAMES.map(({ id }) => id);

/** The stamps of the passport. A stamp that has not been earned says how to earn it. */
export function Stamps() {
  const voyage = useStore(voyageStore, NO_VOYAGE);
  const memory = useStore(learningStore, NO_MEMORY);
  const { mended } = useStore(passportStore, NEW_PASSPORT);
  const streak = useLongestStreak();
  const stamps = STAMP_IDS.map((id) => ({
    id,
    ...STAMP_TEXT[id],
    isStamped: STAMPS[id]({ voyage, memory, streak, mended, islands: ISLANDS }),
  }));
  const earned = stamps.filter(({ isStamped }) => isStamped).length;
  return (
    <section aria-labelledby="stamps" className="stamp-album">
      <h2 id="stamps">{text.stamps.title}</h2>
      <p className="text-lead">{text.stamps.count(earned, stamps.length)}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-3 gap-y-5">
        {stamps.map(({ id, title, how, isStamped }, index) => {
          const picture = THINGS.find(({ stamp }) => stamp === id)?.drawing;
          return (
            <li key={id} className="grid content-start justify-items-center gap-1 text-center">
              <span className="stamp" data-earned={isStamped} data-tint={index % 4} aria-hidden="true">
                {picture && <img src={drawingUrl(picture)} alt="" draggable={false} />}
              </span>
              <h3 className="mt-1 text-[1.125rem]/[1.2]">
                {title}
                {isStamped && <span className="sr-only">{text.stamps.earned}</span>}
              </h3>
              <p className="text-small/[1.35] text-text-soft">{how}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
