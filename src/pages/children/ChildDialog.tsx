import { useState } from 'react';
import { CHILD_ANIMALS, CHILD_COLOURS, type ChildLook, findFreeLook } from '../../../machines/core/child-look';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { Dialog } from '../../ui/Dialog';
import { ChildPicture } from './ChildPicture';
import { ANIMALS, COLOURS } from './names-text';
import { choiceText } from './text';

interface Props {
  readonly title: string;
  /** The text of the button that ends the choice. */
  readonly action: string;
  /** The child's look so far; null for a new child. */
  readonly look: ChildLook | null;
  /** The looks of the other children, whose animals and colours are not offered. */
  readonly taken: readonly ChildLook[];
  readonly onChoose: (look: ChildLook) => void;
  readonly onClose: () => void;
}

/** Choosing the animal and the colour of a child. */
export function ChildDialog({ title, onClose, ...rest }: Props) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={choiceText.description} className="max-w-200">
      <Choices {...rest} />
    </Dialog>
  );
}

function Choices({ action, look: first, taken, onChoose }: Omit<Props, 'title' | 'onClose'>) {
  const [look, setLook] = useState(() => first ?? findFreeLook(taken));
  const animals = CHILD_ANIMALS.filter((animal) => taken.every((other) => other.animal !== animal));
  const colours = CHILD_COLOURS.filter((colour) => taken.every((other) => other.colour !== colour));
  return (
    <div className="mt-4 grid gap-5 [--card-columns:repeat(auto-fill,minmax(6rem,1fr))] [--card-gap:0.5rem] [--card-padding:0.5rem_0.25rem]">
      <ChoiceGroup
        label={choiceText.animal}
        layout="cards"
        value={look.animal}
        onChange={(animal) => setLook({ ...look, animal })}
        options={animals.map((animal) => ({
          value: animal,
          label: ANIMALS[animal],
          picture: <ChildPicture look={{ ...look, animal }} className="h-16 w-auto" />,
        }))}
      />
      <ChoiceGroup
        label={choiceText.colour}
        layout="cards"
        value={look.colour}
        onChange={(colour) => setLook({ ...look, colour })}
        options={colours.map((colour) => ({
          value: colour,
          label: COLOURS[colour],
          picture: <ChildPicture look={{ ...look, colour }} className="h-16 w-auto" />,
        }))}
      />
      <div className="sticky bottom-0 flex justify-end bg-surface-raised py-2">
        <Button variant="primary" onClick={() => onChoose(look)}>
          {action}
        </Button>
      </div>
    </div>
  );
}
