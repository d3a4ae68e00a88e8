import './cards.css';
import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import { useReducer, useRef } from 'react';
import { Announcer } from '../../play/internal/announcer';
import { Button } from '../../ui/Button';
import { loadMarkerReader } from '../../vision/marker-reader';
import type { MarkerReply } from '../../vision/marker-worker';
import { readVideo } from '../../vision/read-video';
import { useConfirmBeforeLeaving } from '../class/useAskBeforeLeaving';
import { useCameraStream } from '../class/useCameraStream';
import { SheetPhotos } from './SheetPhotos';
import { SheetReview } from './SheetReview';
import { advanceSheets, type Hint, NOTHING_READ, type SheetEvent } from './sheet-state';
import { readSheet, type SheetKey } from './sheet-tally';
import { TallyList } from './TallyList';
import { text } from './text';
import { useSheetPhotos } from './useSheetPhotos';
import { useSteadyHint } from './useSteadyHint';

interface Props {
  readonly title: string;
  readonly sheetKey: SheetKey;
}

const { sheets } = text;

const SIZE = [1920, 1080] as const;

const hintText = (hint: Hint): string => (hint.type === 'corners' ? sheets.corners(hint) : sheets.hint[hint.type]);

/** Reads one sheet after another with the camera or from photos, and counts which questions were missed. */
export function SheetReader({ title, sheetKey }: Props) {
  const [{ review, hint, tally }, send] = useReducer(advanceSheets, NOTHING_READ);
  const see = ({ markers, picture }: MarkerReply, isStill: boolean) => {
    const reading = readSheet(sheetKey, markers, picture);
    send({ type: 'SEE', reading, picture, isStill });
    return reading;
  };
  const { state, video, open, close } = useCameraStream({
    size: SIZE,
    load: loadMarkerReader,
    dispose: (reader) => reader.close(),
    follow: readVideo,
    onFound: (reply) => see(reply, false),
    isPaused: review !== null,
    instead: sheets.instead,
  });
  const photos = useSheetPhotos((reply) => see(reply, true), hintText);
  const counted = useRef<HTMLHeadingElement>(null);
  const finish = (event: SheetEvent) => {
    send(event);
    if (event.type === 'CORRECT') return;
    // The button that was pressed disappears.
    counted.current?.focus({ preventScroll: true });
    void photos.readNext();
  };
  // Only one of the two may find sheets, so that none is lost while another one is checked.
  const choose = (files: readonly File[]) => {
    close();
    photos.choose(files);
  };
  const isBusy = state.type === 'asking' || photos.isReading;
  useConfirmBeforeLeaving(tally.sheets > 0);
  const isOn = state.type === 'on';
  const said = hintText(hint);
  useSteadyHint(isOn && review === null ? said : null);
  return (
    <>
      <p className="text-lead">{sheets.lead(title)}</p>
      <div className="grid max-w-160 gap-3">
        {/* Needs no captions: it has no sound and only mirrors the camera. */}
        {isOn && (
          <video
            ref={video}
            // Small while a sheet is checked, because some browsers stop a video that is hidden.
            className={review === null ? 'quiz-video' : 'quiz-video max-w-40'}
            muted
            playsInline
            aria-label={sheets.view}
          />
        )}
        {isOn && review === null && (
          <p className="font-bold" aria-hidden>
            {said}
          </p>
        )}
        {state.type === 'problem' && <p role="alert">{state.text}</p>}
        <div className="flex flex-wrap gap-3" hidden={review !== null}>
          {isOn || state.type === 'resting' ? (
            <Button icon={<CameraOff aria-hidden className="icon" />} onClick={close}>
              {sheets.cameraOff}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<Camera aria-hidden className="icon" />}
              aria-disabled={isBusy}
              onClick={() => isBusy || open()}
            >
              {sheets.camera}
            </Button>
          )}
          <SheetPhotos problems={photos.problems} onChoose={choose} />
        </div>
      </div>
      {review !== null && <SheetReview {...review} layout={sheetKey.layout} send={finish} />}
      <TallyList tally={tally} heading={counted} />
      <Announcer />
    </>
  );
}
