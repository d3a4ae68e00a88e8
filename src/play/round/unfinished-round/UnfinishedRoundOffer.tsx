import Play from 'lucide-react/icons/play';
import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { useStore } from '../../../ui/page-store';
import { PauseOverlay, ResumeButton } from '../../frame/PauseCard';
import { announce } from '../../internal/announcer';
import { restoreFocus } from '../../internal/restore-focus';
import { type ResumeOffer, resumeOfferStore } from './resume-offer';
import { text } from './text';

const PLAY = <Play aria-hidden className="icon icon-solid" />;

/** Offers to continue the unfinished round, in the menu of a game. Announced once; it does not take the focus. */
export function UnfinishedRoundOffer() {
  const offer = useStore(resumeOfferStore);
  const said = offer === null ? null : `${text.left(offer.title)} ${text.question}`;
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
  if (offer === null) return null;
  const decline = () => {
    offer.decline();
    restoreFocus(document.querySelector<HTMLElement>('.start-button'));
  };
  return (
    <section
      className="menu-plate flex max-w-full animate-[toast-in_var(--motion-move)_var(--ease-overshoot)] flex-wrap items-center justify-center gap-x-5 gap-y-2.5"
      aria-label={text.label}
    >
      <p className="text-balance">
        {text.left(offer.title)} <b className="font-extrabold">{text.question}</b>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" icon={PLAY} onClick={offer.resume}>
          {text.goOn}
        </Button>
        <Button onClick={decline}>{text.decline}</Button>
      </div>
    </section>
  );
}

/** The same offer for games without a menu. The first question waits behind it, as during a pause. */
export function UnfinishedRoundCard({ offer }: { readonly offer: ResumeOffer }) {
  return (
    <PauseOverlay label={text.label}>
      <h2>{text.question}</h2>
      <p className="text-text-soft">{text.left(offer.title)}</p>
      <ResumeButton onPress={offer.resume}>{text.goOn}</ResumeButton>
      <Button onClick={offer.decline}>{text.decline}</Button>
    </PauseOverlay>
  );
}
