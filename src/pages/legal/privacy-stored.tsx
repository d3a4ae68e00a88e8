import { Link } from 'react-router-dom';
import { Added, type LegalSection } from './LegalPage';
import { StoredData } from './StoredData';

/** Of the privacy policy: what is collected, where it is kept, and what for. */
export const WHAT_IS_KEPT: readonly LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    content: (
      <>
        <p>We collect only three things:</p>
        <ul>
          <li>
            <b>Your e-mail address</b>, only for the newsletter, and only if you subscribe to it.
          </li>
          <li>
            <b>Anonymous usage data</b>: which pages and games are used, with nothing in it that says who used them.
          </li>
          <li>
            <b>Feedback</b>, if you choose to send us some.
          </li>
        </ul>
        <Added>
          <p>
            <b>Usage data:</b> at present we collect none at all. No page of Numeria counts, measures or follows its
            visitors.
          </p>
          <p>
            <b>Accounts:</b> those who make an account also give us the e-mail address they sign in with and, if they
            like, a first name, a last name, a date of birth and their favourite games. No game and no video needs an
            account.
          </p>
          <p>
            <b>Feedback:</b> the <Link to="/contact">contact form</Link> sends nothing by itself. Your words reach us
            only when you send them by e-mail.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'what-is-kept',
    title: 'What is kept, where and how long',
    content: (
      <Added>
        <p>
          This is all that we keep, and all that we know to be kept for us. Game results never leave the device, unless
          you make a file or a link of them yourself. A link that challenges a friend holds the questions of one round,
          when they were answered and which answers were right: no name, and nothing that any server is sent. The
          database and the account service, which sends the sign-in links, are run for us by Supabase, a company that
          does such things, or by whoever runs the copy of Numeria that you are using; a copy without accounts has
          neither.
        </p>
        <StoredData />
        <p>
          What you delete is gone from our tables at once. In back-up copies it may remain until they are replaced, and
          in the log of the account service that you had an account, and when you used it, until that is cleared. Like
          every web server, those that deliver the pages and run the accounts see the network address of your device,
          since they could not answer otherwise, and may note it for a short time to keep the service safe. We do not
          use it to find out who you are.
        </p>
      </Added>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    content: (
      <>
        <ul>
          <li>Your e-mail address: to send you the newsletter.</li>
          <li>Anonymous usage data: to learn what helps, and to make it better.</li>
          <li>Feedback: to answer you and to mend what is wrong.</li>
        </ul>
        <p>We do not sell any of it, and we give none of it to advertisers.</p>
        <Added>
          <p>
            The e-mail address of an account is used to send you the letter you sign in with, and to know that it is
            you. Your profile and your favourites are shown to you and to no other visitor.
          </p>
        </Added>
      </>
    ),
  },
];
