import { getTopicPath, TOPICS } from '../../topics/topics';
import { LinkButton } from '../../ui/LinkButton';
import { type ChosenRound, getCardsAddress } from './round-address';

/** What else there is for a round that practises a statement: a quiz with answer cards, and the pages of its topics. */
export function FurtherPages({ round, statement }: { readonly round: ChosenRound; readonly statement: string }) {
  return (
    <>
      {/* Only this page may ask for the camera, so it is loaded as a new document. */}
      <LinkButton to={getCardsAddress(round)} reloadDocument>
        Quiz with answer cards
      </LinkButton>
      {TOPICS.filter(({ statements }) => statements.some((id) => id === statement)).map((topic) => (
        <LinkButton key={topic.slug} to={getTopicPath(topic)}>
          Lessons: {topic.title}
        </LinkButton>
      ))}
    </>
  );
}
