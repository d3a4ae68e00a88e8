import CloudLightning from 'lucide-react/icons/cloud-lightning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Sailboat from 'lucide-react/icons/sailboat';
import type { ComponentProps, ReactNode } from 'react';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { LinkButton } from '../../ui/LinkButton';
import { Drawer } from '../internal/Drawer';
import { useClass } from '../modes/class/class-context';
import { boardAddress } from '../modes/class/class-link';
import { useOffersStorm } from '../modes/offered-modes';
import { setMixing, useMixing } from '../round/dealing';
import { withoutSeed } from '../round/round';
import { CopyLink } from './CopyLink';
import { absoluteLink, queryString } from './links';
import { QrCode } from './QrCode';

interface Props extends Pick<ComponentProps<typeof Drawer>, 'side'> {
  /** Query parameters that identify this round: settings and seed. */
  readonly link: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
}

const MIXINGS = [
  { value: 'me', label: 'Picked for me' },
  { value: 'all', label: 'Same for everyone' },
] as const;

/** Whether questions are picked for this child, and how that affects the link. */
function MixingChoice() {
  const mixing = useMixing();
  return (
    <>
      {mixing !== null && <ChoiceGroup label="Questions" value={mixing} onChange={setMixing} options={MIXINGS} />}
      <p>
        {mixing === 'me'
          ? 'Rounds here pick what this child should practise next. The link holds these settings, and everyone who opens it gets the same questions. It says nothing about what the child knows.'
          : 'The link holds these settings and questions. Everyone who opens it gets the same.'}
      </p>
    </>
  );
}

/** Link to the board where a class plays this round. Renders nothing if the game has no class mode. */
function ForClass({ link }: Pick<Props, 'link'>) {
  const game = useClass()?.game;
  if (game === undefined) return null;
  return (
    <>
      <p>
        <b>For the class:</b> each child plays this round on their own device and gets a code. The board shows what
        everyone has reached together, without names.
      </p>
      {/* A full page load, because only that page is allowed to ask for the camera. */}
      <LinkButton to={boardAddress(game, link)} reloadDocument icon={<Sailboat aria-hidden className="icon" />}>
        For the class
      </LinkButton>
    </>
  );
}

/**
 * Link to the same game against the storm, for a class at its board. Renders nothing if the game does not offer that.
 */
function StormLink({ link }: Pick<Props, 'link'>) {
  if (!useOffersStorm()) return null;
  return (
    <LinkButton
      to={queryString({ storm: 'on', ...withoutSeed(link) })}
      variant="quiet"
      icon={<CloudLightning aria-hidden className="icon" />}
    >
      A class against the storm
    </LinkButton>
  );
}

/** The link to this round, to copy or to scan. */
function LinkToRound({ link }: Pick<Props, 'link'>) {
  const address = absoluteLink(link);
  return (
    <>
      <CopyLink link={address} />
      <div className="size-[min(14rem,100%)] min-h-40">
        <QrCode link={address} />
      </div>
    </>
  );
}

/** Everything about a game that only grown-ups need, in a closed drawer. */
export const ForTeachers = ({ side, link, children }: Props) => (
  <Drawer side={side} icon={<GraduationCap aria-hidden className="icon" />} label="For teachers">
    <MixingChoice />
    <LinkToRound link={link} />
    <ForClass link={link} />
    <StormLink link={link} />
    {children}
  </Drawer>
);
