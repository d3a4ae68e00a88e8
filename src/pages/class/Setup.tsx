import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { randomSeed } from '../../device/url-options';
import { Boat } from '../../play/modes/class/Boat';
import { hasClassMode } from '../../play/modes/class/class-link';
import { Button } from '../../ui/Button';
import { SeaHeader } from '../sea/SeaHeader';
import { RoundSettings, SelectField } from '../teachers/RoundSettings';
import { privacy } from './sentences-text';
import { text } from './text';

const CHOICES = GAMES.filter(hasClassMode);
const TIMES = ['normal', 'longer', 'none'] as const;

const { setup } = text;

/** Chooses the round before the board opens. */
export function Setup() {
  const [, setParameters] = useSearchParams();
  const [id, setId] = useState(CHOICES[0]?.id ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const game = CHOICES.find((one) => one.id === id);
  const settings = { ...game?.settings, ...(game?.isTimed === true && { time: TIMES }) };
  const begin = () => setParameters({ game: id, ...chosen, seed: String(randomSeed()) }, { replace: true });
  return (
    <main id="main" className="class-screen" data-class="setup">
      <SeaHeader
        title={text.title}
        drawing={
          <>
            <Boat animal={4} sail={0} x="10" y="50" width="130" height="146" />
            <Boat animal={13} sail={2} x="112" y="84" width="118" height="132" />
            <Boat animal={7} sail={1} x="200" y="46" width="120" height="135" />
          </>
        }
      >
        <p className="text-lead font-semibold">{setup.lead}</p>
      </SeaHeader>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-20 board:pt-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 scriptless:hidden">
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            <SelectField
              label={setup.game}
              value={id}
              options={CHOICES.map((one) => [one.id, one.heading])}
              onChange={(next) => {
                setId(next);
                setChosen({});
              }}
            />
            <RoundSettings settings={settings} chosen={chosen} onChange={setChosen} />
          </div>
          <Button
            variant="primary"
            size="big"
            className="justify-self-start"
            icon={<Sailboat aria-hidden className="icon" />}
            onClick={begin}
          >
            {setup.begin}
          </Button>
        </div>
        <ol className="grid max-w-192 list-decimal gap-2 ps-[1.4em]">
          {setup.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-192">
          {privacy((label) => (
            <Link to="/teachers">{label}</Link>
          ))}
        </p>
      </div>
    </main>
  );
}
