import Sailboat from 'lucide-react/icons/sailboat';
import { type ComponentType, type SVGProps, useState } from 'react';
import { type Captain, FIRST_NAMES, FLAGS, hasCaptain, LAST_NAMES, SAILS } from '../../../machines/core/captain';
import { captainStore } from '../../device/captain';
import * as names from '../../device/captain-text';
import { randomSeed } from '../../device/url-options';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Dialog } from '../../ui/Dialog';
import { LinkButton } from '../../ui/LinkButton';
import { CaptainBoat } from './CaptainBoat';
import { CaptainFlag } from './CaptainFlag';
import Pole from './drawings/pole.svg?part';
import { captainName } from './look';
import { FLAGS as FLAG_NAMES, SAILS as SAIL_NAMES, text } from './text';

const ANIMALS = import.meta.glob<ComponentType<SVGProps<SVGGElement>>>(
  '../../play/modes/class/drawings/{fox,lion,owl,panda,penguin,rabbit}.svg',
  { eager: true, query: '?part', import: 'default' },
);

const pick = <Value,>(values: readonly [Value, ...Value[]]): Value => values[randomSeed() % values.length] ?? values[0];

/** The chosen captain, or a new one with a random name. */
function firstCaptain(): Captain {
  const captain = captainStore.read();
  return hasCaptain(captain) ? captain : { ...captain, name: `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}` };
}

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Choosing the sail, the flag and the name of the child's boat. Every choice is stored at once. */
export function CaptainDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={text.title}
      description={text.description}
      className="max-w-250"
    >
      <Choices onClose={onClose} />
    </Dialog>
  );
}

function Choices({ onClose }: Pick<Props, 'onClose'>) {
  const [captain, setCaptain] = useState(firstCaptain);
  const [first = '', second = ''] = captain.name.split(' ');
  const choose = (chosen: Partial<Captain>) => {
    const next = { ...captain, ...chosen };
    setCaptain(next);
    captainStore.update(() => next);
  };
  const finish = () => {
    choose({});
    onClose();
  };
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] items-start gap-x-8 gap-y-4 [--card-gap:0.375rem] [--card-padding:0.375rem_0.125rem] [--card-size:0.9375rem] phone:grid-cols-1">
      <div className="sticky top-0 z-1 grid justify-items-center gap-2 rounded-large bg-sea-shallow p-4 phone:flex phone:items-center phone:gap-4 phone:px-4 phone:py-1.5">
        <CaptainBoat captain={captain} className="h-auto w-full max-w-60 phone:max-w-22" />
        <p className="lettering text-center text-[1.5rem] phone:text-[1.25rem]" aria-live="polite">
          {captainName(captain)}
        </p>
      </div>
      <div className="grid gap-4">
        <ChoiceGroup
          label={text.sail}
          layout="cards"
          className="[--card-columns:repeat(5,1fr)]"
          value={captain.sail}
          onChange={(sail) => choose({ sail })}
          options={SAILS.map((sail) => ({
            value: sail,
            label: SAIL_NAMES[sail],
            picture: <CaptainBoat captain={{ ...captain, sail }} className="h-12 w-auto" />,
          }))}
        />
        <ChoiceGroup
          label={text.flag}
          layout="cards"
          className="[--card-columns:repeat(8,1fr)] phone:[--card-columns:repeat(4,1fr)]"
          value={captain.flag}
          onChange={(flag) => choose({ flag })}
          options={FLAGS.map((flag) => ({
            value: flag,
            label: FLAG_NAMES[flag],
            picture: (
              <svg viewBox="2 -16 32 34" aria-hidden="true" className="h-10 w-auto">
                <Pole />
                <CaptainFlag captain={{ ...captain, flag }} />
              </svg>
            ),
          }))}
        />
        <ChoiceGroup
          label={text.firstName}
          value={first}
          onChange={(word) => choose({ name: `${word} ${second}` })}
          options={FIRST_NAMES.map((word) => ({ value: word, label: names.FIRST_NAMES[word] }))}
        />
        <ChoiceGroup
          label={text.lastName}
          layout="cards"
          className="[--card-columns:repeat(6,1fr)] phone:[--card-columns:repeat(3,1fr)]"
          value={second}
          onChange={(word) => choose({ name: `${first} ${word}` })}
          options={LAST_NAMES.map((word) => ({
            value: word,
            label: names.LAST_NAMES[word],
            picture: <Animal name={word} />,
          }))}
        />
      </div>
      <div className="sticky bottom-0 col-span-full flex flex-wrap justify-end gap-3 bg-surface-raised py-2">
        <LinkButton to="/progress" onClick={finish}>
          {text.passport}
        </LinkButton>
        <Button variant="primary" icon={<Sailboat aria-hidden className="icon" />} onClick={finish}>
          {text.ahoy}
        </Button>
      </div>
    </div>
  );
}

function Animal({ name }: { readonly name: string }) {
  const Part = ANIMALS[`../../play/modes/class/drawings/${name}.svg`];
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="h-12 w-auto">
      {Part && <Part />}
    </svg>
  );
}
