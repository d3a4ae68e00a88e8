import '../../play/frame/play.css';
import './shelf.css';
import { SHELF } from './parts';

/** Every part that games share, in its states. Only the development server has this page. */
export default function ShelfPage() {
  return (
    <main id="main" className="mx-auto grid w-[min(76rem,100%-2rem)] grid-cols-1 gap-12 py-8">
      <div>
        <h1>The shelf</h1>
        <p className="mt-2 text-lead text-text-soft">
          Every part that games share, in its states. docs/shelf.md says where each belongs.
        </p>
      </div>
      {SHELF.map(({ name, file, states }) => (
        <section key={name} id={name} aria-label={name} className="grid grid-cols-1 gap-3">
          <h2>{name}</h2>
          <p className="text-text-soft">
            <code>{file}</code>
          </p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-4" data-shelf={name}>
            {Object.entries(states).map(([state, part]) => (
              <figure key={state} className="grid min-w-0 content-start gap-2">
                <figcaption className="text-small text-text-soft">{state}</figcaption>
                <div className="game game-play shelf-state">
                  <div className="panel">{part}</div>
                </div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
