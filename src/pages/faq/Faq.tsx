import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Accordion } from '../../ui/Accordion';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { usePageTitle } from '../../ui/page-title';
import { TranslationNote } from '../legal/TranslationNote';
import { SeaHeader } from '../sea/SeaHeader';
import { AllAnswers } from './AllAnswers';
import AskingWhale from './drawings/asking-whale.svg?part';
import { QUESTIONS } from './questions';
import { text } from './text';

/** The FAQ. A fragment with the id of a question (/faq#teachers) opens that question. */
export default function Faq() {
  usePageTitle(text.pageTitle);
  const { key, hash } = useLocation();
  // A choice belongs to one history entry, so navigating to another question opens that question.
  const [chosen, setChosen] = useState<{ readonly at: string; readonly open: string | null } | null>(null);
  const named = QUESTIONS.find(({ id }) => hash === `#${id}`)?.id ?? null;
  const open = chosen?.at === key ? chosen.open : (named ?? chosen?.open ?? null);

  return (
    <main id="main">
      <SeaHeader title={text.title} drawing={<AskingWhale />}>
        <p className="text-lead font-semibold">{text.lead}</p>
      </SeaHeader>
      <div className="wrap grid grid-cols-[minmax(0,46rem)_minmax(16rem,22rem)] items-start justify-between gap-x-12 gap-y-8 pt-10 pb-20 narrow:grid-cols-1 narrow:pt-8">
        <noscript className="for-reading">{import.meta.env.SSR && <AllAnswers />}</noscript>
        <div className="grid gap-6 scriptless:hidden">
          <TranslationNote />
          <Accordion
            className="grid gap-4"
            items={QUESTIONS}
            open={open}
            onOpenChange={(open) => setChosen({ at: key, open })}
          />
        </div>
        <Card className="sticky top-26 grid justify-items-start gap-3 p-7 narrow:static">
          <span className="grid size-14 place-items-center rounded-full bg-tint-sun text-[1.375rem] text-on-tint-sun">
            <MessageCircleQuestionMark className="icon" aria-hidden="true" />
          </span>
          <h2 className="text-h3">{text.more}</h2>
          <p className="text-text-soft">{text.moreText}</p>
          <LinkButton to="/contact" variant="primary">
            {text.contact}
          </LinkButton>
        </Card>
      </div>
    </main>
  );
}
