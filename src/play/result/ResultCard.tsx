import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { settingsStore } from '../../device/settings';
import { TextWithEmoji } from '../../ui/Emoji';
import { lazyOptionalPart } from '../../ui/lazy-page';
import { useStore } from '../../ui/page-store';
import { PlayerHero } from '../hero/PlayerHero';
import { useFocusOnMount } from '../internal/useFocusOnMount';
import { useWasPressed } from '../internal/useWasPressed';
import { winsHat } from '../internal/voyage';
import { useBreakSuggestion } from '../round/break-suggestion';
import { type ScoredRound, usePlayMode } from '../round/play-mode';
import { withoutCounts } from '../score/without-points';
import { ResultDetails, useDetails } from './ResultDetails';
import { ResultRing, type RingCount } from './ResultRing';
import { ResultStars, type Stars } from './ResultStars';
import { overText, restText, roundOver } from './text';
import { useAnnouncedResult } from './useAnnouncedResult';
import { useAwardedStars } from './useAwardedStars';

interface Props {
  readonly title: string;
  readonly praise: string;
  /** The sentence that announces it, if it is not about right answers. */
  readonly announcement?: string;
  readonly count: RingCount;
  /** The stars of the round; null if it has none to win. */
  readonly stars: Stars | null;
  /** Whether the stars are shown; true by default. They count for the island either way. */
  readonly showsStars?: boolean;
  /** Whether the island has a hat to win; true by default. */
  readonly hasHat?: boolean;
  /** What the round has unlocked, shown before its figures. */
  readonly prizes?: ReactNode;
  /** The score, if it is more than the count. */
  readonly score?: ReactNode;
  /** The other figures of the round. */
  readonly figures?: ReactNode;
  /** The round of the figures, for what the mode shows above them. */
  readonly round?: ScoredRound;
  /** One sentence about a success, and one about something to practise. */
  readonly wentWell: string;
  readonly practiceNext: string;
  /** The buttons that stay in view. */
  readonly actions: ReactNode;
  readonly buttons?: ReactNode;
  readonly link: Readonly<Record<string, string | number>>;
  readonly forTeachers?: ReactNode;
  /** Everything else, shown when the player asks for it. */
  readonly children?: ReactNode;
}

/** Share of right answers from which the hero raises its arms. */
const CHEERS_FROM = 0.5;

// If one of these cannot be loaded, the hat is still in the passport, and the thing with the others for the island.
const NewHat = lazyOptionalPart(async () => {
  const { NewHat } = await import('../hero/PlayerHeroPicture');
  return { default: NewHat };
});
const NewThings = lazyOptionalPart(() => import('./NewThings'));

/**
 * A result, over the scene: first what was won, then the figures next to the hero. Everything is in its final place
 * from the start and only CSS animates it (result-show.css), so with reduced motion, or once anything has been pressed,
 * the final state is shown immediately.
 */
export function ResultCard(props: Props) {
  const {
    title,
    praise,
    count,
    stars,
    showsStars = true,
    hasHat = true,
    prizes,
    score,
    figures,
    round,
    actions,
  } = props;
  const { offers } = usePlayMode();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const isSkipped = useWasPressed();
  const isRestOffered = useBreakSuggestion();
  const { island, newStars } = useAwardedStars(stars);
  const isHatNew = hasHat && winsHat(newStars);
  const hasPrize = isHatNew || Boolean(prizes);
  const details = useDetails();
  const { isScoreHidden } = useStore(settingsStore);
  useAnnouncedResult(isScoreHidden ? roundOver : (props.announcement ?? overText(count, stars)));
  const cheers = count.of > 0 && count.number / count.of >= CHEERS_FROM;
  return (
    <div className="result class-screen" data-skipped={isSkipped} data-prize={hasPrize}>
      <div className="result-place">
        <div className="result-top">
          <div className="result-name">
            <h2 ref={heading} tabIndex={-1}>
              <TextWithEmoji text={title} />
            </h2>
            <p>
              <TextWithEmoji text={withoutCounts(praise)} />
            </p>
          </div>
          {round && offers.topOfResult(round)}
          {isHatNew && island !== null && (
            <Suspense>
              <NewHat game={island} />
            </Suspense>
          )}
          {prizes}
          {island !== null && newStars.length > 0 && (
            <Suspense>
              <NewThings game={island} stars={newStars} />
            </Suspense>
          )}
        </div>
        <div className="result-show">
          <PlayerHero
            pose={cheers || isHatNew ? 'cheering' : 'standing'}
            className="result-hero"
            {...(island !== null && { island, isHatNew })}
          />
          {stars !== null && showsStars && <ResultStars {...stars} />}
          <ResultRing {...count} />
          <div className="result-score">{score}</div>
          <div className="result-words">
            {figures}
            {isRestOffered && <Rest />}
            <div className="result-buttons">
              {props.buttons}
              {details.button}
            </div>
          </div>
        </div>
      </div>
      {actions}
      <ResultDetails {...props} {...details.panel} />
    </div>
  );
}

const Rest = () => (
  <div className="flex w-full items-center justify-center gap-4">
    <PlayerHero pose="asleep" className="aspect-8/5 w-24 flex-none" />
    <p className="text-start">
      {restText((text) => (
        <Link to="/">{text}</Link>
      ))}
    </p>
  </div>
);
