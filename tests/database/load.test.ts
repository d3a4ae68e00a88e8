import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLoadSession, type LoadSession, measureLoad } from '../../bench/load/measure.ts';
import { SCENARIOS, WHOLE_VISIT } from '../../bench/load/scenarios.ts';
import { type LoadServer, startLoadServer } from '../../bench/load/server.ts';
import { createDataFolders, type DataFolders } from './helpers/template.ts';

/* A few rounds of each scenario of the load test, so that it still works when somebody needs it. */

const CLIENTS = 5;
const ROUNDS = 2;

let dataFolders: DataFolders;
let server: LoadServer;
let session: LoadSession;
beforeAll(async () => {
  dataFolders = await createDataFolders(inject('template'));
  server = await startLoadServer(dataFolders.dataFolder, dataFolders.databaseUrl);
  session = createLoadSession(server);
});
afterAll(async () => {
  await server?.stop();
  await dataFolders?.remove();
});

it.each([...SCENARIOS, WHOLE_VISIT])(
  'The load test "$title" counts each answer once, and no error',
  async (scenario) => {
    const { steps, errors, ...result } = await measureLoad(session, scenario, { clients: CLIENTS, rounds: ROUNDS });
    expect(errors).toEqual({});
    const names = scenario.steps.map(({ name }) => name);
    expect(Object.fromEntries(steps.map(({ name, count }) => [name, count]))).toEqual(
      Object.fromEntries(names.map((name) => [name, CLIENTS * ROUNDS * names.filter((one) => one === name).length])),
    );
    expect(result).toMatchObject({ scenario: scenario.id, clients: CLIENTS });
    expect(result.p99).toBeGreaterThanOrEqual(result.p50);
    expect(result.p50).toBeGreaterThan(0);
    expect(result.memory).toBeGreaterThan(0);
  },
);

it('The load test counts refused requests as errors, by kind', async () => {
  const nobody = createLoadSession({ ...server, publishableKey: 'unknown' });
  const [, signIn] = SCENARIOS;
  if (signIn === undefined) throw new Error('There is no scenario that signs in.');
  const { errors } = await measureLoad(nobody, signIn, { clients: 1, rounds: 1 });
  expect(errors).toEqual({ 'ask for an email: 401': signIn.steps.length });
});
