import { QrCode } from '../../play/links/QrCode';
import { Dialog } from '../../ui/Dialog';
import { text } from './text';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly link: string;
}

/** A link as a QR code for a whole class to scan, as large as the window allows. */
export const LargeCode = ({ isOpen, onClose, title, link }: Props) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onClose}
    title={title}
    description={text.link.scan}
    className="max-w-[max(34rem,72vh)]"
  >
    <div className="mx-auto mt-4 aspect-square w-[min(100%,66vh)]">
      <QrCode link={link} />
    </div>
  </Dialog>
);
