import Database from 'lucide-react/icons/database';
import Mail from 'lucide-react/icons/mail';
import TabletSmartphone from 'lucide-react/icons/tablet-smartphone';
import type { ReactNode } from 'react';

interface StoredThingsProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** What is kept there, with how long. */
  readonly things: readonly (readonly [what: string, howLong: ReactNode])[];
}

function Storage({ icon, title, things }: StoredThingsProps) {
  return (
    <div className="grid gap-3 rounded-medium bg-surface px-6 py-5 shadow-soft phone:p-4.5">
      <h3 className="flex items-center gap-2.5">
        {icon}
        {title}
      </h3>
      <dl className="grid gap-3">
        {things.map(([what, howLong]) => (
          <div key={what}>
            <dt className="font-extrabold">{what}</dt>
            <dd className="text-text-soft">{howLong}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Exactly what is kept, where, and for how long. */
export function StoredData() {
  return (
    <div className="grid gap-4">
      <Storage
        icon={<TabletSmartphone className="icon" aria-hidden="true" />}
        title="Only on the device in use"
        things={[
          [
            'Progress, records and settings of each game',
            'Until you clear the data that your browser keeps of this site. Some browsers clear it by themselves: Safari does after seven days without a visit.',
          ],
          [
            'What you know: how sure each sum and each kind of question is, from the answers in all games; on which day it last came; how quickly you type; and which times tables you say you have had (numeria.learning). It chooses what is asked next. It leaves the device only when you save it or show it',
            'Just as long, or until you start over on the progress page.',
          ],
          [
            'On the map: which islands you have been to, your stars there, and where your boat lies',
            'Just as long, or until you start over on the progress page.',
          ],
          [
            'In your passport: which hat your hero wears, and how many mistakes you have put right',
            'Just as long, or until you start over on the progress page.',
          ],
          [
            'A round that you left in the middle: its settings, your answers, and what you knew when it began (numeria.left-round), so that you can go on with it',
            'It is offered for an hour. It goes when you go on, decline, begin another round or start over; at the latest when a game is opened after that hour.',
          ],
          ['Your choice of sound and music, of time limits, of questions, and of light or dark', 'Just as long.'],
          [
            'Which videos you have ticked as watched, and which one you opened last',
            'Just as long, or until you take the tick away.',
          ],
          [
            'The site itself: pages, pictures and sounds, so that it works without a network',
            'Just as long; each new version takes the place of the one before it.',
          ],
          [
            'That you have put off a new version of the site, or that a page was loaded again to fetch a missing part',
            'Until you close the tab.',
          ],
          [
            'On the board of a class: the codes that its children have brought (numeria.class)',
            'Until you close the tab, or bring the first code of another round.',
          ],
          [
            'What the browser answers when it is asked, after a round, to keep all of this: yes or no',
            'As long as the browser keeps its answer. You can take it back in its settings.',
          ],
          [
            'That you are signed in: two keys that the account service gave to your browser, with your e-mail address',
            'Until you sign out or delete your account; on a device that you said is not your own, until the tab is closed. Without an account there is nothing of the kind.',
          ],
          [
            'That the device is not your own, if you said so when you signed in, and when you last left the tab',
            'The first counts for one hour, the other until the tab is closed. Neither says who you are.',
          ],
        ]}
      />
      <Storage
        icon={<Database className="icon" aria-hidden="true" />}
        title="In our database and account service"
        things={[
          [
            'Of those who make an account: the e-mail address they sign in with, and when they signed up and signed in',
            'Until you delete your account. An address whose sign-in link nobody ever opens is removed after thirty days.',
          ],
          [
            'Of each device that is signed in: when it signed in and when it last asked for a new key, its network address, and what its browser calls itself',
            'For as long as the session lasts: until you sign out there with a connection, sign out everywhere, or delete your account; at the latest for ninety days.',
          ],
          [
            'In the log of the account service: who signed in, out or up, with e-mail address, network address and time',
            'For as long as that service keeps its log; entries may outlast the account.',
          ],
          [
            'First name, last name and date of birth on your profile, as far as you fill them in',
            'Until you empty the field or delete your account. All three are optional.',
          ],
          [
            'The e-mail address on your profile, once you have saved it',
            'Until you write another one in its place, or delete your account. A profile is not saved without one.',
          ],
          ['The games you mark as favourites', 'Until you take the heart away or delete your account.'],
          [
            'The e-mail address of those who subscribe to the newsletter',
            'Until you ask us to remove it, or delete the account with the same address.',
          ],
          [
            'The network address that somebody subscribed from, so that no network can fill the list',
            'For an hour, or until the next night where nobody has subscribed since.',
          ],
        ]}
      />
      <Storage
        icon={<Mail className="icon" aria-hidden="true" />}
        title="In our mailbox"
        things={[
          [
            'What you write to us by e-mail',
            'For as long as we need it to answer you and to mend what you told us about. Ask, and we delete it.',
          ],
        ]}
      />
    </div>
  );
}
