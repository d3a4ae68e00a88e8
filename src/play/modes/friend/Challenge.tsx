import type { GameSession } from '../../../../machines/core/session';
import type { Game } from '../../../catalogue/define-game';
import { CopyLink } from '../../links/CopyLink';
import { absoluteLink } from '../../links/links';
import QrCodeImage from '../../links/QrCodeImage';
import { getRoundIdentity, getRoundParameters } from '../../round/round';
import { encodeChallenge } from './challenge-code';
import { friendFragment } from './friend';
import { text } from './text';

export interface ChallengeProps {
  readonly game: Game;
  readonly session: Pick<GameSession<object, unknown>, 'settings' | 'seed' | 'timeline' | 'mix'>;
}

/** The link to a finished round that a friend can play, to copy or to scan. */
export default function Challenge({ game, session: { settings, seed, timeline, mix } }: ChallengeProps) {
  const round = getRoundParameters(game, settings, seed);
  const code = encodeChallenge({ timeline, mix }, getRoundIdentity(game, round));
  if (code === null) return <p>{text.tooLong}</p>;
  const link = absoluteLink(round) + friendFragment(code);
  return (
    <>
      {text.panel.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <CopyLink link={link} />
      <div className="aspect-square w-[min(18rem,100%)]">
        <QrCodeImage link={link} />
      </div>
    </>
  );
}
