import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { freshSeed } from '../../device/switches';
import { GAMES } from '../../games';
import { Boat } from '../../play/class/Boat';
import { isForClass } from '../../play/class/class-link';
import { Button } from '../../ui/Button';
import { SeaHead } from '../sea/SeaHead';
import { RoundSettings, SelectField } from '../teachers/RoundSettings';

const CHOICES = GAMES.filter(isForClass);
const TIMES = ['normal', 'longer', 'none'] as const;

const STEPS = [
  'Choose a game here, on the board. It shows a QR code.',
  'Each child scans it on its own device, chooses an animal and plays: the same questions for all.',
  'At the end each has a code of eight letters. The board takes it by its camera, or by keys.',
  'The boats gather, and the island grows with what all have solved together. Nobody is ranked.',
] as const;

/** Before the board: which round the class plays. */
export function Setup() {
  const [, setParameters] = useSearchParams();
  const [id, setId] = useState(CHOICES[0]?.id ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const game = CHOICES.find((one) => one.id === id);
  const settings = { ...game?.settings, ...(game?.isTimed === true && { time: TIMES }) };
  const begin = () => setParameters({ game: id, ...chosen, seed: String(freshSeed()) }, { replace: true });
  return (
    <main id="main" data-class="setup">
      <SeaHead
        title="For the class"
        drawing={
          <>
            <Boat animal={4} sail={0} x="10" y="50" width="130" height="146" />
            <Boat animal={13} sail={2} x="112" y="84" width="118" height="132" />
            <Boat animal={7} sail={1} x="200" y="46" width="120" height="135" />
          </>
        }
      >
        <p className="text-lead font-semibold">
          A whole class sails together: without accounts, without names, and nothing is sent anywhere.
        </p>
      </SeaHead>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-20">
        <ol className="grid max-w-3xl list-decimal gap-2 pl-6">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 scriptless:hidden">
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            <SelectField
              label="Game"
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
            Set sail
          </Button>
        </div>
        <p className="max-w-3xl">
          The camera is asked for at a press alone, its pictures stay on this device, and it rests while the page is
          hidden. The codes stay in this tab until you close it. More about links and settings stands on the{' '}
          <Link to="/teachers">page for teachers</Link>.
        </p>
      </div>
    </main>
  );
}
