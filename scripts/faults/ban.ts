import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createRealtimeClient } from '@parvis/api-client/realtime';
import { readConfig } from '../../packages/server/src/platform/config.ts';
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts';
import { createLogger } from '../../packages/server/src/platform/log.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { callUntilDone, type AttemptLog } from './persistent-call.ts';
import { PASSWORD, signUp, type Member } from './site-load.ts';

const POLL = 10;
const TIMEOUT = 10_000;

/** Signs an administrator up, who bans members. */
export async function createAdministrator({ url, databaseUrl }: Cluster, log: AttemptLog): Promise<Member> {
  const email = 'administrator@example.org';
  const { _id: id } = await signUp(url, { email, lastName: 'the Administrator', log });
  const database = await openDatabase(
    readConfig({ DATABASE_URL: databaseUrl }),
    createLogger({ logLevel: 'silent' }),
    'command',
  );
  try {
    await database.transaction((transaction) =>
      transaction.updateTable('users').set({ role: 'administrator' }).where('id', '=', id).execute(),
    );
  } finally {
    await database.close();
  }
  // A new session, because a server may remember the role of the first one.
  const call = { method: 'POST', path: '/auth/signin', token: null, body: { email, password: PASSWORD } };
  return callUntilDone<Member>(url, call, log);
}

async function isRefused(server: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server}/api/auth/verify`, { headers });
  await response.arrayBuffer();
  return response.status === 401;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`A ban had no effect within ${TIMEOUT} ms.`);
    await delay(POLL);
  }
}

/**
 * Bans a member through one server while their page is connected to another. Returns the milliseconds from the response
 * until the socket has ended and every server refuses the member.
 */
export async function measureBan(
  { servers, url }: Cluster,
  administrator: Member,
  log: AttemptLog,
): Promise<number> {
  const [one, other] = servers;
  if (one === undefined || other === undefined) throw new Error('A ban needs two servers.');
  const email = `${randomUUID()}@example.org`;
  const { _id: id, token } = await signUp(url, { email, lastName: 'the Banned', log });
  let isConnected = false;
  const page = createRealtimeClient({
    baseUrl: `${one.url}/api`,
    getToken: () => token,
    listeners: {},
    onConnected: () => {
      isConnected = true;
    },
    onDisconnected: () => {
      isConnected = false;
    },
  });
  try {
    page.connect();
    await until(() => isConnected);
    // Each server has seen the session before the ban.
    for (const server of servers) if (await isRefused(server.url, token)) throw new Error('It was refused.');
    const call = { method: 'PUT', path: `/admin/members/${id}/ban`, body: { reason: 'Fraud.' } };
    await callUntilDone(other.url, { ...call, token: administrator.token }, log);
    const from = performance.now();
    await Promise.all([
      until(() => !isConnected),
      ...servers.map((server) => until(() => isRefused(server.url, token))),
    ]);
    return performance.now() - from;
  } finally {
    page.close();
  }
}
