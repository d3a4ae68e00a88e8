const TILES = [
  { picture: 'curated', title: 'Curated Resources', text: 'Chosen from good teachers.' },
  { picture: 'practice', title: 'Practice & Revision', text: 'Unit by unit, at your pace.' },
  { picture: 'games', title: 'Learning Games', text: 'A new place for each skill.' },
  { picture: 'free', title: 'Completely Free', text: 'No paywalls, ever.' },
] as const;

/** What there is to be had here, in four tiles. */
export function Resources() {
  return (
    <section className="pt-8 pb-10 md:pt-10 md:pb-16" aria-labelledby="resources">
      <div className="wrap grid items-center gap-x-10 gap-y-9 min-[1100px]:grid-cols-[16.25rem_1fr] max-md:gap-y-6">
        <h2 id="resources">Resources and Learning</h2>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-5">
          {TILES.map(({ picture, title, text }) => (
            <li key={picture} className="grid content-start gap-1">
              <img
                src={`/pictures/resources/${picture}.svg`}
                alt=""
                width="64"
                height="64"
                loading="lazy"
                className="mb-2 size-14 md:size-16"
              />
              <h3 className="text-[1.125rem] md:text-[1.1875rem]">{title}</h3>
              <p className="text-small leading-snug text-text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
