import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type ClassRound, parseClassCode } from '../../../machines/core/class-code';
import { announce } from '../../play/internal/announcer';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/TextField';
import { text } from './text';
import { useCamera } from './useCamera';
import type { CodeResult } from './useCodes';

interface Props {
  readonly round: ClassRound;
  readonly last: CodeResult;
  readonly take: (text: string) => CodeResult;
  /** Adds the content of a QR code. */
  readonly takeOne: (text: string) => void;
}

const { codes } = text;

/** Adds codes by camera or keyboard. */
export function AddCodes({ round, last, take, takeOne }: Props) {
  const [typed, setTyped] = useState('');
  const { state, video, open, close } = useCamera(takeOne);
  const isOn = state.type === 'on';
  useEffect(() => {
    if (isOn) announce(codes.cameraIsOn);
  }, [isOn]);
  const give = (given: string): void => {
    // Refused codes stay in the field so that they can be corrected.
    setTyped(take(given).refused.join('\n'));
  };
  const type = (given: string): void => {
    // A complete code is added as soon as its last letter is typed.
    if (parseClassCode(round, given.replaceAll(/[\s-]/g, '')).type === 'result') give(given);
    else setTyped(given);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    give(typed);
  };
  const { problem } = last;
  return (
    <section aria-labelledby="take-codes" className="class-panel">
      <h2 id="take-codes">{codes.title}</h2>
      {isOn && (
        <div className="grid gap-2">
          {/* Needs no captions: it has no sound and only mirrors the camera. */}
          <video
            ref={video}
            className="aspect-4/3 w-full rounded-medium bg-ground object-cover"
            muted
            playsInline
            aria-label={codes.view}
          />
          <p className="font-bold">{codes.hold}</p>
        </div>
      )}
      {state.type === 'problem' && <p role="alert">{state.text}</p>}
      <div>
        {isOn || state.type === 'resting' ? (
          <Button icon={<CameraOff aria-hidden className="icon" />} onClick={close}>
            {codes.cameraOff}
          </Button>
        ) : (
          <Button
            variant="primary"
            icon={<Camera aria-hidden className="icon" />}
            aria-disabled={state.type === 'asking'}
            onClick={open}
          >
            {codes.camera}
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
        label={codes.type}
        hint={codes.typeHint}
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
      {typed !== '' && <Button onClick={() => give(typed)}>{codes.add}</Button>}
    </section>
  );
}
