import { Link } from 'react-router-dom';
import { SITE } from '../site-settings';
import { AddedPassage } from './AddedPassage';
import type { LegalText } from './LegalPage';
import { SupportLink } from './SupportLink';

/** The part of the privacy policy about cookies, security and the choices that visitors have. */
export const PROTECTION: Readonly<
  Record<'cookies' | 'videos' | 'camera' | 'security' | 'children' | 'your-choices' | 'changes', LegalText>
> = {
  cookies: {
    title: 'Cookies',
    content: (
      <>
        <p>We use only essential cookies, which are cookies that the site needs to work.</p>
        <AddedPassage>
          <p>
            At present Numeria sets no cookies at all. It keeps what it needs to remember in your browser's own storage,
            which is not sent when a page is loaded. The names of its entries begin with <code>numeria.</code> or the
            name of a game, such as <code>arithmeticHeroProgress</code>.
          </p>
        </AddedPassage>
      </>
    ),
  },
  videos: {
    title: 'Videos from YouTube',
    content: (
      <AddedPassage>
        <p>
          The videos belong to their educators and are hosted on YouTube. When you open a page of videos, your browser
          loads their thumbnails from YouTube's image service. That service sees your device's IP address, but not which
          page you are on.
        </p>
        <p>
          YouTube's player is loaded only when you press a video, from YouTube's cookie-free address
          (youtube-nocookie.com). From then on, YouTube's own privacy policy applies to what the player does. The games
          load nothing from YouTube or from anyone else.
        </p>
      </AddedPassage>
    ),
  },
  camera: {
    title: 'The camera and the microphone',
    content: (
      <AddedPassage when="third">
        <p>
          Two pages can ask to use the camera: the class board, where it reads the codes that children hold up, and
          answer cards, where it reads printed cards and filled-in sheets. They ask only when you press the button. The
          images are processed on the device and are never stored or sent. Cards have numbers, and sheets are only
          counted: how many missed each question is forgotten when you close the page. A code on the class board
          contains the animal and the sail that the child chose, which answers were right or only how many, and a random
          number that tells apart two children with the same animal. Its last two letters show whether it is from this
          round and was copied correctly. It does not contain a name. The board shows which questions a class missed,
          but not who missed them. The codes are deleted when you close the tab.
        </p>
        <p>
          One page can use the microphone: Tables Check, if a child chooses to say the answers. It listens only while a
          question is open, and only on a device that can recognise speech without the internet. What it hears is turned
          into a number on the device and is never stored or sent.
        </p>
      </AddedPassage>
    ),
  },
  security: {
    title: 'Security',
    content: (
      <>
        <p>
          We protect your data with care and with the usual technical measures. No way of sending or storing data is
          completely secure, so we cannot promise that nothing will ever go wrong.
        </p>
        <AddedPassage>
          <p>
            Accounts have no passwords, so none can be stolen. You sign in with a link or a code that works once and for
            a short time. The database lets each account read and change only its own data. Nobody can read the list of
            newsletter addresses through the site. Someone who types an address into the newsletter form can only find
            out whether that address is on the list. If we learn that your data has fallen into the wrong hands, we will
            tell you.
          </p>
        </AddedPassage>
        <AddedPassage when="second">
          <p>
            <b>A device that is not your own:</b> if you say so when you sign in, we sign you out when you close the
            tab. If you forgot to sign out somewhere, “Sign Out Everywhere” on your{' '}
            <Link to="/profile">profile page</Link> signs you out on every device at once. Nobody stays signed in for
            more than ninety days, or for more than thirty days without a visit.
          </p>
        </AddedPassage>
      </>
    ),
  },
  children: {
    title: 'Children under 13',
    content: (
      <>
        <p>
          We do not knowingly collect personal information from children under 13 without the consent of a parent. If
          you believe that a child has given us personal information, please tell us and we will delete it.
        </p>
        <AddedPassage>
          <p>
            Children do not need an account or an email address to play. Wherever an address can be entered, to sign in
            or to subscribe, the page says: “Under 13? Ask a grown-up to do this for you.”
          </p>
        </AddedPassage>
      </>
    ),
  },
  'your-choices': {
    title: 'How to see it, change it and remove it',
    content: (
      <>
        <AddedPassage>
          <p>
            <b>Your account:</b> on your <Link to="/profile">profile page</Link> you can change what you told us, get
            your account, profile and favourites with “Download my data”, and remove them with “Delete my account”. That
            deletes your profile, your favourites, your sign-in, and the newsletter entry for the same address. If you
            signed in more than ten minutes ago, we first ask you for a code that we email to you.
          </p>
          <p>
            <b>What is not in the download:</b> newsletter addresses, and the account service's records of sessions and
            sign-ins, because they cannot be read through the site. You can ask us for them.
          </p>
          <p>
            <b>The newsletter:</b> write to <SupportLink /> from the address that subscribed, and we will remove it.
          </p>
          <p>
            <b>Your device:</b> you can clear this site's data in your browser's settings. This also deletes all
            progress in the games.
          </p>
          <p>
            <b>Anything else:</b> ask us. Wherever you live, you can ask what data we hold about you, and have it
            corrected or deleted.
          </p>
        </AddedPassage>
        <AddedPassage when="second">
          <p>
            <b>Your progress:</b> the page <Link to="/progress">Your progress</Link> shows what the games store on your
            device. There you can save it to a file, which is made in your browser and sent to nobody, load such a file,
            or delete your progress with “Start over”. You can also ask your browser to keep it for longer. Some
            browsers will ask you to confirm. None of this is sent to us.
          </p>
        </AddedPassage>
      </>
    ),
  },
  changes: {
    title: 'Changes and questions',
    content: (
      <>
        <p>If we change this policy, we will publish the new text on this page, with its date.</p>
        <p>
          If you have a question about it, write to <SupportLink />.
        </p>
        <AddedPassage>
          <p>
            Numeria is open source, and others may run copies of it. This policy applies to the site at {SITE.address}.
            Anyone who runs a copy is responsible for it.
          </p>
        </AddedPassage>
      </>
    ),
  },
};
