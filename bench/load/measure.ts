import autocannon, { type Client, type Request } from 'autocannon';
import {
  createVisitor,
  type LoadRequest,
  type Scenario,
  type SharedContext,
  SIGN_IN_STEPS,
  type Step,
  type Visitor,
} from './scenarios.ts';
import type { LoadServer } from './server.ts';

/** One kind of request in a run; times are in milliseconds. */
export interface StepResult {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

export interface LoadResult {
  readonly scenario: string;
  readonly clients: number;
  readonly seconds: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** How often each error was seen: "sign in with the code: 503". */
  readonly errors: Readonly<Record<string, number>>;
  /** The server's memory in bytes after the run. */
  readonly memory: number;
  readonly steps: readonly StepResult[];
}

/** How long a client waits for a response, in seconds. */
const TIMEOUT_S = 20;

/** How often a visitor tries to sign in before a run. Tries are a second apart. */
const MAX_TRIES = 20;

/** The smallest value that is at least as large as this proportion of the values; 0 if there are none. */
function quantile(sorted: readonly number[], part: number): number {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
}

/** What all runs against one server share, so that no address is used twice. */
export interface LoadSession {
  readonly server: LoadServer;
  readonly around: SharedContext;
  /** Adds what each request needs, and gives it a different network. */
  readonly complete: (request: LoadRequest) => Request & { readonly headers: Record<string, string> };
}

export function createLoadSession(server: LoadServer): LoadSession {
  const run = Date.now().toString(36);
  let addresses = 0;
  let requests = 0;
  return {
    server,
    around: {
      pages: server.pages,
      assets: server.assets,
      createAddress: () => `load-${run}-${(addresses += 1)}@numeria.test`,
      takeCode: (email) => server.mailbox.takeCode(email),
    },
    complete({ method = 'GET', path, body, headers }) {
      const network = (requests += 1) % 200_000;
      return {
        method,
        path,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          'Accept-Encoding': 'gzip, deflate, br',
          'X-Forwarded-For': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
          apikey: server.publishableKey,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
      };
    },
  };
}

/** Sends a request, and repeats it while the server is still busy with the previous run. Returns the body of the response. */
async function send(
  server: LoadServer,
  name: string,
  { method = 'GET', path = '/', body, headers }: ReturnType<LoadSession['complete']>,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${server.url}${path}`, { method, headers, body: String(body) });
    const text = await response.text();
    if (response.ok) return text;
    if (response.status !== 503 || tries === MAX_TRIES)
      throw new Error(`A visitor could not be signed in: ${name}: ${response.status} ${text}`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Signs a visitor in, without counting it. Throws an Error if the server refuses. */
async function signIn({ server, around, complete }: LoadSession): Promise<Visitor> {
  const visitor = createVisitor();
  for (const { ask, name, read } of SIGN_IN_STEPS) {
    const asked = ask(visitor, around);
    if (asked === null) throw new Error(`A visitor could not be signed in: there was no email before "${name}".`);
    const text = await send(server, name, complete(asked));
    read?.(visitor, text);
  }
  return visitor;
}

/** Visitors who are signed in, ten at a time. */
async function signInAll(session: LoadSession, count: number): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < count) {
    const next = Array.from({ length: Math.min(10, count - visitors.length) }, () => signIn(session));
    visitors.push(...(await Promise.all(next)));
  }
  return visitors;
}

/** Counts the times and errors of all clients of a run. */
class Counts {
  readonly #times = new Map<string, number[]>();
  readonly #errors = new Map<string, number>();

  addTime(step: string, milliseconds: number): void {
    const times = this.#times.get(step) ?? [];
    times.push(milliseconds);
    this.#times.set(step, times);
  }

  addError(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }

  errors(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#errors].toSorted(([, one], [, other]) => other - one));
  }

  steps(): readonly StepResult[] {
    return [...this.#times].map(([name, times]) => {
      const sorted = times.toSorted((one, other) => one - other);
      return { name, count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
    });
  }

  all(): readonly number[] {
    return [...this.#times.values()].flat().toSorted((one, other) => one - other);
  }
}

/** The requests of one client, for autocannon. */
function requestsOf(
  steps: readonly Step[],
  visitor: Visitor,
  session: LoadSession,
  counts: Counts,
  isAnswered: (step: string) => void,
): Request[] {
  return steps.map((step) => ({
    setupRequest(request) {
      visitor.turn += 1;
      const asked = step.ask(visitor, session.around);
      if (asked !== null) return { ...request, ...session.complete(asked) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- null begins with the first request again, which its types leave out
      return null as unknown as Request;
    },
    onResponse(status, body) {
      isAnswered(step.name);
      if (status >= 200 && status < 300) step.read?.(visitor, body);
      else counts.addError(`${step.name}: ${status}`);
    },
  }));
}

/** How many clients there are, and how long they run: in seconds, or in rounds through all requests. */
export type LoadSize = { readonly clients: number } & ({ readonly seconds: number } | { readonly rounds: number });

/** Measures a scenario with this many clients, each of which sends one request after the other. */
export async function measureLoad(
  session: LoadSession,
  scenario: Scenario,
  { clients, ...until }: LoadSize,
): Promise<LoadResult> {
  const { server } = session;
  const visitors = scenario.isSignedIn ? await signInAll(session, clients) : [];
  const counts = new Counts();
  let begun = 0;
  const setupClient = (client: Client): void => {
    const visitor = visitors[begun] ?? createVisitor();
    // So that the clients do not all request the same page.
    visitor.turn = begun;
    begun += 1;
    // autocannon reads the response before it reports its time, and then builds the next request.
    let answered = '';
    const isAnswered = (step: string): void => {
      answered = step;
    };
    client.setRequests(requestsOf(scenario.steps, visitor, session, counts, isAnswered));
    client.on('response', (_status, _bytes, milliseconds) => counts.addTime(answered, milliseconds));
  };
  const end =
    'seconds' in until ? { duration: until.seconds } : { amount: clients * until.rounds * scenario.steps.length };
  const run = autocannon(
    { url: server.url, connections: clients, timeout: TIMEOUT_S, setupClient, ...end },
    // Without a function here, autocannon returns a promise instead of the run.
    () => {},
  );
  run.on('reqError', (error: Error) => counts.addError(`connection: ${error.message}`));
  const { duration, requests } = await new Promise<autocannon.Result>((resolve) => run.on('done', resolve));
  const times = counts.all();
  return {
    scenario: scenario.id,
    clients,
    seconds: duration,
    requestsPerSecond: Math.round(requests.total / duration),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors: counts.errors(),
    memory: server.memory(),
    steps: counts.steps(),
  };
}
