import { LinkButton } from '../../ui/LinkButton';
import { text } from './text';

/** Says why a link has no questions, and goes where others can be picked. */
export const NoQuestions = ({ why }: { readonly why: string }) => (
  <>
    <p role="status">{why}</p>
    <LinkButton to="/cards" className="justify-self-start">
      {text.pickGame}
    </LinkButton>
  </>
);
