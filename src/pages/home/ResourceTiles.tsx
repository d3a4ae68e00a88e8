import { curated, curatedTitle, free, freeTitle, games, gamesTitle, practice, practiceTitle, resources } from './text';

const TILES = [
  { picture: 'curated', title: curatedTitle, text: curated },
  { picture: 'practice', title: practiceTitle, text: practice },
  { picture: 'games', title: gamesTitle, text: games },
  { picture: 'free', title: freeTitle, text: free },
] as const;

/** What the site offers, in four tiles. */
export function ResourceTiles() {
  return (
    <section className="below pt-10 pb-16 phone:pt-8 phone:pb-10" aria-labelledby="resources">
      <div className="wrap grid grid-cols-[16.25rem_1fr] items-center gap-x-10 gap-y-9 narrow:grid-cols-1 phone:gap-y-6">
        <h2 id="resources">{resources}</h2>
        <ul className="grid grid-cols-4 gap-x-5 gap-y-6 phone:grid-cols-2 phone:gap-x-4">
          {TILES.map(({ picture, title, text }) => (
            <li key={picture} className="grid content-start gap-1">
              <img
                src={`/pictures/resources/${picture}.svg`}
                alt=""
                width="64"
                height="64"
                loading="lazy"
                className="mb-2 size-16 phone:size-14"
              />
              <h3 className="text-[1.1875rem] phone:text-[1.125rem]">{title}</h3>
              <p className="text-small leading-snug text-text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
