import CloudLightning from 'lucide-react/icons/cloud-lightning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Sailboat from 'lucide-react/icons/sailboat';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { LinkButton } from '../ui/LinkButton';
import { CopyLink } from './CopyLink';
import { useClass } from './class/class-context';
import { boardAddress } from './class/class-link';
import { Drawer } from './Drawer';
import { chooseMixing, useMixing } from './dealing';
import { useIsForStorm } from './game-for-one';
import { linkTo, searchOf } from './link-to';
import { QrCode } from './QrCode';
import { withoutSeed } from './round';

interface Props extends Pick<ComponentProps<typeof Drawer>, 'side'> {
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

/** The way to the board on which a class plays this round; nothing where none can play it together. */
function ForClass({ link }: Pick<Props, 'link'>) {
  const game = useClass()?.game;
  if (game === undefined) return null;
  return (
    <>
      <p>
        <b>For the class:</b> each child plays this round on its own device and brings a code. The board shows what all
        have reached together, without names.
      </p>
      {/* As a page of its own: only there may the camera be asked for. */}
      <LinkButton to={boardAddress(game, link)} reloadDocument icon={<Sailboat aria-hidden className="icon" />}>
        For the class
      </LinkButton>
    </>
  );
}

/** The way to the same game for a class at its board; nothing where a game is not for one. */
function StormLink({ link }: Pick<Props, 'link'>) {
  if (!useIsForStorm()) return null;
  return (
    <LinkButton
      to={searchOf({ storm: 'on', ...withoutSeed(link) })}
      variant="quiet"
      icon={<CloudLightning aria-hidden className="icon" />}
    >
      A class against the storm
    </LinkButton>
  );
}

/** The link to this round, to be copied, and to be seen by the cameras of a class. */
function LinkToRound({ link }: Pick<Props, 'link'>) {
  const address = linkTo(link);
  return (
    <>
      <CopyLink link={address} />
      <div className="size-[min(14rem,100%)] min-h-40">
        <QrCode link={address} />
      </div>
    </>
  );
}

/** What only grown-ups want of a game, out of a child's way. */
export const ForTeachers = ({ side, link, children }: Props) => (
  <Drawer side={side} icon={<GraduationCap aria-hidden className="icon" />} label="For teachers">
    <MixingChoice />
    <LinkToRound link={link} />
    <ForClass link={link} />
    <StormLink link={link} />
    {children}
  </Drawer>
);
