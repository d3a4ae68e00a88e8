import Printer from 'lucide-react/icons/printer';
import Sailboat from 'lucide-react/icons/sailboat';
import { type ReactNode, useState } from 'react';
import type { Tables } from '../../../machines/core/week-link';
import type { Game } from '../../catalogue/define-game';
import { randomSeed } from '../../device/url-options';
import { siteUrl } from '../../locale/address';
import { getBoardUrl, hasClassMode } from '../../play/modes/class/class-link';
import { CameraPageButton } from '../../ui/CameraPageLink';
import { CheckField } from '../../ui/CheckField';
import { LinkButton } from '../../ui/LinkButton';
import { LinkCode } from './LinkCode';
import { RoundSettings, SelectField } from './RoundSettings';
import { addressOf, type ChosenRound, getPrintAddress, playersOf, settingsOf, type Who } from './round-address';
import { text } from './text';

interface Props {
  readonly game: Game;
  /** The settings to begin with. Links always name them. */
  readonly preset?: ChosenRound['preset'];
  /** Set if only these times tables are asked. */
  readonly tables?: Tables | null;
  /** More that can be done with the round, below the other buttons. */
  readonly children?: (round: ChosenRound) => ReactNode;
}

const NO_SETTINGS: ChosenRound['preset'] = {};

/** Makes a link to a round of a game, with its settings and, optionally, the same questions for everyone. */
export function LinkMaker({ game, preset = NO_SETTINGS, tables = null, children }: Props) {
  const [chosen, setChosen] = useState(preset);
  const [who, setWho] = useState<Who>('one');
  const [seed, setSeed] = useState<number | null>(null);
  // Only a child's own device can ask only some tables.
  const players = tables === null ? playersOf(game) : (['one'] as const);
  const round: ChosenRound = { game, chosen, preset, tables, seed };
  const address = addressOf(round, who);
  const link = siteUrl(address);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <RoundSettings settings={settingsOf(game)} chosen={chosen} onChange={setChosen} />
        {players.length > 1 && (
          <SelectField
            label={text.link.who}
            value={who}
            options={players.map((name) => [name, text.who[name]])}
            onChange={(name) => setWho(players.find((player) => player === name) ?? 'one')}
          />
        )}
      </div>
      {tables === null ? (
        <CheckField
          label={text.link.same}
          hint={text.link.sameHint}
          isChecked={seed !== null}
          onChange={(isChecked) => setSeed(isChecked ? randomSeed() : null)}
        />
      ) : (
        <p className="text-small text-text-soft">{text.link.onlyTables}</p>
      )}
      <LinkCode link={link} title={game.heading} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={address}>{text.link.open}</LinkButton>
        <LinkButton to={getPrintAddress(round)} icon={<Printer aria-hidden className="icon" />}>
          {text.link.worksheet}
        </LinkButton>
        {tables === null && hasClassMode(game) && <ForClass game={game} chosen={chosen} seed={seed} />}
        {children?.(round)}
      </div>
    </div>
  );
}

/** A link to the class board with these settings. It always has a seed, so that everyone gets the same questions. */
function ForClass({ game, chosen, seed }: Pick<ChosenRound, 'game' | 'chosen' | 'seed'>) {
  const [fresh] = useState(randomSeed);
  return (
    <CameraPageButton
      to={getBoardUrl(game, { ...chosen, seed: seed ?? fresh })}
      icon={<Sailboat aria-hidden className="icon" />}
    >
      {text.link.forClass}
    </CameraPageButton>
  );
}
