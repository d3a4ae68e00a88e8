import type { CSSProperties } from 'react';
import { isStandard, RULES } from '../../../../machines/tables-check/rules';
import type { SavedCheck } from '../saved';
import { text } from '../text';

interface Props {
  readonly title: string;
  /** Oldest first. */
  readonly checks: readonly SavedCheck[];
}

const SHOWN = 6;

type Style = CSSProperties & Readonly<Record<'--score', number>>;
const barStyle = (score: number): Style => ({ '--score': score / RULES.questions });

/** This child's own checks, newest first. Checks that are not standard are marked and not compared. */
export function EarlierChecks({ title, checks }: Props) {
  const shown = checks.slice(-SHOWN).reverse();
  return (
    <section className="grid gap-1.5">
      <h3 className="text-[1.125rem]">{title}</h3>
      <ul className="grid gap-1.5 [&>li]:grid [&>li]:grid-cols-[1fr_5rem_2.5rem] [&>li]:items-center [&>li]:gap-2">
        {shown.map(({ at, score, manners }) => (
          <li key={at}>
            <span>{text.over.day(at)}</span>
            <span aria-hidden className="check-bar" style={barStyle(score)} />
            <b>{`${score}${isStandard(manners) ? '' : '*'}`}</b>
          </li>
        ))}
      </ul>
      {shown.some(({ manners }) => !isStandard(manners)) && <p className="text-small">{text.over.apart}</p>}
    </section>
  );
}
