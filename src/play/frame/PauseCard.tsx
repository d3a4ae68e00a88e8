import Flag from 'lucide-react/icons/flag';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from '../../ui/Button';
import { useStore } from '../../ui/page-store';
import { PlayerHero } from '../hero/PlayerHero';
import { useFocusOnMount } from '../internal/useFocusOnMount';
import { type LeaveConfirmation, leaveConfirmationStore } from '../round/leave-round';
import { HowIPlayButton } from './HowIPlayButton';
import { ReportButton } from './ReportButton';
import { endRound, keepPlaying, paused, pausedText, resume } from './text';

interface Props {
  readonly onResume: () => void;
  /** Ends the round early. Left out if the game has no end. */
  readonly onEndRound?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Covers a paused game, so that the question is hidden. */
export function PauseOverlay({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  // In a low window its buttons are further down than the question. Scroll back, because the focus returns to the
  // question.
  useLayoutEffect(() => {
    const top = scrollY;
    return () => scrollTo({ top, behavior: 'instant' });
  }, []);
  return (
    <section
      className="pause-cover z-3 col-start-1 row-start-2 grid grid-cols-1 place-items-center bg-(--place-panel) p-5 low:p-2 zoomed:p-1"
      aria-label={label}
    >
      <div className="pause-card grid w-[min(28rem,100%)] grid-cols-1 justify-items-center gap-3.5 rounded-[36px] bg-surface px-7 py-8 text-center text-text low:gap-1.5 low:px-6 low:py-3 zoomed:rounded-[1rem] zoomed:px-2 zoomed:py-3">
        <PlayerHero pose="asleep" className="-mt-3 aspect-8/5 w-[min(14rem,70%)] phone:w-36 low:hidden zoomed:hidden" />
        {children}
      </div>
    </section>
  );
}

interface PlayOnProps {
  readonly onPress: () => void;
  readonly children: string;
}

/** The large button that resumes the game. It takes the focus. */
export function ResumeButton({ onPress, children }: PlayOnProps) {
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant="primary"
      size="big"
      icon={<Play aria-hidden className="icon icon-solid" />}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

/** The card over a paused game: the pause, or the question whether to leave the round. */
export function PauseCard(props: Props) {
  const leaving = useStore(leaveConfirmationStore);
  return leaving === null ? <Paused {...props} /> : <LeaveCard leaving={leaving} onResume={props.onResume} />;
}

function Paused({ onResume, onEndRound, children }: Props) {
  return (
    <PauseOverlay label={paused}>
      <h2>{paused}</h2>
      <p className="text-text-soft">{pausedText}</p>
      <ResumeButton onPress={onResume}>{resume}</ResumeButton>
      {onEndRound && (
        <Button icon={<Flag aria-hidden className="icon" />} onClick={onEndRound}>
          {endRound}
        </Button>
      )}
      <HowIPlayButton />
      <ReportButton />
      {children}
    </PauseOverlay>
  );
}

interface LeaveProps extends Pick<Props, 'onResume'> {
  readonly leaving: LeaveConfirmation;
}

/** Asks before a round is thrown away. The large, focused button keeps the round. */
function LeaveCard({ leaving: { title, text, confirmLabel, onConfirm }, onResume }: LeaveProps) {
  const leave = () => {
    onConfirm();
    onResume();
  };
  return (
    <PauseOverlay label={title}>
      <h2>{title}</h2>
      <p className="text-text-soft">{text}</p>
      <ResumeButton onPress={onResume}>{keepPlaying}</ResumeButton>
      <Button onClick={leave}>{confirmLabel}</Button>
    </PauseOverlay>
  );
}
