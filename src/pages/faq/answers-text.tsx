import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SupportLink } from '../legal/SupportLink';
import { EXAMPLE_LINK } from './example-link';

type Question = 'what-is-numeria' | 'is-it-free' | 'ages' | 'how-it-helps' | 'teachers' | 'report';

interface Answer {
  readonly title: string;
  readonly content: ReactNode;
}

/** The questions in the order of the page, by their ids. */
export const ANSWERS: Readonly<Record<Question, Answer>> = {
  'what-is-numeria': {
    title: 'What is Numeria?',
    content: (
      <>
        <p>
          Numeria is a free, open-source website for learning maths. For primary school it has games. Each game is an
          island where you practise one skill, from times tables to fractions, clocks and coins. For secondary school it
          collects videos by educators from around the web, sorted by exam board and unit.
        </p>
        <p>
          You do not need an account. Pick an island on the <Link to="/">home page</Link> and play.
        </p>
      </>
    ),
  },
  'is-it-free': {
    title: 'Is Numeria really free?',
    content: (
      <>
        <p>
          Yes, always. There are no paywalls, no adverts, no trial weeks and no extras to buy. Every game and every
          video is open to everyone, with or without an account.
        </p>
        <p>
          It will stay that way. The code is open source under the MIT licence, so anyone can read it, improve it and
          run a copy, and nobody can lock it away.
        </p>
        <p>
          It uses free fonts, emoji and code made by others. The <a href="/licences.txt">list of licences</a> names them
          all.
        </p>
      </>
    ),
  },
  ages: {
    title: 'Which ages is it for?',
    content: (
      <>
        <p>The games are for ages 5 to 11. The videos and the materials that go with them are for ages 11 to 18.</p>
        <p>
          These ages are only a guide. In games with a clock you can choose how much time you have, or play without a
          time limit. There are harder levels for anyone who wants more, and nobody is too old to practise.
        </p>
      </>
    ),
  },
  'how-it-helps': {
    title: 'How does Numeria help with maths?',
    content: (
      <>
        <p>
          With short practice and instant feedback. You see straight away whether you are right. After a mistake, the
          game shows the right answer and explains it in one line. At the end it shows what went well and one thing to
          practise next.
        </p>
        <p>
          Nobody is ranked against others, and there is no pressure to come back. Your progress stays on your device, so
          you can carry on where you left off.
        </p>
        <p>
          “Today's voyage” on the map takes about five minutes: something that is due again, something new, and
          something that you like. No days are counted. A grown-up who wants an end to each day can set minutes of play
          on <Link to="/progress">Your progress</Link>.
        </p>
        <p>
          The videos help when you need a topic explained. Find your exam board, then the unit that you are learning
          now. None of this replaces a teacher: it gives you practice and another way of explaining things.
        </p>
      </>
    ),
  },
  teachers: {
    title: 'Can teachers use Numeria in the classroom?',
    content: (
      <>
        <p>
          Yes, please do. You do not need a licence, an account or any pupil data. It runs in the browser on tablets,
          computers and interactive whiteboards, and works with touch, a mouse, a keyboard, a switch or a screen reader.
        </p>
        <ul>
          <li>
            <b>The same questions for everyone.</b> In a game's menu, on its pause screen or with its result, choose
            “For teachers” to copy a link with its settings and a seed. Everyone who opens the link gets the same
            questions in the same order.
          </li>
          <li>
            <b>No rush.</b> To remove all time limits, choose “Time: none” in the menu or write <code>time=none</code>{' '}
            in the link. To double them, write <code>time=longer</code>. For example: <code>{EXAMPLE_LINK}</code>
          </li>
          <li>
            <b>In a quiet room.</b> Add <code>mute</code> to the link to turn off sounds, and <code>calm</code> to turn
            off movement that is only decorative.
          </li>
          <li>
            <b>On shared devices.</b> Up to six pupils can share a tablet, each with their own records, settings and
            questions. On <Link to="/progress">Your progress</Link>, open “For grown-ups” and choose “Add a child”. Each
            is an animal instead of a name, and a new tab asks who is playing.
          </li>
        </ul>
        <p>
          The games need Chrome or Edge 105, Safari or iPadOS 15.4, Firefox 115, or a later version. In an older browser
          you will see a message, and you can still read every page.
        </p>
        <p>The videos come from YouTube, which some schools block. The games do not need it.</p>
      </>
    ),
  },
  report: {
    title: 'How do I report a bug or suggest a feature?',
    content: (
      <>
        <p>
          Write to us at <SupportLink />, or start with the <Link to="/contact">contact form</Link>, which helps you
          write the email.
        </p>
        <p>
          “Something is wrong” is in the menu, in a paused game and at the bottom of each page. It fills in the page,
          your settings and your browser for you. You see the whole text before you send it.
        </p>
        <p>
          For a bug, tell us the page, what you did, what you expected and what happened instead, and which device and
          browser you use. A screenshot helps, but please leave out names and pictures of children. For an idea, tell us
          what you would like to learn or teach with it.
        </p>
      </>
    ),
  },
};
