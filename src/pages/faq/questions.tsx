/* The questions that are asked most, and their answers: full, and true of the site as it is. */
import { Link } from 'react-router-dom';
import type { AccordionItem } from '../../ui/Accordion';
import { SITE } from '../site-facts';

/** A link that round names: a game of this site, the same questions for everybody, no clock. */
export const EXAMPLE_LINK = '/arithmetic-hero?seed=42&time=none';

export const QUESTIONS: readonly AccordionItem[] = [
  {
    id: 'what-is-numeria',
    title: 'What is Numeria?',
    content: (
      <>
        <p>
          Numeria is a free, open-source website for learning maths. For primary school it has games: each is an island
          that practises one thing, from times tables to fractions, clocks and coins. For secondary school it gathers
          videos by educators from around the web, sorted by exam board and unit.
        </p>
        <p>
          You need no account. Pick an island on the <Link to="/">home page</Link> and play.
        </p>
      </>
    ),
  },
  {
    id: 'is-it-free',
    title: 'Is Numeria really free?',
    content: (
      <>
        <p>
          Yes, always. There are no paywalls, no adverts, no trial weeks and no extras to buy. Every game and every
          video is open to everybody, with or without an account.
        </p>
        <p>
          It will stay so: the code is open source under the MIT licence, so anyone may read it, improve it and run a
          copy, and nobody can lock it up.
        </p>
        <p>
          Some of it is work that others give just as freely: its letters, its emoji, the code that it builds on. The{' '}
          <a href="/licences.txt">list of licences</a> names all of that.
        </p>
      </>
    ),
  },
  {
    id: 'ages',
    title: 'Which ages is it for?',
    content: (
      <>
        <p>
          The games are made for ages 5 to 11. The videos and the materials that go with them are for ages 11 to 18.
        </p>
        <p>
          These are signposts, not fences. In games with a clock you choose how much time you have, or play without any;
          harder levels wait for those who want more; and nobody is too old to practise.
        </p>
      </>
    ),
  },
  {
    id: 'how-it-helps',
    title: 'How does Numeria help with maths?',
    content: (
      <>
        <p>
          By short practice that answers at once. You see straight away whether you were right. After a mistake the game
          shows the right answer, with one line that says why. At the end you read what went well, and one thing to
          practise next.
        </p>
        <p>
          Nobody is ranked against others, and nothing presses you to come back. What you have reached stays on your
          device, so that you can go on from there.
        </p>
        <p>
          The videos help when a topic needs explaining: look for your exam board, then for the unit that you are
          learning now. None of this replaces a teacher; it is practice and a second explanation.
        </p>
      </>
    ),
  },
  {
    id: 'teachers',
    title: 'Can teachers use Numeria in the classroom?',
    content: (
      <>
        <p>
          Yes, please do. It needs no licence, no sign-up and no data of your pupils. It runs in the browser of tablets,
          computers and interactive whiteboards, and is played by touch, mouse, keyboard, switch or screen reader.
        </p>
        <ul>
          <li>
            <b>The same questions for everybody.</b> “For teachers” in a game's menu, pause or result copies a link with
            its settings and a seed. Everyone who opens it is asked the same questions in the same order.
          </li>
          <li>
            <b>Without hurry.</b> Choose “Time: none” in the menu, or write <code>time=none</code> in the link, and no
            limit is left; <code>time=longer</code> doubles them. For example: <code>{EXAMPLE_LINK}</code>
          </li>
          <li>
            <b>In a quiet room.</b> <code>mute</code> in the link switches the sounds off, <code>calm</code> the
            movement that is only for show.
          </li>
          <li>
            <b>On shared devices.</b> Records stay on the device and belong to whoever uses it. Pupils who share a
            tablet share its records too.
          </li>
        </ul>
        <p>
          The games need Chrome or Edge 105, Safari or iPadOS 15.4, Firefox 115, or a later one. Older browsers say so,
          and show every page to be read.
        </p>
        <p>The videos come from YouTube, which some schools block. The games do not need it.</p>
      </>
    ),
  },
  {
    id: 'report',
    title: 'How do I report a bug or suggest a feature?',
    content: (
      <>
        <p>
          Write to us at <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>, or start from the{' '}
          <Link to="/contact">contact form</Link>, which helps you to put the letter together.
        </p>
        <p>
          Of a bug, tell us the page, what you did, what you expected and what happened instead, and which device and
          browser you use. A picture of the screen helps; please leave out names and pictures of children. Of an idea,
          tell us what you would like to learn or teach with it.
        </p>
      </>
    ),
  },
];
