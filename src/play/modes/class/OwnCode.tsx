import { useId } from 'react';
import { type ClassRound, parseClassCode } from '../../../../machines/core/class-code';
import { QrCode } from '../../links/QrCode';
import { sailorName } from './animals';
import { Boat } from './Boat';
import { groupLetters } from './group-letters';
import { text } from './text';

interface Props {
  readonly round: ClassRound;
  readonly code: string;
}

/** A child's code on their own device, to hold up to the camera of the board or to read out. */
export function OwnCode({ round, code }: Props) {
  const id = useId();
  const read = parseClassCode(round, code);
  if (read.type !== 'result') return null;
  return (
    <section
      aria-labelledby={id}
      className="grid w-full max-w-120 grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-large bg-sea-shallow px-4 py-5 text-center"
    >
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Boat {...read.result} className="h-24 w-auto flex-none" />
        <h2 id={id} className="min-w-0 text-start text-[1.25rem]/[1.2] wrap-anywhere">
          {text.codeFor(sailorName(read.result))}
        </h2>
      </div>
      <p className="lettering text-[clamp(1.75rem,9vw,2.5rem)]/[1.1] tracking-[0.06em]" data-testid="class-code">
        <span aria-hidden="true">{groupLetters(code)}</span>
        <span className="sr-only">{Array.from(code).join(' ')}</span>
      </p>
      <div className="size-48 max-w-full">
        <QrCode link={code} label={text.qrCode} />
      </div>
      <p>{text.aboutCode}</p>
    </section>
  );
}
