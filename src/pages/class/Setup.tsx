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

const CHOICES = GAMES.filter(hasClassMode);
const TIMES = ['normal', 'longer', 'none'] as const;

const STEPS = [
  'Choose a game here, on the board. It shows a QR code.',
  'Each child scans it on their own device, chooses an animal and plays. Everyone gets the same questions.',
  'At the end, each child gets a code of 9 letters or more. Hold it up to the camera of the board, or type it there.',
  'The boats gather, and the island grows with every correct answer. Nobody is ranked.',
  'Then “Most missed” shows which questions were hard, so that you can discuss them one at a time.',
] as const;

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
          Sail together as a whole class: no accounts, no names, and nothing is sent anywhere.
        </p>
      </SeaHeader>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-10 pb-20 board:pt-4">
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
        <ol className="grid max-w-192 list-decimal gap-2 ps-[1.4em]">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-192">
          The camera starts only when you press the button, its images stay on this device, and it pauses while the page
          is hidden. The codes stay in this tab until you close it. For more about links and settings, see the{' '}
          <Link to="/teachers">page for teachers</Link>.
        </p>
      </div>
    </main>
  );
}
