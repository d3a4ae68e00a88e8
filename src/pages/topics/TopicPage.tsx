import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router-dom';
import { TOPIC_STATEMENTS } from '../../topics/statements';
import type { Topic } from '../../topics/topic';
import { findTopicRounds, getWorksheetAddress } from '../../topics/topic-links';
import { getTopicPath, TOPICS } from '../../topics/topics';
import { preventSumBreaks } from '../../ui/format';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { IslandHeader } from '../sea/IslandHeader';
import { Example } from './Example';
import { OpenLessons, TopicVideos } from './OpenLessons';
import { Part } from './Part';
import { RoundLinks } from './RoundLinks';
import { text } from './text';

interface Props {
  readonly topic: Topic;
}

/** All there is for a topic: how it works, an example, games, a worksheet, lessons, videos and the curriculum. */
export function TopicPage({ topic }: Props) {
  const { title, strand, year, summary, steps, statements } = topic;
  usePageTitle(title);
  const rounds = findTopicRounds(topic);
  const worksheet = getWorksheetAddress(topic);
  const game = rounds[0]?.game;
  return (
    <main id="main" className="class-screen">
      <IslandHeader title={title} game={game}>
        <p className="text-lead font-semibold">{preventSumBreaks(summary)}</p>
        <p>
          <Link to="/topics" className="inline-flex min-h-12 items-center font-bold underline">
            {text.all}
          </Link>
          {` · ${strand} · ${year}`}
        </p>
      </IslandHeader>
      <div className="wrap grid gap-10 pt-10 pb-20 board:pt-4">
        <div className="grid grid-cols-2 items-start gap-8 narrow:grid-cols-1">
          <Part title={text.how}>
            <ol className="grid list-decimal gap-2 ps-6 text-lead">
              {steps.map((step) => (
                <li key={step}>{preventSumBreaks(step)}</li>
              ))}
            </ol>
          </Part>
          {game !== undefined && <Example topic={topic} game={game} />}
        </div>
        <Part title={text.play}>
          <RoundLinks rounds={rounds} />
        </Part>
        {worksheet !== null && (
          <Part title={text.paper}>
            <LinkButton to={worksheet} icon={<Printer aria-hidden className="icon" />} className="justify-self-start">
              {text.worksheet}
            </LinkButton>
          </Part>
        )}
        <OpenLessons topic={topic} />
        <TopicVideos videos={topic.videos} />
        <Part title={text.curriculum}>
          <ul className="grid list-disc gap-1 ps-6">
            {statements.map((id) => (
              <li key={id} lang="en">
                <b>{TOPIC_STATEMENTS[id].year}:</b> {TOPIC_STATEMENTS[id].statement}
              </li>
            ))}
          </ul>
          <p className="text-small text-text-soft">{text.source}</p>
        </Part>
        <Neighbours topic={topic} />
      </div>
    </main>
  );
}

/** Links to the topics before and after this one in its strand. */
function Neighbours({ topic }: Props) {
  const strand = TOPICS.filter((one) => one.strandId === topic.strandId);
  const index = strand.indexOf(topic);
  const links = [
    { sentence: text.previous, other: strand[index - 1] },
    { sentence: text.next, other: strand[index + 1] },
  ];
  return (
    <nav aria-label={topic.strand} className="flex flex-wrap gap-x-8 gap-y-2">
      {links.map(
        ({ sentence, other }) =>
          other !== undefined && (
            <p key={other.slug}>
              {sentence(
                <Link
                  to={getTopicPath(other)}
                  className="inline-flex min-h-12 items-center font-bold text-text-link underline"
                >
                  {other.title}
                </Link>,
              )}
            </p>
          ),
      )}
    </nav>
  );
}
