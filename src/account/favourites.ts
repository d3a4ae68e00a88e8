import * as v from 'valibot';
import { createStore } from '../ui/page-store';
import { preloadToasts, showToast } from '../ui/toast';
import type { AccountUser } from './auth-state';
import { getClient } from './client';
import { ADDED, REMOVED } from './favourites-text';
import { toServiceError, UNIQUE_VIOLATION } from './service-errors';
import { toastError } from './toast-error';

/** One person's favourites, as the page shows them now. */
export interface FavouritesState {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** Game ids, including ids that this version of the site does not know. */
  readonly games: ReadonlySet<string>;
}

const rowsShape = v.array(v.object({ game_id: v.string() }));

/** Throws if they cannot be loaded. */
export async function loadFavourites(user: AccountUser): Promise<readonly string[]> {
  const answer = await getClient().from('user_favorites').select('game_id').eq('user_id', user.id);
  if (answer.error !== null) throw toServiceError(answer);
  return v.parse(rowsShape, answer.data).map((row) => row.game_id);
}

async function save(user: AccountUser, game: string, isWished: boolean): Promise<void> {
  const table = getClient().from('user_favorites');
  const answer = isWished
    ? await table.insert({ user_id: user.id, game_id: game })
    : await table.delete().eq('user_id', user.id).eq('game_id', game);
  // A duplicate means that another tab was faster, so the favourite is already saved.
  if (answer.error !== null && answer.error.code !== UNIQUE_VIOLATION) throw toServiceError(answer);
}

/**
 * One person's favourites, loaded once and shared by everything that shows them. A change is visible immediately and is
 * saved in the background, with one request at a time per game, until the latest state is saved. If saving fails, the
 * change is undone.
 */
export class Favourites {
  private readonly user: AccountUser;
  private saved: ReadonlySet<string> = new Set();
  /** The requested state of each game that is still being saved. */
  private readonly wishes = new Map<string, boolean>();
  private status: FavouritesState['status'] = 'loading';
  private readonly now = createStore<FavouritesState>({ status: 'loading', games: new Set() }, () => this.begin());
  /** Counts when saves start and end, to detect that a list fetched in the meantime is out of date. */
  private changes = 0;

  constructor(user: AccountUser) {
    this.user = user;
  }

  /** The same object until something changes. */
  readonly read = this.now.read;

  /** Calls `listener` after every change until the returned function is called. The first subscriber starts loading. */
  readonly subscribe = this.now.subscribe;

  /** Loads them from the service. A failure is only logged. */
  readonly load = async (): Promise<void> => {
    if (this.status === 'failed') {
      this.status = 'loading';
      this.show();
    }
    try {
      this.saved = await this.loadQuietly();
      this.status = 'loaded';
    } catch (error) {
      console.error('The favourites could not be loaded.', error);
      if (this.status === 'loading') this.status = 'failed';
    }
    this.show();
  };

  /** Loads the list again until nothing has changed while it was loading. */
  private async loadQuietly(): Promise<ReadonlySet<string>> {
    for (;;) {
      const before = this.changes;
      const games = await loadFavourites(this.user);
      if (this.changes === before) return new Set(games);
    }
  }

  /** Adds or removes a game. */
  toggle(game: string): void {
    const isSaving = this.wishes.has(game);
    this.wishes.set(game, !this.read().games.has(game));
    this.show();
    if (!isSaving) void this.fulfil(game);
  }

  private begin(): () => void {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void this.load();
    };
    preloadToasts();
    void this.load();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }

  private async fulfil(game: string): Promise<void> {
    try {
      for (let wish = this.wishes.get(game); wish !== undefined; wish = this.unfulfilled(game)) {
        this.changes += 1;
        await save(this.user, game, wish);
        this.changes += 1;
        this.saved = new Set(wish ? [...this.saved, game] : [...this.saved].filter((other) => other !== game));
        showToast(wish ? ADDED : REMOVED);
      }
    } catch (error) {
      toastError(error, 'destructive');
    }
    this.wishes.delete(game);
    this.show();
  }

  /** The requested state of a game that is not saved yet. */
  private unfulfilled(game: string): boolean | undefined {
    const wish = this.wishes.get(game);
    return wish === this.saved.has(game) ? undefined : wish;
  }

  private show(): void {
    const games = new Set(this.saved);
    for (const [game, isWished] of this.wishes)
      if (isWished) games.add(game);
      else games.delete(game);
    this.now.set({ status: this.status, games });
  }
}

const known = new WeakMap<AccountUser, Favourites>();

/** This person's favourites; the same object for as long as they are signed in. */
export function getFavourites(user: AccountUser): Favourites {
  const favourites = known.get(user) ?? new Favourites(user);
  known.set(user, favourites);
  return favourites;
}
