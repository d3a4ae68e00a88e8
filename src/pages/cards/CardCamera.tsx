import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import { type ReactNode, useEffect } from 'react';
import { announce } from '../../play/internal/announcer';
import { Button } from '../../ui/Button';
import { findCards, type HeldCard } from '../../vision/answer-cards';
import { loadMarkerReader } from '../../vision/marker-reader';
import { readVideo } from '../../vision/read-video';
import { useCameraStream } from '../class/useCameraStream';
import { text } from './text';

interface Props {
  /** The button that goes on. It is above the camera, so that it stays in view. */
  readonly children: ReactNode;
  /** The cards whose answer counts; null while answers are shown. */
  readonly cards: readonly number[] | null;
  readonly doubled: readonly number[];
  readonly onSee: (held: readonly HeldCard[]) => void;
}

const { quiz } = text;

/** Cards at the back of a room need all pixels of a usual camera. */
const SIZE = [1920, 1080] as const;

/** Reads cards, and shows which ones it has read, but not their answers. */
export function CardCamera({ children, cards, doubled, onSee }: Props) {
  const { state, video, open, close } = useCameraStream({
    size: SIZE,
    load: loadMarkerReader,
    dispose: (reader) => reader.close(),
    follow: readVideo,
    onFound: ({ markers }) => onSee(findCards(markers)),
    isPaused: cards === null,
    instead: quiz.instead,
  });
  const isOn = state.type === 'on';
  useEffect(() => {
    if (isOn) announce(quiz.opened);
  }, [isOn]);
  const inOrder = cards === null ? undefined : [...cards].sort((one, other) => one - other);
  return (
    <section aria-label={quiz.view} className="quiz-panel">
      {children}
      {/* Needs no captions: it has no sound and only mirrors the camera. */}
      {isOn && <video ref={video} className="quiz-video" muted playsInline aria-label={quiz.view} />}
      {state.type === 'problem' && <p role="alert">{state.text}</p>}
      {isOn || state.type === 'resting' ? (
        <Button icon={<CameraOff aria-hidden className="icon" />} onClick={close}>
          {quiz.cameraOff}
        </Button>
      ) : (
        <Button icon={<Camera aria-hidden className="icon" />} aria-disabled={state.type === 'asking'} onClick={open}>
          {quiz.camera}
        </Button>
      )}
      {doubled.length > 0 && (
        <p role="alert" className="font-bold">
          {quiz.twice(doubled)}
        </p>
      )}
      {inOrder !== undefined && (isOn || inOrder.length > 0) && (
        <>
          <p className="lettering text-h3" data-testid="cards-read" data-value={inOrder.length}>
            {inOrder.length === 0 ? quiz.none : quiz.read(inOrder.length)}
          </p>
          <ul aria-label={quiz.numbers} className="quiz-numbers">
            {inOrder.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
