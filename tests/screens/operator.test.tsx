// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createFactsMetaTag } from '../../scripts/site/facts.ts';
import { Operator } from '../../src/pages/legal/Operator';
import Privacy from '../../src/pages/legal/Privacy';
import Terms from '../../src/pages/legal/Terms';
import { readSite } from '../../src/pages/site-settings';

describe('The facts about this copy', () => {
  const UNSET = {
    supportEmail: 'hello@numeria.example',
    address: 'https://numeria.example',
    dataContact: 'hello@numeria.example',
    operator: null,
    operatorAddress: null,
    region: null,
  };

  it('have defaults, which name nobody', () => {
    expect(readSite({})).toEqual(UNSET);
    expect(readSite({ supportEmail: '', address: '', operator: '', region: '' })).toEqual(UNSET);
  });

  it('are read from the head of the page', () => {
    document.head.innerHTML = createFactsMetaTag({
      supportEmail: 'help@school.example',
      address: 'https://maths.school.example',
      dataContact: 'data@school.example',
      operator: 'Bell & Sons “Maths”, "Ltd" <UK>',
      operatorAddress: '1 School Lane',
      region: '',
    });
    expect(readSite(document.querySelector('meta')?.dataset ?? {})).toEqual({
      supportEmail: 'help@school.example',
      address: 'https://maths.school.example',
      dataContact: 'data@school.example',
      operator: 'Bell & Sons “Maths”, "Ltd" <UK>',
      operatorAddress: '1 School Lane',
      region: null,
    });
  });
});

const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('Who runs this copy', () => {
  it('is shown with name, address, data contact and region', () => {
    const site = {
      ...readSite({ dataContact: 'data@school.example', address: 'https://maths.school.example' }),
      operator: 'Example School',
      operatorAddress: '1 School Lane',
      region: 'Germany',
    };
    render(<Operator site={site} />);
    expect(screen.getByText(/copy at https:\/\/maths\.school\.example\.$/)).toBeDefined();
    expect(definitions()).toEqual(['Example School', '1 School Lane', 'data@school.example', 'Germany']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:data@school.example');
  });

  it('is shown to be missing in a copy that has not been set up', () => {
    render(<Operator site={readSite({})} />);
    expect(definitions()).toEqual([
      'This copy has not been set up for public use: nobody has said who runs it.',
      'Not given',
      'hello@numeria.example',
      'Not given',
    ]);
  });

  it.each([
    ['the privacy policy', Privacy],
    ['the terms', Terms],
  ])('is a section of %s', (_, Page) => {
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    expect(screen.getByRole('region', { name: 'Who runs this copy' }).textContent).toContain('nobody has said');
  });
});
