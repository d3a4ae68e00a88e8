import * as v from 'valibot';
import { createStore } from '../device/page-store';
import { expectToasts, showToast } from '../ui/toast';
import { DUPLICATE, refusal } from './answers';
import type { AccountUser } from './auth-state';
import { client } from './client';
import { toastError } from './toast-error';

/** The favourites of one person, as the page shows them now. */
export interface FavouritesNow {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** Ids of games, also such as this version of the site does not know. */
  readonly games: ReadonlySet<string>;
}

const rowsShape = v.array(v.object({ game_id: v.string() }));

/** The ids of all games that this person has marked. Throws where they do not come. */
export async function loadFavourites(user: AccountUser): Promise<readonly string[]> {
  const answer = await client().from('user_favorites').select('game_id').eq('user_id', user.id);
  if (answer.error !== null) throw refusal(answer);
  return v.parse(rowsShape, answer.data).map((row) => row.game_id);
}

async function save(user: AccountUser, game: string, isWished: boolean): Promise<void> {
  const table = client().from('user_favorites');
  const answer = isWished
    ? await table.insert({ user_id: user.id, game_id: game })
    : await table.delete().eq('user_id', user.id).eq('game_id', game);
  // Another tab was faster: it is as wished.
  if (answer.error !== null && answer.error.code !== DUPLICATE) throw refusal(answer);
}

/**
 * The favourites of one person, loaded once and shared by all that shows them. A change is seen at once and saved behind
 * it, for each game one after another, until what is saved is what was wished last; it is taken back where saving fails.
 */
export class Favourites {
  private readonly user: AccountUser;
  private saved: ReadonlySet<string> = new Set();
  /** What was wished of games whose saving is not done yet. */
  private readonly wishes = new Map<string, boolean>();
  private status: FavouritesNow['status'] = 'loading';
  private readonly now = createStore<FavouritesNow>({ status: 'loading', games: new Set() }, () => this.begin());
  /** Counts what was begun and done, so that a list fetched meanwhile is known to be old. */
  private changes = 0;

  constructor(user: AccountUser) {
    this.user = user;
  }

  /** The same object until something changes. */
  readonly read = this.now.read;

  /** Calls `listener` after every change, until the returned function is called. Who looks first makes them load. */
  readonly subscribe = this.now.subscribe;

  /** Reads them from the service; what fails is only logged. */
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

  /** The list of a time in which nothing was changed meanwhile. */
  private async loadQuietly(): Promise<ReadonlySet<string>> {
    for (;;) {
      const before = this.changes;
      const games = await loadFavourites(this.user);
      if (this.changes === before) return new Set(games);
    }
  }

  /** Marks a game, or takes the mark away. */
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
    expectToasts();
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

  /** What is still wished of a game and not yet so. */
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

const ADDED = { title: 'Added to favorites', text: 'Game added to your favorites' } as const;
const REMOVED = { title: 'Removed from favorites', text: 'Game removed from your favorites' } as const;

const known = new WeakMap<AccountUser, Favourites>();

/** The favourites of this person: always the same for the same sign-in. */
export function favouritesOf(user: AccountUser): Favourites {
  const favourites = known.get(user) ?? new Favourites(user);
  known.set(user, favourites);
  return favourites;
}
