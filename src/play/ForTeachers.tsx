import { GraduationCap } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { CopyLink } from './CopyLink';
import { chooseMixing, useMixing } from './dealing';
import { linkTo } from './link-to';
import { QrCode } from './QrCode';

/** In a menu it stands at the side of the choices, else in the middle. */
const SIDES = {
  start: ['justify-items-start', 'justify-items-start text-start'],
  middle: ['justify-items-center', 'justify-items-center text-center'],
} as const;

interface Props {
  readonly side?: keyof typeof SIDES;
  /** The query parameters that name this round: settings and seed. */
  readonly link: Readonly<Record<string, string | number>>;
  /** What else is for grown-ups here. */
  readonly children?: ReactNode;
}

const MIXINGS = [
  { value: 'me', label: 'Mixed for me' },
  { value: 'all', label: 'The same for all' },
] as const;

/** Whether rounds are mixed here, and what a link holds then. */
function MixingChoice() {
  const mixing = useMixing();
  return (
    <>
      {mixing !== null && <ChoiceGroup label="Questions" value={mixing} onChange={chooseMixing} options={MIXINGS} />}
      <p>
        {mixing === 'me'
          ? 'Rounds here ask what this child should meet next. This link holds these settings, and asks everybody who opens it the same. What the child knows is not in it.'
          : 'This link holds these settings and these questions. Whoever opens it is asked the same.'}
      </p>
    </>
  );
}

/**
 * What only grown-ups want of a game, out of a child's way: a button opens it where it stands. Escape closes it, and does
 * nothing else: a paused game stays paused.
 */
export function ForTeachers({ side = 'middle', link, children }: Props) {
  const [ofButton, ofDrawer] = SIDES[side];
  const [drawer, setDrawer] = useState<'closed' | 'open'>('closed');
  const isOpen = drawer === 'open';
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInGame = event.target instanceof Element && event.target.closest('main') !== null;
    if (event.key !== 'Escape' || !isInGame) return;
    event.preventDefault();
    setDrawer('closed');
    opener.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Before the game, to which Escape means something else.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOpen]);
  return (
    <div className={`grid w-full gap-2 ${ofButton}`}>
      <Button
        ref={opener}
        variant="quiet"
        icon={<GraduationCap aria-hidden className="icon" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setDrawer(isOpen ? 'closed' : 'open')}
      >
        For teachers
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className={`grid w-[min(28rem,100%)] gap-3 rounded-medium border-2 border-border bg-surface px-5 py-4 text-small ${ofDrawer}`}
      >
        <MixingChoice />
        <CopyLink link={linkTo(link)} />
        {isOpen && (
          <div className="size-[min(14rem,100%)] min-h-40">
            <QrCode link={linkTo(link)} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
