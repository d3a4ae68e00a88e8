import { Fragment } from 'react';
import type { Fraction } from '../../../../machines/core/fraction';
import { translateAttribute } from '../../../play/internal/translate';
import type { Term } from '../term';

/** A line of words, signs and fractions. Its text content is, for example, "1/4 + 2/4". */
export function TermLine({ terms }: { readonly terms: readonly Term[] }) {
  return terms.map((term, index) => (
    // The terms of a line never change order, so the index is a stable key.
    <Fragment key={index}>
      {index > 0 && ' '}
      {typeof term === 'string' ? (
        <span translate={translateAttribute(term)}>{term}</span>
      ) : (
        <StackedFraction amount={term} />
      )}
    </Fragment>
  ));
}

/** A fraction with its numerator on top. Screen readers get it with a slash. */
function StackedFraction({ amount: { numerator, denominator } }: { readonly amount: Fraction }) {
  return (
    <span className="mill-fraction">
      <span>{numerator}</span>
      <span className="sr-only">/</span>
      <span>{denominator}</span>
    </span>
  );
}
