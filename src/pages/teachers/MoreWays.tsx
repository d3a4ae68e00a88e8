import { Link } from 'react-router-dom';
import { CameraPageLink } from '../../ui/CameraPageLink';
import '../../ui/prose.css';

/** How to use the games in class, folded away below what a teacher needs first. */
export const MoreWays = () => (
  <details>
    <summary className="min-h-12 cursor-pointer py-2.5 font-heading text-h3 font-semibold">
      More ways to use it in class
    </summary>
    <div className="prose max-w-(--reading,48rem) pt-3">
      <p>
        <b>One round for everyone:</b> choose the settings of a game below, and share the link or its QR code with the
        class.
      </p>
      <p>
        <b>No rush:</b> set “Time” to longer or none.
      </p>
      <p>
        <b>Two on one board:</b> each player has half of the board, and both pull on one rope.
      </p>
      <p>
        <b>A class against the storm:</b> there is one question on the board, and the class calls out the answer. Twenty
        correct answers bring the ship home. Another class can use the same two words to get the same questions.
      </p>
      <p>
        <b>A class without accounts:</b> <CameraPageLink to="/class">the class board </CameraPageLink> takes a code from
        each child, without names, and shows how much they have all solved together.
      </p>
      <p>
        <b>What a child knows:</b> <Link to="/progress/facts">a map of times tables, sums and other skills</Link> fills
        in as they play, on each device. You can print it on two pages.
      </p>
      <p>
        <b>On paper:</b> <Link to="/print">print worksheets</Link> of any game's questions, with the answers on a page
        of their own, and a QR code that opens the same questions on a screen.
      </p>
      <p>
        <b>More answers:</b> <Link to="/faq#teachers">how to use Numeria in the classroom</Link>.
      </p>
    </div>
  </details>
);
