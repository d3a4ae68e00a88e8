import gone from 'virtual:gone-videos';
import ExternalLink from 'lucide-react/icons/external-link';
import { Link } from 'react-router-dom';
import type { Topic, TopicVideo } from '../../topics/topic';
import { getLessonAddress } from '../../topics/topic-links';
import { HUBS } from '../../videos/hubs';
import { Part } from './Part';
import { text } from './text';

const LINK = 'inline-flex min-h-12 items-center gap-2 py-2 font-bold text-text-link underline';

/** Lessons on another site. Nothing is requested from there until one of them is opened. */
export function OpenLessons({ topic: { lessons, strandId } }: { readonly topic: Topic }) {
  if (lessons.length === 0) return null;
  return (
    <Part title={text.lessons}>
      <p>{text.leaving}</p>
      {strandId === 'money' && <p>{text.otherCoins}</p>}
      <ul>
        {lessons.map(([slug, title]) => (
          <li key={slug}>
            <a href={getLessonAddress(slug)} target="_blank" rel="noreferrer" className={LINK}>
              <span lang="en">{title}</span>
              <span className="sr-only">{text.elsewhere}</span>
              <ExternalLink aria-hidden className="icon" />
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Videos of the hubs, which are for older learners. */
export function TopicVideos({ videos }: { readonly videos: readonly TopicVideo[] }) {
  const shown = videos.filter(({ hub, entry }) => !gone.includes(`${hub} ${entry}`));
  if (shown.length === 0) return null;
  return (
    <Part title={text.videos}>
      <p>{text.older}</p>
      <ul>
        {shown.map(({ hub, tab, entry, title }) => (
          <li key={entry}>
            {text.video(
              <Link
                to={{ pathname: `/video-hub/${hub}`, search: `?tab=${tab}`, hash: `#${entry}` }}
                className={LINK}
                lang="en"
              >
                {title}
              </Link>,
              HUBS.find(({ id }) => id === hub)?.label,
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
