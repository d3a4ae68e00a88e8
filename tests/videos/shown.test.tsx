// @vitest-environment jsdom
/* Entries that the check has found to be gone are not in the hubs: not on their pages, in counts, searches or topics. */

import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listGone, videoCataloguePlugin } from '../../scripts/videos/catalogue-plugin';
import { findHubProblems } from '../../scripts/videos/schema';
import { withoutGone } from '../../scripts/videos/shown';
import { type Catalogue, getEntryId, listEntries } from '../../src/videos/catalogue';
import HubPage from '../../src/videos/HubPage';
import { HUBS } from '../../src/videos/hubs';
import { buildSearch } from '../../src/videos/search';
import { readUncheckedHub } from '../helpers/hubs';

const DAY = '2026-11-29';

/** A copy of a hub in which some entries are gone. */
function markGone(hub: Catalogue, isGone: (at: { unit: string; index: number }) => boolean) {
  const copy: Catalogue = structuredClone(hub);
  for (const { id, entries } of copy.tabs.flatMap(({ units }) => units))
    entries.forEach((entry, index) => isGone({ unit: id, index }) && Object.assign(entry, { gone: DAY }));
  return copy;
}

const canadian: Catalogue = JSON.parse(readUncheckedHub('canadian'));
const firstIsGone = markGone(canadian, ({ unit, index }) => unit === 'general' && index === 0);
const [first] = listEntries(canadian);
const title = first!.entry.title;

afterEach(cleanup);

const open = (catalogue: Catalogue) =>
  render(
    <MemoryRouter>
      <HubPage hub={HUBS.find(({ id }) => id === 'canadian')!} catalogue={catalogue} />
    </MemoryRouter>,
  );

const error = (text: string) => {
  throw new Error(text);
};

describe('A hub with an entry that is gone', () => {
  const shown = withoutGone(firstIsGone);

  it('has one entry fewer, and no unit or tab without entries', () => {
    expect(listEntries(shown)).toHaveLength(listEntries(canadian).length - 1);
    for (const { units } of shown.tabs) for (const { entries } of units) expect(entries).not.toEqual([]);
    const oneUnitGone = withoutGone(markGone(canadian, ({ unit }) => unit === first!.unit.id));
    expect(oneUnitGone.tabs[0]!.units.map(({ id }) => id)).not.toContain(first!.unit.id);
    const tab = new Set(canadian.tabs[0]!.units.map(({ id }) => id));
    expect(withoutGone(markGone(canadian, ({ unit }) => tab.has(unit))).tabs).toHaveLength(1);
  });

  it('does not show it on its page', () => {
    open(canadian);
    expect(screen.queryAllByText(title)).not.toEqual([]);
    cleanup();
    open(shown);
    expect(screen.queryAllByText(title)).toEqual([]);
  });

  it('does not find it', () => {
    const find = (hub: Catalogue) => buildSearch([hub])(title).found.map(({ entry }) => entry.title);
    expect(find(canadian)).toContain(title);
    expect(find(shown)).not.toContain(title);
  });

  it('is what the build writes', () => {
    const { transform } = videoCataloguePlugin();
    const handler = typeof transform === 'object' ? transform.handler : transform;
    const build = (hub: Catalogue) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the part of the plugin's context that it uses
      handler?.call({ error } as never, JSON.stringify(hub), '/src/videos/catalogue/canadian.json');
    expect(build(firstIsGone)).toEqual({ code: JSON.stringify(shown), map: null });
  });

  it('is valid, but one in which everything is gone is not', () => {
    expect(findHubProblems(firstIsGone)).toEqual([]);
    expect(findHubProblems(markGone(canadian, () => true))).not.toEqual([]);
  });
});

describe('A topic', () => {
  it('does not link to a video that is gone', async () => {
    const id = getEntryId(first!.entry);
    const texts = [JSON.stringify(firstIsGone), readUncheckedHub('us')];
    expect(listGone(texts)).toContain(`canadian ${id}`);
    const video = { hub: 'canadian', tab: 'grade-10', unit: 'general', entry: id, title };
    const openTopic = async (gone: readonly string[]) => {
      vi.doMock('virtual:gone-videos', () => ({ default: gone }));
      vi.resetModules();
      const { TopicVideos } = await import('../../src/pages/topics/OpenLessons');
      render(
        <MemoryRouter>
          <TopicVideos videos={[video]} />
        </MemoryRouter>,
      );
    };
    await openTopic([]);
    expect(screen.getByRole('link', { name: title })).toBeDefined();
    cleanup();
    await openTopic(listGone(texts));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
