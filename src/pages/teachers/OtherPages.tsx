import { LinkButton } from '../../ui/LinkButton';
import { getAnswerCardsAddress, getTopicsAddress } from './other-pages';
import type { ChosenRound } from './round-address';

/** What else there is for a round, on pages that this copy of the site may not have. */
export function OtherPages({ round }: { readonly round: ChosenRound }) {
  const cards = getAnswerCardsAddress(round);
  const topics = getTopicsAddress();
  return (
    <>
      {cards !== null && <LinkButton to={cards}>Answer cards</LinkButton>}
      {topics !== null && <LinkButton to={topics}>Videos and lessons</LinkButton>}
    </>
  );
}
