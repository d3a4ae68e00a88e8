import './cards.css';
import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import { useEffect, useReducer } from 'react';
import { Announcer, announce } from '../../play/internal/announcer';
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
    follow: readVideo,
    onFound: (reply) => see(reply, false),
    instead: sheets.instead,
  });
  const photos = useSheetPhotos((reply) => see(reply, true), hintText);
  const finish = (event: SheetEvent) => {
    send(event);
    if (event.type !== 'CORRECT') void photos.readNext();
  };
  useConfirmBeforeLeaving(tally.sheets > 0);
  const isOn = state.type === 'on';
  const said = hintText(hint);
  useEffect(() => {
    if (isOn && review === null) announce(said, { about: 'sheet' });
  }, [isOn, review, said]);
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
              aria-disabled={state.type === 'asking'}
              onClick={open}
            >
              {sheets.camera}
            </Button>
          )}
          <SheetPhotos problems={photos.problems} onChoose={photos.choose} />
        </div>
      </div>
      {review !== null && <SheetReview {...review} layout={sheetKey.layout} send={finish} />}
      <TallyList tally={tally} />
      <Announcer />
    </>
  );
}
