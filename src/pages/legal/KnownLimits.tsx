import { criteriaOf, LIMITS } from './known-limits-text';

/** The criteria of WCAG 2.2, levels A and AA, that Numeria does not fully meet, as in the report (tools/conformance). */
export const UNMET: readonly (readonly [limit: keyof typeof LIMITS, criteria: readonly string[]])[] = [
  ['videos', ['1.2.2', '1.2.3', '1.2.5']],
  ['drawnSums', ['1.4.5']],
  ['keys', ['2.1.4']],
  ['twoPlayers', ['2.5.2']],
  ['languages', ['3.1.2']],
  ['untested', ['2.3.1', '2.5.3']],
];

/** Lists what is known not to work, with the numbers of the criteria. */
export const KnownLimits = () => (
  <ul>
    {UNMET.map(([limit, criteria]) => (
      <li key={limit}>
        <b>{LIMITS[limit].name}</b> {LIMITS[limit].text} {criteriaOf(criteria.join(', '))}
      </li>
    ))}
  </ul>
);
