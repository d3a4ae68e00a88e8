import { Sailboat } from 'lucide-react';
import { useState } from 'react';
import { freshSeed } from '../../device/switches';
import type { Game } from '../../games/define-game';
import { CopyLink } from '../../play/CopyLink';
import { boardAddress, isForClass } from '../../play/class/class-link';
import { isForStorm } from '../../play/game-for-one';
import { QrCode } from '../../play/QrCode';
import { CheckField } from '../../ui/CheckField';
import { LinkButton } from '../../ui/LinkButton';
import { RoundSettings } from './RoundSettings';

const TIMES = ['normal', 'longer', 'none'] as const;
const PLAYERS = ['1', '2'] as const;
const STORM = ['off', 'on'] as const;

/** The settings of a game by which a link can name a round, and its time; each has its first value by itself. */
const settingsOf = (game: Game): Readonly<Record<string, readonly string[]>> => ({
  ...game.settings,
  ...(game.isTimed && { time: TIMES }),
  ...(game.maxPlayers === 2 && { players: PLAYERS }),
  ...(isForStorm(game) && { storm: STORM }),
});

/** The address of a round within the site: what is chosen, and nothing that a round has by itself. */
function addressOf(game: Game, chosen: Readonly<Record<string, string>>, seed: number | null): string {
  const parameters = new URLSearchParams(
    Object.entries(settingsOf(game)).flatMap(([name, [first]]) => {
      const value = chosen[name];
      return value === undefined || value === first ? [] : [[name, value]];
    }),
  );
  if (seed !== null) parameters.set('seed', String(seed));
  return parameters.size === 0 ? game.path : `${game.path}?${parameters}`;
}

/** Puts the link to a round of a game together: by its settings, and with the same questions for all. */
export function LinkMaker({ game }: { readonly game: Game }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [seed, setSeed] = useState<number | null>(null);
  const address = addressOf(game, chosen, seed);
  const link = new URL(address, location.origin).href;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <RoundSettings settings={settingsOf(game)} chosen={chosen} onChange={setChosen} />
      </div>
      <CheckField
        label="The same questions for all"
        hint="Everybody who opens the link is asked the same. Else each device asks what its child should meet next."
        isChecked={seed !== null}
        onChange={(isChecked) => setSeed(isChecked ? freshSeed() : null)}
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
          {isForClass(game) && <ForClass game={game} chosen={chosen} seed={seed} />}
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

/** The way to the board of a class, with these settings and, whatever else is chosen, one seed for all. */
function ForClass({ game, chosen, seed }: ForClassProps) {
  const [fresh] = useState(freshSeed);
  return (
    // As a page of its own: only there may the camera be asked for.
    <LinkButton
      to={boardAddress(game, { ...chosen, seed: seed ?? fresh })}
      reloadDocument
      variant="plain"
      icon={<Sailboat aria-hidden className="icon" />}
    >
      For the class
    </LinkButton>
  );
}
