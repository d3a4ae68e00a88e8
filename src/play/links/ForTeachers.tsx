import GraduationCap from 'lucide-react/icons/graduation-cap';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { Drawer } from '../internal/Drawer';
import { setQuestionMix, useQuestionMix } from '../round/dealing';
import { usePlayMode } from '../round/play-mode';
import type { RoundParameters } from '../round/round';
import { CopyLink } from './CopyLink';
import { absoluteLink } from './links';
import { QrCode } from './QrCode';
import { forTeachers, pickedForMe, pickedText, questions, sameForAll, sameText } from './text';

interface Props extends Pick<ComponentProps<typeof Drawer>, 'side'> {
  /** Query parameters that identify this round: settings and seed. */
  readonly link: RoundParameters;
  readonly children?: ReactNode;
}

const MIXINGS = [
  { value: 'me', label: pickedForMe },
  { value: 'all', label: sameForAll },
] as const;

/** Whether questions are picked for this child, and how that affects the link. */
function MixingChoice() {
  const mixing = useQuestionMix();
  return (
    <>
      {mixing !== null && <ChoiceGroup label={questions} value={mixing} onChange={setQuestionMix} options={MIXINGS} />}
      <p>{mixing === 'me' ? pickedText : sameText}</p>
    </>
  );
}

// If it cannot be loaded, the link has the settings of the round only.
const RoundLinkOptions = lazyOptionalPart(() => import('./RoundLinkOptions'));

/** The link to this round, to copy or to scan. */
function LinkToRound({ link }: Pick<Props, 'link'>) {
  const [added, setAdded] = useState<RoundParameters>({});
  const address = absoluteLink({ ...link, ...added });
  return (
    <>
      <Suspense>
        <RoundLinkOptions link={link} onChange={setAdded} />
      </Suspense>
      <CopyLink link={address} />
      <div className="size-[min(14rem,100%)] min-h-40">
        <QrCode link={address} />
      </div>
    </>
  );
}

/** Everything about a game that only grown-ups need, in a closed drawer. */
export function ForTeachers({ side, link, children }: Props) {
  const { offers } = usePlayMode();
  return (
    <Drawer side={side} icon={<GraduationCap aria-hidden className="icon" />} label={forTeachers}>
      <MixingChoice />
      <LinkToRound link={link} />
      {offers.forTeachers(link)}
      {children}
    </Drawer>
  );
}
