import { useState } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { Button } from '../../../ui/Button';
import { parseSeedName, seedName } from '../../../ui/seed-name';
import { TextField } from '../../../ui/TextField';
import { useFocusOnMount } from '../../internal/useFocusOnMount';
import { OnePlayerLink } from '../../links/CardLinks';
import { ForTeachers } from '../../links/ForTeachers';
import { StartButton } from '../../menu/StartButton';
import type { RoundParameters } from '../../round/round';
import { ClassLink } from '../class/ClassLink';
import { Sea, type SeaProps } from './Sea';
import { text } from './text';

interface Props extends Pick<SeaProps, 'actor'> {
  readonly game: Game;
  readonly link: RoundParameters;
  readonly seed: number;
  /** Called with the seed of another class's voyage. */
  readonly onSeed: (seed: number) => void;
  readonly onStart: () => void;
}

/** The card before a voyage: rules, name and start button. */
export function StormCard({ actor, game, link, seed, onSeed, onStart }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="game-sheet class-screen storm-card">
      <h2 ref={heading} tabIndex={-1} className="game-sheet-title">
        {text.title}
      </h2>
      <p className="text-text-soft">{game.heading}</p>
      <Sea actor={actor} game={game} />
      <StartButton onStart={onStart}>{text.start}</StartButton>
      {text.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <VoyageName seed={seed} />
      <OtherVoyage onSeed={onSeed} />
      <OnePlayerLink game={game}>{text.alone}</OnePlayerLink>
      <ForTeachers link={link}>
        <ClassLink game={game} link={link} />
      </ForTeachers>
    </div>
  );
}

export const VoyageName = ({ seed }: { readonly seed: number }) => (
  <div className="storm-name">
    <p>
      {text.voyage} <b className="lettering block text-[clamp(2rem,1.5rem+2vw,3.5rem)]/[1.15]">{seedName(seed)}</b>
    </p>
    <p className="text-text-soft">{text.sameForAll}</p>
  </div>
);

/** Form for the voyage name of another class. */
function OtherVoyage({ onSeed }: Pick<Props, 'onSeed'>) {
  const [typed, setTyped] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const take = () => {
    const seed = parseSeedName(typed);
    setUnknown(seed === null);
    if (seed === null) return;
    setTyped('');
    onSeed(seed);
  };
  return (
    <form
      className="flex flex-wrap items-end justify-center gap-3 text-start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={text.other}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...(isUnknown && { error: text.unknown })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{text.take}</Button>
    </form>
  );
}
