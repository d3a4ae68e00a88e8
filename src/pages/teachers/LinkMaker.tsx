import Printer from 'lucide-react/icons/printer';
import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import type { Game } from '../../catalogue/define-game';
import { randomSeed } from '../../device/url-options';
import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { getBoardUrl, hasClassMode } from '../../play/modes/class/class-link';
import { CheckField } from '../../ui/CheckField';
import { LinkButton } from '../../ui/LinkButton';
import { RoundSettings, SelectField } from './RoundSettings';
import { addressOf, getPrintAddress, playersOf, settingsOf, WHO, type Who } from './round-address';

/** Makes a link to a round of a game, with its settings and, optionally, the same questions for everyone. */
export function LinkMaker({ game }: { readonly game: Game }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [who, setWho] = useState<Who>('one');
  const [seed, setSeed] = useState<number | null>(null);
  const players = playersOf(game);
  const address = addressOf(game, chosen, who, seed);
  const link = new URL(address, location.origin).href;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <RoundSettings settings={settingsOf(game)} chosen={chosen} onChange={setChosen} />
        {players.length > 1 && (
          <SelectField
            label="Who plays"
            value={who}
            options={players.map((name) => [name, WHO[name].label])}
            onChange={(name) => setWho(players.find((player) => player === name) ?? 'one')}
          />
        )}
      </div>
      <CheckField
        label="The same questions for everyone"
        hint="Everyone who opens the link gets the same questions. Otherwise each device picks questions for its own child."
        isChecked={seed !== null}
        onChange={(isChecked) => setSeed(isChecked ? randomSeed() : null)}
      />
      <div className="flex flex-wrap items-center gap-5">
        <div className="size-40">
          <QrCode link={link} />
        </div>
        <div className="grid min-w-0 justify-items-start gap-3">
          <code className="max-w-full text-small break-all">{link}</code>
          <CopyLink link={link} />
          <LinkButton to={address} variant="plain">
            Open it
          </LinkButton>
          <LinkButton
            to={getPrintAddress(game, chosen, seed)}
            variant="plain"
            icon={<Printer aria-hidden className="icon" />}
          >
            Worksheet
          </LinkButton>
          {hasClassMode(game) && <ForClass game={game} chosen={chosen} seed={seed} />}
        </div>
      </div>
    </div>
  );
}

interface ForClassProps {
  readonly game: Game;
  readonly chosen: Readonly<Record<string, string>>;
  readonly seed: number | null;
}

/** A link to the class board with these settings. It always has a seed, so that everyone gets the same questions. */
function ForClass({ game, chosen, seed }: ForClassProps) {
  const [fresh] = useState(randomSeed);
  return (
    // Reloads the document, because the permissions policy of other pages blocks the camera.
    <LinkButton
      to={getBoardUrl(game, { ...chosen, seed: seed ?? fresh })}
      reloadDocument
      variant="plain"
      icon={<Sailboat aria-hidden className="icon" />}
    >
      For the class
    </LinkButton>
  );
}
