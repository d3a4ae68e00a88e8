// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import Accessibility from '../../src/pages/legal/Accessibility';
import { UNMET } from '../../src/pages/legal/KnownLimits';
import { SITE } from '../../src/pages/site-settings';
import { CHAPTERS } from '../../tools/conformance/answers';

const part = (name: string) => within(screen.getByRole('region', { name }));

const open = () =>
  render(
    <MemoryRouter>
      <Accessibility />
    </MemoryRouter>,
  );

describe('The accessibility statement', () => {
  it('says what conforms, how it was tested, what does not work and how to complain', () => {
    open();
    expect(document.title).toBe('Accessibility | Numeria');
    expect(part('How accessible Numeria is').getByText('partly conforms')).toBeDefined();
    expect(part('How it was tested').getByText(/No independent body has checked this/)).toBeDefined();
    expect(part('What does not work').getAllByRole('listitem')).toHaveLength(UNMET.length);
    const complaints = part('How to complain');
    expect(complaints.getByRole('link', { name: SITE.supportEmail })).toBeDefined();
    expect(complaints.getByRole('link', { name: 'Equality Advisory and Support Service' })).toBeDefined();
  });

  it('names who runs this copy', () => {
    open();
    expect(part('Who runs this copy').getByText(/has not been set up for public use/)).toBeDefined();
    expect(part('Who runs this copy').getByRole('link', { name: SITE.dataContact })).toBeDefined();
  });

  it('has its own date, not the date of the policies', () => {
    open();
    expect(screen.getByText('written on 29 November 2026')).toBeDefined();
    expect(screen.queryByText(/5 May 2025|21 November 2026/)).toBeNull();
  });

  it('lists every criterion that the conformance report does not call supported, and no others', () => {
    open();
    const unmet = ['success_criteria_level_a', 'success_criteria_level_aa']
      .flatMap((chapter) => Object.entries(CHAPTERS[chapter]?.answers ?? {}))
      .filter(([, { level }]) => level === 'partially-supports' || level === 'does-not-support')
      .map(([number]) => number);
    const shown = screen
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => /\(WCAG: ([\d., ]+)\)/.exec(textContent)?.[1]?.split(', ') ?? []);
    expect(shown.toSorted()).toEqual(unmet.toSorted());
  });
});
