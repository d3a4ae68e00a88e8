/* What the clients of a load test do, as data: each scenario is a list of requests that a client sends one after the
   other, without a pause, and then repeats. */

/** The state of one client: its account, if it has one at the moment. */
export interface Visitor {
  email: string;
  code: string;
  userId: string;
  accessToken: string;
  refreshToken: string;
  /** How many requests it has sent, to take turns. */
  turn: number;
}

export interface LoadRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What requests can use in addition to their visitor. */
export interface SharedContext {
  readonly pages: readonly string[];
  readonly assets: readonly string[];
  readonly createAddress: () => string;
  readonly takeCode: (email: string) => string | null;
}

export interface Step {
  readonly name: string;
  /** The request, or null to begin again, for example because an earlier request was refused. */
  readonly ask: (visitor: Visitor, around: SharedContext) => LoadRequest | null;
  /** Reads a successful response. */
  readonly read?: (visitor: Visitor, body: string) => void;
}

export interface Scenario {
  readonly id: string;
  /** For the table in docs/scale.md. */
  readonly title: string;
  readonly steps: readonly Step[];
  /** Whether each client needs an account before it begins. */
  readonly isSignedIn: boolean;
}

export const createVisitor = (): Visitor => ({
  email: '',
  code: '',
  userId: '',
  accessToken: '',
  refreshToken: '',
  turn: 0,
});

const turnOf = (visitor: Visitor, paths: readonly string[]): string => paths[visitor.turn % paths.length] ?? '/';

const own = ({ accessToken }: Visitor): Readonly<Record<string, string>> => ({
  Authorization: `Bearer ${accessToken}`,
});

/** The id of a favourite game. The table accepts any text in this format. */
const favouriteOf = ({ turn }: Visitor): string => `load-test-${turn % 50}`;

function readSession(visitor: Visitor, body: string): void {
  const { access_token: accessToken, refresh_token: refreshToken, user } = JSON.parse(body);
  Object.assign(visitor, { accessToken, refreshToken, userId: user.id });
}

const whenSignedIn =
  (ask: (visitor: Visitor) => LoadRequest): Step['ask'] =>
  (visitor) =>
    visitor.accessToken === '' ? null : ask(visitor);

const STEPS = {
  home: { name: 'home page', ask: () => ({ path: '/' }) },
  page: { name: 'another page', ask: (visitor, { pages }) => ({ path: turnOf(visitor, pages) }) },
  asset: { name: 'script or style sheet', ask: (visitor, { assets }) => ({ path: turnOf(visitor, assets) }) },
  email: {
    name: 'ask for an email',
    ask: (visitor, { createAddress }) => {
      Object.assign(visitor, { email: createAddress(), accessToken: '' });
      return { method: 'POST', path: '/auth/v1/otp', body: { email: visitor.email, create_user: true } };
    },
  },
  code: {
    name: 'sign in with the code',
    ask: (visitor, { takeCode }) => {
      const token = takeCode(visitor.email);
      if (token === null) return null;
      return { method: 'POST', path: '/auth/v1/verify', body: { type: 'email', email: visitor.email, token } };
    },
    read: readSession,
  },
  refresh: {
    name: 'refresh the session',
    ask: whenSignedIn(({ refreshToken }) => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: refreshToken },
    })),
    read: readSession,
  },
  session: {
    name: 'check the session',
    ask: whenSignedIn((visitor) => ({ path: '/auth/v1/user', headers: own(visitor) })),
  },
  favourites: {
    name: 'read the favourites',
    ask: whenSignedIn((visitor) => ({
      path: `/rest/v1/user_favorites?select=game_id&user_id=eq.${visitor.userId}`,
      headers: own(visitor),
    })),
  },
  addFavourite: {
    name: 'add a favourite',
    ask: whenSignedIn((visitor) => ({
      method: 'POST',
      path: '/rest/v1/user_favorites',
      body: { user_id: visitor.userId, game_id: favouriteOf(visitor) },
      headers: own(visitor),
    })),
  },
  removeFavourites: {
    name: 'remove the favourites',
    ask: whenSignedIn((visitor) => ({
      method: 'DELETE',
      path: `/rest/v1/user_favorites?user_id=eq.${visitor.userId}`,
      headers: own(visitor),
    })),
  },
  saveProfile: {
    name: 'save the profile',
    ask: whenSignedIn((visitor) => ({
      method: 'POST',
      path: '/rest/v1/profiles',
      body: { id: visitor.userId, first_name: 'Ada', last_name: null, email: visitor.email, date_of_birth: null },
      headers: { ...own(visitor), Prefer: 'resolution=merge-duplicates' },
    })),
  },
  profile: {
    name: 'read the profile',
    ask: whenSignedIn((visitor) => ({
      path: `/rest/v1/profiles?select=*&id=eq.${visitor.userId}`,
      headers: own(visitor),
    })),
  },
  deleteAccount: {
    name: 'delete the account',
    ask: whenSignedIn((visitor) => ({
      method: 'POST',
      path: '/rest/v1/rpc/delete_my_account',
      body: {},
      headers: own(visitor),
    })),
  },
} as const satisfies Readonly<Record<string, Step>>;

const { home, page, asset, email, code, refresh, session, favourites, addFavourite } = STEPS;
const { removeFavourites, saveProfile, profile, deleteAccount } = STEPS;

const PAGES: Scenario = {
  id: 'pages',
  title: 'pages and scripts',
  isSignedIn: false,
  steps: [home, asset, asset, page, asset, page],
};

const SIGN_IN: Scenario = {
  id: 'sign-in',
  title: 'sign in, look, delete the account',
  isSignedIn: false,
  steps: [email, code, favourites, profile, deleteAccount],
};

const SIGNED_IN: Scenario = {
  id: 'signed-in',
  title: 'signed in',
  isSignedIn: true,
  steps: [
    session,
    favourites,
    addFavourite,
    favourites,
    saveProfile,
    profile,
    session,
    favourites,
    removeFavourites,
    refresh,
  ],
};

/** Everything that a visit can consist of, for the long run. */
export const WHOLE_VISIT: Scenario = {
  id: 'whole-visit',
  title: 'whole visits',
  isSignedIn: false,
  steps: [home, asset, ...SIGN_IN.steps.slice(0, -1), ...SIGNED_IN.steps, page, asset, deleteAccount],
};

/** Only the first one does not use the database. */
export const SCENARIOS: readonly Scenario[] = [PAGES, SIGN_IN, SIGNED_IN];

/** The requests that sign one visitor in. */
export const SIGN_IN_STEPS: readonly Step[] = [email, code];
