// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getFavourites } from '../../src/account/favourites';
import { GAMES } from '../../src/catalogue';
import { expectToasts, openForm, openProfile, readToastTexts, showProfile } from '../account/helpers/profile-page';
import { type FakeService, json, refuseWith } from '../account/helpers/service';
import { cleanUp, createService, eventually, signIn } from '../account/helpers/signed-in';

const person = userEvent.setup();
let service: FakeService;

/** The links in the card of favourite games. */
const card = () => screen.getByRole('region', { name: 'Your Favorite Games' });
const links = () => within(card()).queryAllByRole('link');

beforeEach(() => {
  service = createService();
});
afterEach(() => cleanUp(service));

describe('The favourite games card', () => {
  it('says how to add favourites while there are none', async () => {
    await openForm(service);
    expect(
      await within(card()).findByText(
        "You haven't favorited any games yet. Go to the home page to add some favorites!",
      ),
    ).toBeDefined();
  });

  it('shows each game with its title, description and link', async () => {
    service.favourites.add('target-takedown').add('mental-maths');
    await openProfile(service);
    await within(card()).findByRole('heading', { name: 'Mental Maths Challenge' });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Play Now Mental Maths Challenge', '/mental-maths'],
      ['Play Now Target Takedown', '/target-takedown'],
    ]);
    expect(within(card()).getByText('Pick tiles that add up to the target.')).toBeDefined();
  });

  it('includes every game, and ignores unknown ids', async () => {
    for (const { id } of GAMES) service.favourites.add(id);
    service.favourites.add('a-game-of-tomorrow');
    await openProfile(service);
    await eventually(() => expect(links()).toHaveLength(GAMES.length));
    expect(card().textContent).not.toContain('tomorrow');
    expect([...service.favourites]).toContain('a-game-of-tomorrow');
    expect(service.heardOf('DELETE /rest/v1/user_favorites')).toHaveLength(0);
  });

  it('logs a failure to load and offers to try again, without a toast', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    service.favourites.add('time-master');
    service.instead('GET /rest/v1/user_favorites', refuseWith(400, '42501', 'permission denied'));
    await openForm(service);
    await person.click(await within(card()).findByRole('button', { name: 'Try again' }));
    expect(log).toHaveBeenCalled();
    expect(readToastTexts()).toEqual([]);
    const answer = service.holdBack('GET /rest/v1/user_favorites', () => json(200, [{ game_id: 'time-master' }]));
    await person.click(await within(card()).findByRole('button', { name: 'Try again' }));
    expect(within(card()).getByRole('status').textContent).toBe('Loading…');
    expect(document.activeElement).toBe(within(card()).getByRole('heading', { name: 'Your Favorite Games' }));
    await eventually(() => expect(service.heardOf('GET /rest/v1/user_favorites')).toHaveLength(3));
    answer();
    expect(await within(card()).findByRole('heading', { name: 'Time Master' })).toBeDefined();
  });

  it('does not show an incomplete list after a failed load, even if a favourite is added meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.instead('GET /rest/v1/user_favorites', refuseWith(400, '42501', 'permission denied'));
    const favourites = getFavourites(await signIn(service));
    showProfile();
    await screen.findByRole('button', { name: 'Try again' });
    favourites.toggle('time-master');
    await expectToasts(['Added to favorites', 'Game added to your favorites', 'plain']);
    expect(links()).toEqual([]);
    expect(within(card()).getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
