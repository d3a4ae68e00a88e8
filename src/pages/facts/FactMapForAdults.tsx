import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import QrSign from 'lucide-react/icons/qr-code';
import { type ReactNode, useState } from 'react';
import { KNOWLEDGE_LEVELS, type Memory } from '../../../machines/learning/memory';
import { FactTile } from '../../play/facts/FactTile';
import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { Accordion } from '../../ui/Accordion';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { StatusNote } from '../progress/ActionCard';
import { useSaveFile } from '../progress/useSaveFile';
import { STATE_MEANINGS, text } from './adults-text';
import { CurriculumSkills } from './CurriculumSkills';
import { createMapLink, createQrLink } from './map-link';

interface Props {
  readonly memory: Memory;
  readonly day: number;
  /** Whether it is the map of this device, not one from a link. */
  readonly isOwn: boolean;
}

/** What the levels of knowledge mean, where skills are in the curriculum, and how to print, save or share the map. */
export function FactMapForAdults({ memory, day, isOwn }: Props) {
  const [open, setOpen] = useState<'grown-ups' | null>(null);
  const content = (
    <>
      <dl className="grid gap-3">
        {KNOWLEDGE_LEVELS.map((known) => (
          <Meaning key={known} {...STATE_MEANINGS[known]} tile={<FactTile known={known} />} />
        ))}
        <Meaning {...STATE_MEANINGS.rusty} tile={<FactTile known="quick" isRusty />} />
      </dl>
      <p>{text.about}</p>
      <ShareButtons memory={memory} isOwn={isOwn} />
      <CurriculumSkills memory={memory} day={day} />
    </>
  );
  return <Accordion items={[{ id: 'grown-ups', title: text.title, content }]} open={open} onOpenChange={setOpen} />;
}

interface MeaningProps {
  readonly name: string;
  readonly meaning: string;
  readonly tile: ReactNode;
}

const Meaning = ({ name, meaning, tile }: MeaningProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
    <dt className="contents">
      {tile}
      <b>{name}</b>
    </dt>
    <dd className="col-start-2">{meaning}</dd>
  </div>
);

function ShareButtons({ memory, isOwn }: Omit<Props, 'day'>) {
  const [saved, save] = useSaveFile();
  const [link, setLink] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<Printer aria-hidden className="icon" />} onClick={() => print()}>
          {text.print}
        </Button>
        {isOwn && (
          <LinkButton to="/print?facts=×" icon={<Pencil aria-hidden className="icon" />}>
            {text.worksheet}
          </LinkButton>
        )}
        <Button icon={<Download aria-hidden className="icon" />} onClick={save}>
          {text.save}
        </Button>
        <Button icon={<QrSign aria-hidden className="icon" />} onClick={() => setLink(createMapLink(memory))}>
          {text.showCode}
        </Button>
      </div>
      <StatusNote>
        {saved !== null && (
          <>
            {text.saved(<b>{saved.name}</b>)}
            {saved.ending}
          </>
        )}
      </StatusNote>
      {link !== null && (
        <div className="grid justify-items-start gap-3">
          {link !== createQrLink(memory) && <p>{text.codeWithoutSkills}</p>}
          <p>{text.link}</p>
          <div className="aspect-square w-[min(30rem,100%)]">
            <QrCode link={createQrLink(memory)} />
          </div>
          <CopyLink link={link} />
        </div>
      )}
    </div>
  );
}
