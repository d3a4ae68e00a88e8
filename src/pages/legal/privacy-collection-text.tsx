import { Link } from 'react-router-dom';
import { AddedPassage } from './AddedPassage';
import type { LegalText } from './LegalPage';
import { StoredData } from './StoredData';

/** The part of the privacy policy about what we collect, where we store it, and how we use it. */
export const COLLECTION: Readonly<Record<'what-we-collect' | 'what-is-kept' | 'how-we-use-it', LegalText>> = {
  'what-we-collect': {
    title: 'What we collect',
    content: (
      <>
        <p>We collect only three things:</p>
        <ul>
          <li>
            <b>Your email address</b>, only for the newsletter, and only if you subscribe to it.
          </li>
          <li>
            <b>Anonymous usage data</b>: which pages and games are used, without anything that shows who used them.
          </li>
          <li>
            <b>Feedback</b>, if you choose to send us any.
          </li>
        </ul>
        <AddedPassage>
          <p>
            <b>Usage data:</b> at present we collect none at all. No page of Numeria counts, measures or tracks its
            visitors.
          </p>
          <p>
            <b>Accounts:</b> if you create an account, you also give us the email address you sign in with and, if you
            like, a first name, a last name, a date of birth and your favourite games. You do not need an account for
            any game or video.
          </p>
          <p>
            <b>Feedback:</b> the <Link to="/contact">contact form</Link> does not send anything by itself. Your message
            reaches us only when you send it by email.
          </p>
        </AddedPassage>
      </>
    ),
  },
  'what-is-kept': {
    title: 'What we store, where, and for how long',
    content: (
      <AddedPassage>
        <p>
          This is everything that we store, and everything that we know others store for us. Game results never leave
          your device unless you make a file or a link from them yourself. A link that challenges a friend contains the
          questions of one round, when they were answered and which answers were correct. It contains no name, and
          nothing is sent to a server. The database and the account service, which sends the sign-in links, are run for
          us by Supabase, a hosting company, or by whoever runs the copy of Numeria that you are using. A copy without
          accounts has neither.
        </p>
        <StoredData />
        <p>
          What you delete is removed from our database straight away. It may stay in backups until they are overwritten.
          The account service's log may still show that you had an account, and when you used it, until the log is
          cleared. Like all web servers, those that deliver the pages and run the accounts see your device's IP address,
          because they need it to reply. They may record it for a short time to keep the service secure. We do not use
          it to find out who you are.
        </p>
      </AddedPassage>
    ),
  },
  'how-we-use-it': {
    title: 'How we use it',
    content: (
      <>
        <ul>
          <li>Your email address: to send you the newsletter.</li>
          <li>Anonymous usage data: to learn what works well, and to improve the site.</li>
          <li>Feedback: to answer you and to fix what is wrong.</li>
        </ul>
        <p>We do not sell any of this data, and we do not give any of it to advertisers.</p>
        <AddedPassage>
          <p>
            We use the email address of your account to send you sign-in emails, and to know that it is you. Your
            profile and your favourites are shown only to you.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
