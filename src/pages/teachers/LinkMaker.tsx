import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import { freshSeed } from '../../device/switches';
import type { Game } from '../../games/define-game';
import { CopyLink } from '../../play/CopyLink';
import { boardAddress, isForClass } from '../../play/class/class-link';
import { isForStorm } from '../../play/game-for-one';
import { QrCode } from '../../play/QrCode';
import { CheckField } from '../../ui/CheckField';
import { LinkButton } from '../../ui/LinkButton';
import { RoundSettings, SelectField } from './RoundSettings';

const TIMES = ['normal', 'longer', 'none'] as const;

/** The settings of a game by which a link can name a round, and its time; each has its first value by itself. */
const settingsOf = (game: Game): Readonly<Record<string, readonly string[]>> => ({
  ...game.settings,
  ...(game.isTimed && { time: TIMES }),
});

/** Who plays, and what of it stands in an address. */
const WHO = {
  one: { label: 'One child', parameters: {} },
  two: { label: 'Two on one board', parameters: { players: '2' } },
  class: { label: 'A class against the storm', parameters: { storm: 'on' } },
} as const satisfies Record<string, { label: string; parameters: Readonly<Record<string, string>> }>;
type Who = keyof typeof WHO;

/** By whom a game can be played from a link alone. */
const playersOf = (game: Game): readonly Who[] => [
  'one',
  ...(game.maxPlayers === 2 ? (['two'] as const) : []),
  ...(isForStorm(game) ? (['class'] as const) : []),
];

/** The address of a round within the site: what is chosen, and nothing that a round has by itself. */
function addressOf(game: Game, chosen: Readonly<Record<string, string>>, who: Who, seed: number | null): string {
  const settings = Object.entries(settingsOf(game)).flatMap(([name, [first]]) => {
    const value = chosen[name];
    return value === undefined || value === first ? [] : [[name, value]];
  });
  const parameters = new URLSearchParams([...settings, ...Object.entries(WHO[who].parameters)]);
  if (seed !== null) parameters.set('seed', String(seed));
  return parameters.size === 0 ? game.path : `${game.path}?${parameters}`;
}

/** Puts the link to a round of a game together: by its settings, and with the same questions for all. */
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
