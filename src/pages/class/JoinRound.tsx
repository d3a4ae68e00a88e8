import { CopyLink } from '../../play/CopyLink';
import { QrCode } from '../../play/QrCode';

interface Props {
  readonly link: string;
}

const CODE = 'QR code of the link to the round';

const STEPS = ['Scan this on your device.', 'Choose your animal, and play.', 'Bring your code to this board.'] as const;

/** How the children of a class come into its round: by its link, which the board shows as a QR code, as large as it can. */
export const JoinRound = ({ link }: Props) => (
  <section aria-label="Come into the round" className="class-join">
    <QrCode link={link} label={CODE} />
    <div className="grid justify-items-start gap-5">
      <ol className="class-steps lettering">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyLink link={link} />
    </div>
  </section>
);

/** The same once codes are brought: it makes room for them, and opens for who comes late. */
export const JoinLate = ({ link }: Props) => (
  <details className="class-panel">
    <summary className="min-h-12 cursor-pointer py-2 font-heading text-h3 font-semibold">Come into the round</summary>
    <div className="grid justify-items-center gap-3">
      <QrCode link={link} label={CODE} />
      <CopyLink link={link} />
    </div>
  </details>
);
