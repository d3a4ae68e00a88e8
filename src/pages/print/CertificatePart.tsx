import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { NO_VOYAGE } from '../../../machines/core/voyage';
import { GAMES } from '../../catalogue';
import { voyageStore } from '../../device/voyage';
import { PrintSheet } from '../../play/links/PrintSheet';
import { Button } from '../../ui/Button';
import { useStore } from '../../ui/page-store';
import { SelectField } from '../teachers/RoundSettings';
import { Certificate } from './Certificate';
import { text } from './text';

/** Prints a certificate for the stars that this device has won in a game. */
export function CertificatePart() {
  const { stars } = useStore(voyageStore, NO_VOYAGE);
  const won = GAMES.filter(({ id }) => (stars[id] ?? 0) > 0);
  const [chosen, setChosen] = useState('');
  const game = won.find(({ id }) => id === chosen) ?? won[0];
  if (game === undefined) return <p>{text.certificate.none}</p>;
  const certificate = <Certificate game={game} stars={stars[game.id] ?? 0} />;
  return (
    <>
      <SelectField
        label={text.certificate.island}
        value={game.id}
        options={won.map(({ id, title }) => [id, title])}
        onChange={setChosen}
      />
      <Button
        variant="primary"
        size="big"
        className="justify-self-start"
        icon={<Printer aria-hidden className="icon" />}
        onClick={() => print()}
      >
        {text.print}
      </Button>
      <div className="paper-preview">{certificate}</div>
      <PrintSheet>{certificate}</PrintSheet>
    </>
  );
}
