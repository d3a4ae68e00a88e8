import { Link } from 'react-router-dom';
import { SITE } from '../site-facts';
import { Added, type LegalSection } from './LegalPage';

const supportLink = <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>;

/** Of the privacy policy: what the site is careful about, and what a visitor can do. */
export const HOW_IT_IS_TREATED: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    content: (
      <>
        <p>We use only essential cookies: those without which a part of the site could not work.</p>
        <Added>
          <p>
            At present Numeria sets no cookie at all. What it has to remember stands in your browser's own storage,
            which is not sent along when a page is fetched. Its entries begin with <code>numeria.</code> or with the
            name of a game, such as <code>arithmeticHeroProgress</code>.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'videos',
    title: 'Videos from YouTube',
    content: (
      <Added>
        <p>
          The videos belong to their educators and are hosted on YouTube. When you open a page of videos, your browser
          fetches their small pictures from YouTube's image service. That service sees the network address of your
          device, but is not told which page you are on.
        </p>
        <p>
          YouTube's player is loaded only when you press a video, from YouTube's address without cookies
          (youtube-nocookie.com). From then on YouTube's own privacy policy holds for what the player does. The games
          fetch nothing from YouTube or from anyone else.
        </p>
      </Added>
    ),
  },
  {
    id: 'camera',
    title: 'The camera and the microphone',
    content: (
      <Added when="addedLast">
        <p>
          One page may ask for the camera: the board of a class, where it reads the codes that children hold up. It asks
          at a press, and only there. Its pictures are looked at on the device, and neither kept nor sent. A code holds
          an animal and how many answers were right: no name, and nothing else. Codes are gone when the tab is closed.
        </p>
        <p>
          One page may use the microphone: Tables Check, where a child has chosen to say the answers. It listens only
          while a question is open, and only on a device that understands speech by itself. What it hears is turned into
          a number on the device, and neither kept nor sent.
        </p>
      </Added>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    content: (
      <>
        <p>
          We protect what is entrusted to us with care and by the usual technical means. No way of sending or keeping
          data is perfectly safe, so we cannot promise that nothing will ever go wrong.
        </p>
        <Added>
          <p>
            No password opens an account, so none can be stolen: you sign in by a link, or by digits, that work once,
            and not for long. The database itself lets each account read and change only what belongs to it, and nobody
            can read the list of newsletter addresses through the site; who types an address into the newsletter form
            can learn only whether that one is on it. If we learn that something of yours got into wrong hands, we tell
            you.
          </p>
        </Added>
        <Added when="addedLater">
          <p>
            <b>A device that is not your own:</b> say so when you sign in, and you are signed out when the tab is
            closed. If you forgot to sign out somewhere, “Sign Out Everywhere” on your{' '}
            <Link to="/profile">profile page</Link> ends it on every device at once. Nobody stays signed in for more
            than ninety days, or for more than thirty days without a visit.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children under 13',
    content: (
      <>
        <p>
          We do not knowingly collect personal information from children under 13 without the consent of a parent. If
          you believe that a child has given us some, please tell us, and we delete it.
        </p>
        <Added>
          <p>
            Children need no account and no e-mail address to play. Where an address can be typed in, to sign in or to
            subscribe, the page says: “Under 13? Ask a grown-up to do this for you.”
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'your-choices',
    title: 'How to see it, change it and remove it',
    content: (
      <>
        <Added>
          <p>
            <b>Your account:</b> on your <Link to="/profile">profile page</Link> you can change what you told us, get
            your account, profile and favourites with “Download my data”, and remove them with “Delete my account”. That
            deletes your profile, your favourites, your sign-in, and the newsletter entry of the same address. If you
            signed in more than ten minutes ago, you are first asked for digits that we mail to you.
          </p>
          <p>
            <b>What the download lacks:</b> newsletter addresses cannot be read through the site, nor can what the
            account service notes of sessions and sign-ins. Ask us for it.
          </p>
          <p>
            <b>The newsletter:</b> write to {supportLink} from the address that subscribed, and we remove it.
          </p>
          <p>
            <b>Your device:</b> clear the data of this site in the settings of your browser. All progress in the games
            is gone with it.
          </p>
          <p>
            <b>Anything else:</b> ask us. You may ask what we hold about you, and have it put right or deleted, wherever
            you live.
          </p>
        </Added>
        <Added when="addedLater">
          <p>
            <b>Your progress:</b> the page <Link to="/progress">Your progress</Link> shows what is kept of the games on
            your device. It saves it to a file, which is made in your browser and sent to nobody; it loads such a file;
            and with “Start over” it clears what was reached. It can also ask your browser to keep it for longer, which
            some browsers then ask you about. They ask nothing of us and tell us nothing.
          </p>
        </Added>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    content: (
      <>
        <p>When this policy changes, its new text stands on this page, with its date.</p>
        <p>If you have a question about it, write to {supportLink}.</p>
        <Added>
          <p>
            Numeria is open source, and others may run copies of it. This policy speaks for the site at {SITE.address};
            who runs a copy is responsible for what happens there.
          </p>
        </Added>
      </>
    ),
  },
];
