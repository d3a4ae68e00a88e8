import type { DiscussedQuestion } from '../../../play/discuss/discussion';

/** The picture of a question on white paper, if it has one. The question says in words what to look at. */
export const Picture = ({ question: { picture } }: { readonly question: DiscussedQuestion }) =>
  picture !== undefined && <div className="paper-picture missed-picture">{picture}</div>;
