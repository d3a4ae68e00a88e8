import type { ReactNode } from 'react';

type Link = (text: string) => ReactNode;

export const moreWays = {
  title: 'More ways to use it in class',
  /** Below the ways to play on a board. */
  devices: (link: Link) => <>Does every child have a device? {link('Open the class board')}.</>,
  oneRound: (
    <>
      <b>One round for everyone:</b> choose the settings of a game below, and share the link or its QR code with the
      class.
    </>
  ),
  noRush: (
    <>
      <b>No rush:</b> set “Time” to longer or none.
    </>
  ),
  twoPlayers: (
    <>
      <b>Two on one board:</b> each player has half of the board, and both pull on one rope.
    </>
  ),
  storm: (
    <>
      <b>A class against the storm:</b> there is one question on the board, and the class calls out the answer. Twenty
      correct answers bring the ship home. Another class can use the same two words to get the same questions.
    </>
  ),
  classBoard: (link: Link) => (
    <>
      <b>A class without accounts:</b> {link('the class board')} takes a code from each child, without names, and shows
      how much they have all solved together.
    </>
  ),
  knowledge: (link: Link) => (
    <>
      <b>What a child knows:</b> {link('a map of times tables, sums and other skills')} fills in as they play, on each
      device. You can print it on two pages.
    </>
  ),
  paper: (link: Link) => (
    <>
      <b>On paper:</b> {link('print worksheets')} of any game's questions, with the answers on a page of their own, and
      a QR code that opens the same questions on a screen.
    </>
  ),
  faq: (link: Link) => (
    <>
      <b>More answers:</b> {link('how to use Numeria in the classroom')}.
    </>
  ),
};
