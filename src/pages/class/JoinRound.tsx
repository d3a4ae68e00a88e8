import { CopyLink } from '../../play/links/CopyLink';
import { QrCode } from '../../play/links/QrCode';
import { text } from './text';

interface Props {
  readonly link: string;
}

const { join } = text;

/** How children join the round: the link as a QR code, as large as the board allows. */
export const JoinRound = ({ link }: Props) => (
  <section aria-label={join.title} className="class-join">
    <QrCode link={link} label={join.code} />
    <div className="grid justify-items-start gap-5">
      <ol className="lettering grid list-decimal gap-4 ps-[1.4em] text-[clamp(1.25rem,2.1vw,2.5rem)]/[1.2]">
        {join.steps.map((step) => (
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
    <summary className="min-h-12 cursor-pointer py-2 font-heading text-h3 font-semibold">{join.title}</summary>
    <div className="grid justify-items-center gap-3">
      <QrCode link={link} label={join.code} />
      <CopyLink link={link} />
    </div>
  </details>
);
