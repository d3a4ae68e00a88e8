import { Link } from 'react-router-dom';
import { SKILL_TOPICS } from '../../catalogue/skill-topics';
import { getRoundAddress, type TopicRound } from '../../topics/topic-links';
import { playText, roundText, text } from './text';

const NAMES: ReadonlyMap<string, string> = new Map(
  SKILL_TOPICS.flatMap(({ skills }) => skills.map(({ skill, name }) => [skill, name])),
);

/** A few rounds of games. Skills that have a name say what is asked; facts are what the page is about. */
export const RoundLinks = ({ rounds }: { readonly rounds: readonly TopicRound[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-4">
    {rounds.map((one) => (
      <li key={getRoundAddress(one)} className="grid">
        <RoundLink one={one} />
      </li>
    ))}
  </ul>
);

function RoundLink({ one }: { readonly one: TopicRound }) {
  const { game, round, skills, isMixed } = one;
  const about = skills.flatMap((skill) => NAMES.get(skill) ?? []);
  return (
    <Link
      to={getRoundAddress(one)}
      className="grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-medium bg-surface shadow-soft hover:bg-surface-sunken phone:grid-cols-[5.5rem_minmax(0,1fr)]"
    >
      <img
        src={game.picture}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className={`h-full w-full object-cover object-[var(--ox,50%)_var(--oy,60%)] ${game.crop}`}
      />
      <span className="grid content-center gap-0.5 px-4 py-3">
        <span className="lettering text-[1.125rem]/[1.3]">{playText(game.title, roundText(round))}</span>
        {about.map((name) => (
          <span key={name} className="text-small text-text-soft">
            {name}
          </span>
        ))}
        {isMixed && <span className="text-small text-text-soft">{text.mixed}</span>}
      </span>
    </Link>
  );
}
