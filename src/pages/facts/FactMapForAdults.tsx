import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import QrSign from 'lucide-react/icons/qr-code';
import { type ReactNode, useState } from 'react';
import type { Memory } from '../../../machines/learning/memory';
import { FactTile } from '../../play/facts/FactTile';
import { KNOWLEDGE_LEVEL_NAMES, RUSTY_NAME } from '../../play/facts/knowledge-level-text';
import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { Accordion } from '../../ui/Accordion';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { capitalise } from '../../ui/number-to-word';
import { StatusNote } from '../progress/ActionCard';
import { useSaveFile } from '../progress/useSaveFile';
import { CurriculumSkills } from './CurriculumSkills';
import { createMapLink, createQrLink } from './map-link';
import { QR_WITHOUT_SKILLS, RUSTY_MEANING, STATE_MEANINGS } from './text';

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
        {STATE_MEANINGS.map(({ known, text }) => (
          <Meaning key={known} name={KNOWLEDGE_LEVEL_NAMES[known]} text={text} tile={<FactTile known={known} />} />
        ))}
        <Meaning name={RUSTY_NAME} text={RUSTY_MEANING} tile={<FactTile known="quick" isRusty />} />
      </dl>
      <p>
        This map is made from the answers in all games on this device. None of it is sent anywhere. It leaves the device
        only on paper, as a file or as a link, when you press one of these buttons.
      </p>
      <ShareButtons memory={memory} isOwn={isOwn} />
      <CurriculumSkills memory={memory} day={day} />
    </>
  );
  return (
    <Accordion items={[{ id: 'grown-ups', title: 'For grown-ups', content }]} open={open} onOpenChange={setOpen} />
  );
}

interface MeaningProps {
  readonly name: string;
  readonly text: string;
  readonly tile: ReactNode;
}

const Meaning = ({ name, text, tile }: MeaningProps) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
    <dt className="contents">
      {tile}
      <b>{capitalise(name)}</b>
    </dt>
    <dd className="col-start-2">{text}</dd>
  </div>
);

function ShareButtons({ memory, isOwn }: Omit<Props, 'day'>) {
  const [saved, save] = useSaveFile();
  const [link, setLink] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<Printer aria-hidden className="icon" />} onClick={() => print()}>
          Print
        </Button>
        {isOwn && (
          <LinkButton to="/print?facts=×" icon={<Pencil aria-hidden className="icon" />}>
            Worksheet to practise
          </LinkButton>
        )}
        <Button icon={<Download aria-hidden className="icon" />} onClick={save}>
          Save to a file
        </Button>
        <Button icon={<QrSign aria-hidden className="icon" />} onClick={() => setLink(createMapLink(memory))}>
          Show as a QR code
        </Button>
      </div>
      <StatusNote>
        {saved !== null && (
          <>
            Saved as <b>{saved.name}</b>, with all your other progress. You can load it again on the Your progress page.
            {saved.ending}
          </>
        )}
      </StatusNote>
      {link !== null && (
        <div className="grid justify-items-start gap-3">
          {link !== createQrLink(memory) && <p>{QR_WITHOUT_SKILLS}</p>}
          <p>
            The link contains the map itself. Anyone who opens it sees this map. Nothing is saved on their device unless
            they choose to.
          </p>
          <div className="aspect-square w-[min(30rem,100%)]">
            <QrCode link={createQrLink(memory)} />
          </div>
          <CopyLink link={link} />
        </div>
      )}
    </div>
  );
}
