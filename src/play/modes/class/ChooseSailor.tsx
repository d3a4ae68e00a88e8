import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import { NO_CAPTAIN } from '../../../../machines/core/captain';
import { CLASS_CODE, type ClassChild, type ClassRound } from '../../../../machines/core/class-code';
import type { Game } from '../../../catalogue/define-game';
import { captainStore } from '../../../device/captain';
import { randomSeed } from '../../../device/url-options';
import { Button } from '../../../ui/Button';
import { ChoiceGroup } from '../../../ui/ChoiceGroup';
import { useExactTitle } from '../../../ui/page-title';
import { useFocusOnMount } from '../../internal/useFocusOnMount';
import { ANIMALS, SAILS, sailorName, sailorOfCaptain } from './animals';
import { Boat } from './Boat';
import { OwnCode } from './OwnCode';
import { ANIMAL_LABELS, SAIL_LABELS } from './sailor-text';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly round: ClassRound;
  /** Code from an earlier round on this device; null before the first. */
  readonly code: string | null;
  readonly onChoose: (child: ClassChild) => void;
}

const randomBelow = (count: number): number => randomSeed() % count;

/**
 * Choosing an animal and a sail before a class round. The first child on a device starts with those of its captain;
 * everyone else with random ones, so that few children look alike.
 */
export function ChooseSailor({ game, round, code, onChoose }: Props) {
  const [own] = useState(() => sailorOfCaptain(code === null ? captainStore.read() : NO_CAPTAIN));
  const [animal, setAnimal] = useState(() => own.animal ?? randomBelow(CLASS_CODE.animals));
  const [sail, setSail] = useState(() => own.sail ?? randomBelow(CLASS_CODE.sails));
  const heading = useFocusOnMount<HTMLHeadingElement>();
  useExactTitle(game.documentTitle);
  return (
    <main
      id="main"
      className="bg-sea-shallow pt-8 pb-16 phone:pt-5"
      data-game={game.id}
      data-state="choosing"
      data-round="running"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1}>
            {code === null ? text.which : text.yourCode}
          </h1>
          {code === null && <p className="text-lead">{text.choose(game.heading)}</p>}
        </div>
        {code !== null && (
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
            <OwnCode round={round} code={code} />
            <h2>{text.someoneElse}</h2>
          </div>
        )}
        <div className="[--card-columns:repeat(auto-fill,minmax(6rem,1fr))] [--card-gap:0.5rem] [--card-padding:0.5rem_0.25rem]">
          <ChoiceGroup
            label={text.animal}
            layout="cards"
            value={String(animal)}
            onChange={(value) => setAnimal(Number(value))}
            options={ANIMALS.map((name, index) => ({
              value: String(index),
              label: ANIMAL_LABELS[name],
              picture: <Boat animal={index} sail={sail} className="h-22 w-auto" />,
            }))}
          />
        </div>
        <div className="[--card-columns:repeat(auto-fill,minmax(6rem,1fr))] [--card-gap:0.5rem] [--card-padding:0.5rem_0.25rem]">
          <ChoiceGroup
            label={text.sail}
            layout="cards"
            value={String(sail)}
            onChange={(value) => setSail(Number(value))}
            options={SAILS.map((name, index) => ({
              value: String(index),
              label: SAIL_LABELS[name],
              picture: <Boat animal={animal} sail={index} className="h-22 w-auto" />,
            }))}
          />
        </div>
        <div className={`${code === null ? 'sticky bottom-3 z-10' : ''} justify-self-center`}>
          <Button
            variant="primary"
            size="big"
            icon={<Sailboat aria-hidden className="icon" />}
            aria-label={text.goAboardAs(sailorName({ animal, sail }))}
            onClick={() => onChoose({ animal, sail, tag: randomBelow(CLASS_CODE.tags) })}
          >
            {text.goAboard}
          </Button>
        </div>
      </div>
    </main>
  );
}
