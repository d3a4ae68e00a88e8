// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import TopicsPage from '../../src/pages/topics/TopicsPage';
import LearnFirst from '../../src/play/result/LearnFirst';
import { ResultDetails } from '../../src/play/result/ResultDetails';
import { missedSkillsStore, noteAnswer } from '../../src/play/round/missed-skills';
import { getLessonAddress } from '../../src/topics/topic-links';
import { getTopicPath, TOPICS } from '../../src/topics/topics';

const person = userEvent.setup();

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/topics/*" element={<TopicsPage />} />
      </Routes>
    </MemoryRouter>,
  );

const learn = (skills: readonly string[]) =>
  render(
    <MemoryRouter>
      <LearnFirst skills={skills} />
    </MemoryRouter>,
  );

const openDetails = (seed: number, isOpen: boolean) =>
  render(
    <MemoryRouter>
      <ResultDetails
        id="details"
        panel={{ current: null }}
        isOpen={isOpen}
        wentWell="Good"
        practiceNext="More"
        link={{ seed }}
      />
    </MemoryRouter>,
  );

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('The list of topics', () => {
  it('links to every topic, by strand', () => {
    open('/topics');
    expect(hrefs(screen.getByRole('main'))).toEqual(TOPICS.map(getTopicPath));
    expect(hrefs(screen.getByRole('region', { name: 'Money' }))).toContain('/topics/count-coins');
  });

  it('shows only the topics of a year, and no empty strand', async () => {
    open('/topics');
    await person.click(screen.getByRole('radio', { name: 'Year 1' }));
    expect(hrefs(screen.getByRole('main'))).toEqual(TOPICS.filter(({ year }) => year === 'Year 1').map(getTopicPath));
    expect(screen.queryByRole('region', { name: 'Algebra' })).toBeNull();
  });
});

describe('A topic', () => {
  it('has steps, an example with its answer, games, a worksheet, lessons and statements', async () => {
    open('/topics/times-tables-3-4-8');
    screen.getByRole('heading', { level: 1, name: 'The 3, 4 and 8 times tables' });
    expect(document.title).toBe('The 3, 4 and 8 times tables | Numeria');
    within(screen.getByRole('region', { name: 'How to do it' })).getAllByRole('listitem');
    const example = await screen.findByRole('region', { name: 'An example' });
    within(example).getByText(/^\d+ × \d+ =$/);
    within(example).getByText(/^Answer: \d+$/);
    for (const href of hrefs(screen.getByRole('region', { name: 'Play' })))
      expect(href).toMatch(/^\/[a-z-]+\?.*facts=.*3x4.*&start$/);
    expect(hrefs(screen.getByRole('region', { name: 'On paper' }))[0]).toMatch(/^\/print\?facts=%C3%97&skills=2x3/);
    screen.getByText('Recall and use multiplication and division facts for the 3, 4 and 8 multiplication tables.');
  });

  it('says that lessons leave the site, and opens them in a new tab', () => {
    open('/topics/multiply-fractions');
    const lessons = within(screen.getByRole('region', { name: 'Learn it in a lesson' }));
    lessons.getByText(/not part of Numeria/);
    for (const link of lessons.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^https:\/\/www\.thenational\.academy\/pupils\/lessons\/[a-z\d-]+$/);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noreferrer');
    }
    expect(getLessonAddress('explain-how-to-multiply-two-unit-fractions')).toBe(
      lessons.getAllByRole('link')[0]?.getAttribute('href'),
    );
  });

  it('links to a video in its hub', () => {
    open('/topics/substitute-numbers');
    expect(hrefs(screen.getByRole('region', { name: 'Videos' }))).toEqual([
      '/video-hub/gcse?tab=foundation#ZkC2FX5TOJ8',
    ]);
  });

  it('says if a round asks other things as well', () => {
    open('/topics/name-shapes');
    expect(screen.getAllByText('It asks other questions too.').length).toBeGreaterThan(0);
  });

  it('shows the 404 page at an unknown address', () => {
    open('/topics/knitting');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404');
  });
});

describe('"Learn this first"', () => {
  afterEach(() => missedSkillsStore.set({ seed: null, skills: [] }));

  it('leads to the topics of what was missed, the most missed first', () => {
    learn(['time.read.half', 'fraction.add.same', 'fraction.add.overOne', '7x8']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/topics/add-fractions-same-denominator',
      '/topics/oclock-and-half-past',
      '/topics/times-tables-3-4-8',
    ]);
  });

  it('is not shown for a skill without a topic', () => {
    learn(['shape.group']);
    expect(screen.queryByText('Learn this first')).toBeNull();
  });

  it('is in the details of the result, once they are opened', async () => {
    noteAnswer(5, '7x8', false);
    const { unmount } = openDetails(5, false);
    expect(screen.queryByText('Learn this first')).toBeNull();
    unmount();
    openDetails(5, true);
    expect(await screen.findByRole('link', { name: 'The 3, 4 and 8 times tables' })).toBeDefined();
  });

  it('is not shown for mistakes of another round', () => {
    noteAnswer(5, '7x8', false);
    openDetails(6, true);
    expect(screen.queryByText('Learn this first')).toBeNull();
  });

  it('forgets the mistakes of the round before', () => {
    noteAnswer(1, '7x8', false);
    noteAnswer(1, '7x9', true);
    expect(missedSkillsStore.read()).toEqual({ seed: 1, skills: ['7x8'] });
    noteAnswer(2, '7x9', true);
    expect(missedSkillsStore.read()).toEqual({ seed: 2, skills: [] });
  });
});
