import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type ClassRound, parseClassCode } from '../../../machines/core/class-code';
import { announce } from '../../play/internal/announcer';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextField';
import { useCamera } from './useCamera';
import type { CodeResult } from './useCodes';

interface Props {
  readonly round: ClassRound;
  readonly last: CodeResult;
  readonly take: (text: string) => CodeResult;
  /** Adds the content of a QR code. */
  readonly takeOne: (text: string) => void;
}

const HOLD = 'Hold your code up to the camera.';

/** Adds codes by camera or keyboard. */
export function AddCodes({ round, last, take, takeOne }: Props) {
  const [typed, setTyped] = useState('');
  const { state, video, open, close } = useCamera(takeOne);
  const isOn = state.type === 'on';
  useEffect(() => {
    if (isOn) announce(`The camera is on. ${HOLD}`);
  }, [isOn]);
  const give = (text: string): void => {
    // Refused codes stay in the field so that they can be corrected.
    setTyped(take(text).refused.join('\n'));
  };
  const type = (text: string): void => {
    // A complete code is added as soon as its last letter is typed.
    if (parseClassCode(round, text.replaceAll(/[\s-]/g, '')).type === 'result') give(text);
    else setTyped(text);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    give(typed);
  };
  const { problem } = last;
  return (
    <section aria-labelledby="take-codes" className="class-panel">
      <h2 id="take-codes">Bring your code</h2>
      {isOn && (
        <div className="grid gap-2">
          {/* Needs no captions: it has no sound and only mirrors the camera. */}
          <video
            ref={video}
            className="aspect-4/3 w-full rounded-medium bg-ground object-cover"
            muted
            playsInline
            aria-label="What the camera sees"
          />
          <p className="font-bold">{HOLD}</p>
        </div>
      )}
      {state.type === 'problem' && <p role="alert">{state.text}</p>}
      <div>
        {isOn || state.type === 'resting' ? (
          <Button icon={<CameraOff aria-hidden className="icon" />} onClick={close}>
            Camera off
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Camera aria-hidden className="icon" />}
            aria-disabled={state.type === 'asking'}
            onClick={open}
          >
            Use the camera
          </Button>
        )}
      </div>
      {last.message !== '' && (
        <p className="lettering text-[clamp(1.25rem,1.5vw,1.75rem)]/[1.2]" aria-hidden="true">
          {last.message}
        </p>
      )}
      {/* The field itself shows the error for typed codes. */}
      {problem !== '' && typed === '' && (
        <p className="font-bold text-wrong" aria-hidden="true">
          {problem}
        </p>
      )}
      <TextArea
        label="Or type it"
        hint="A code is added as soon as its last letter is typed. To add several, paste them and press Enter."
        rows={2}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        className="[&_textarea]:font-heading [&_textarea]:text-[1.5rem]/[1.3] [&_textarea]:font-semibold [&_textarea]:tracking-[0.06em] [&_textarea]:uppercase"
        value={typed}
        error={problem === '' || typed === '' ? undefined : problem}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKey}
      />
      {typed !== '' && <Button onClick={() => give(typed)}>Add it</Button>}
    </section>
  );
}
