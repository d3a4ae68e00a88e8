import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';

interface Props {
  readonly link: string;
}

const CODE = 'QR code of the link to the round';

const STEPS = ['Scan this on your device.', 'Choose your animal, and play.', 'Bring your code to this board.'] as const;

/** How children join the round: the link as a QR code, as large as the board allows. */
export const JoinRound = ({ link }: Props) => (
  <section aria-label="Join the round" className="class-join">
    <QrCode link={link} label={CODE} />
    <div className="grid justify-items-start gap-5">
      <ol className="lettering grid list-decimal gap-4 ps-[1.4em] text-[clamp(1.25rem,2.1vw,2.5rem)]/[1.2]">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyLink link={link} />
    </div>
  </section>
);

/** The same, folded away once there are codes. Latecomers can open it. */
export const LateJoin = ({ link }: Props) => (
  <details className="class-panel">
    <summary className="min-h-12 cursor-pointer py-2 font-heading text-h3 font-semibold">Join the round</summary>
    <div className="grid justify-items-center gap-3">
      <QrCode link={link} label={CODE} />
      <CopyLink link={link} />
    </div>
  </details>
);
