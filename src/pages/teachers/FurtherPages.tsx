import { getTopicPath, TOPICS } from '../../topics/topics';
import { CameraPageButton } from '../../ui/CameraPageLink';
import { LinkButton } from '../../ui/LinkButton';
import { type ChosenRound, getCardsAddress } from './round-address';
import { text } from './text';

/** What else there is for a round that practises a statement: a quiz with answer cards, and the pages of its topics. */
export function FurtherPages({ round, statement }: { readonly round: ChosenRound; readonly statement: string }) {
  return (
    <>
      <CameraPageButton to={getCardsAddress(round)}>{text.plan.quiz}</CameraPageButton>
      {TOPICS.filter(({ statements }) => statements.some((id) => id === statement)).map((topic) => (
        <LinkButton key={topic.slug} to={getTopicPath(topic)}>
          {text.plan.lessons(topic.title)}
        </LinkButton>
      ))}
    </>
  );
}
