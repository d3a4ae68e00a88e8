import { useEffect } from 'react';
import { CLASS_CODE, type ClassChild, createClassCode } from '../../../machines/core/class-code';
import { getBoardRound } from '../../../machines/core/week-link';
import { setChild } from '../../../machines/core/week-log';
import { captainStore } from '../../device/captain';
import { randomSeed } from '../../device/url-options';
import { weekLogStore } from '../../device/week-log';
import { QrCode } from '../../play/links/QrCode';
import { ANIMALS, SAILS, sailorOfCaptain } from '../../play/modes/class/animals';
import { Boat } from '../../play/modes/class/Boat';
import { groupLetters } from '../../play/modes/class/group-letters';
import { ANIMAL_LABELS, SAIL_LABELS } from '../../play/modes/class/sailor-text';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { text as classText } from '../class/text';
import { text as copy } from './text';

interface Props {
  /** The text of the week's link. */
  readonly text: string;
  /** How many islands the child has been to. */
  readonly count: number;
  /** How the child appears on the board; null before it has been chosen. */
  readonly child: ClassChild | null;
}

const randomBelow = (limit: number): number => randomSeed() % limit;

/** The captain of this device as a sailor. Anything not yet chosen is picked at random. */
function newChild(): ClassChild {
  const { animal, sail } = sailorOfCaptain(captainStore.read());
  return {
    animal: animal ?? randomBelow(CLASS_CODE.animals),
    sail: sail ?? randomBelow(CLASS_CODE.sails),
    tag: randomBelow(CLASS_CODE.tags),
  };
}

/** The code with which a child's boat joins the others on the class board. */
export default function BoardCode({ text, count, child }: Props) {
  const hasChild = child !== null;
  useEffect(() => {
    if (!hasChild) weekLogStore.update((log) => setChild(log, text, newChild()));
  }, [hasChild, text]);
  if (child === null) return null;
  const code = createClassCode(getBoardRound(text), child, { right: count, answers: count });
  const choose = (change: Partial<ClassChild>) =>
    weekLogStore.update((log) => setChild(log, text, { ...child, ...change }));
  return (
    <section aria-labelledby="board-code" className="week-code">
      <h2 id="board-code">{copy.code.title}</h2>
      <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-4">
        <div className="grid justify-items-center gap-1">
          <Boat {...child} className="h-40 w-auto" />
          <p className="text-center font-bold">{classText.boats.full(child)}</p>
        </div>
        <div className="grid max-w-full justify-items-center gap-2">
          <div className="size-52 max-w-full">
            <QrCode link={code} label={copy.code.qrCode} />
          </div>
          <p className="lettering text-[clamp(1.75rem,9vw,2.5rem)]/[1.1] tracking-[0.06em]" data-testid="class-code">
            <span aria-hidden="true">{groupLetters(code)}</span>
            <span className="sr-only">{Array.from(code).join(' ')}</span>
          </p>
        </div>
      </div>
      <p className="max-w-160 text-center">{copy.code.how}</p>
      <details className="w-full">
        <summary className="min-h-12 cursor-pointer py-2.5 text-center font-bold">{copy.code.change}</summary>
        <div className="grid gap-5 pt-2 [--card-columns:repeat(auto-fill,minmax(6rem,1fr))] [--card-gap:0.5rem] [--card-padding:0.5rem_0.25rem]">
          <ChoiceGroup
            label={copy.code.animal}
            layout="cards"
            value={String(child.animal)}
            onChange={(value) => choose({ animal: Number(value) })}
            options={ANIMALS.map((animal, index) => ({
              value: String(index),
              label: ANIMAL_LABELS[animal],
              picture: <Boat animal={index} sail={child.sail} className="h-22 w-auto" />,
            }))}
          />
          <ChoiceGroup
            label={copy.code.sail}
            layout="cards"
            value={String(child.sail)}
            onChange={(value) => choose({ sail: Number(value) })}
            options={SAILS.map((sail, index) => ({
              value: String(index),
              label: SAIL_LABELS[sail],
              picture: <Boat animal={child.animal} sail={index} className="h-22 w-auto" />,
            }))}
          />
        </div>
      </details>
      <p className="max-w-160 text-center text-small text-text-soft">{copy.code.holds}</p>
    </section>
  );
}
