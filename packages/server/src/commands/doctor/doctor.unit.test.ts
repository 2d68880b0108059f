import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMailServer } from '../../../test/mail-server.ts';
import { readConfig } from '../../platform/config.ts';
import { checkClock } from './clock-difference.ts';
import { checkDataFolder, checkFiles } from './data-folder.ts';
import { checkPostgresState } from './database.ts';
import type { Finding } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkMemory } from './memory.ts';
import { checkPort } from './port.ts';
import { openWebsocket, readCertificate, requestHealth } from './probes.ts';
import { checkRedis } from './redis.ts';
import { reportOf, runChecks } from './run-checks.ts';
import { checkSettings, readSettings } from './settings.ts';
import { checkSite, type SiteProbes } from './site.ts';

const GIGABYTE = 1e9;
const DAY = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 28);

const statesOf = (findings: readonly Finding[]): string[] => findings.map(({ state }) => state);

let folder: string;
const servers: Server[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-doctor-'));
});

afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server on this machine. Returns its port. */
async function serve(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const mailConfig = (url: string) => ({ dataFolder: '/data', mail: { kind: 'smtp', url } }) as const;

const refuseLogin = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('Invalid login'), { code: 'EAUTH' }));

const portState = async (port: number): Promise<string | undefined> =>
  statesOf(await checkPort({ port, host: '127.0.0.1' }))[0];

const parvis = (): Server => createServer((_request, response) => response.end('{"status":"ok"}'));

describe('settings', () => {
  test('lists every wrong setting, and uses its default', () => {
    const { config, errors } = readSettings({
      PORT: 'x',
      LOG_LEVEL: 'y',
      SECRET: 'short',
      HOST: '127.0.0.1',
    });
    expect(errors).toHaveLength(3);
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', logLevel: 'info', secret: null });
    expect(statesOf(checkSettings(config, errors))).toEqual(['problem', 'problem', 'problem']);
  });

  test('each error of the configuration begins with the name of its setting', () => {
    const wrong = {
      PORT: 'x',
      HOST: '127.0.0.1',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'x',
      REDIS_URL: 'redis://without-a-database',
      SMTP_URL: 'x',
      MAIL_FROM: 'x',
      LITURGICAL_REGION: 'x',
      PAYMENT_PAYEE_NAME: 'x'.repeat(61),
      TRUST_PROXY: 'x',
      STAFF_TWO_FACTOR: 'x',
      DEV_MAIL: 'x',
    };
    expect(readSettings(wrong).errors).toHaveLength(Object.keys(wrong).length - 1);
  });

  test('a public site needs a payee and the number of its proxies', () => {
    const config = readConfig({ PUBLIC_URL: 'https://parvis.example' });
    expect(statesOf(checkSettings(config, []))).toEqual(['warning', 'problem']);
    const complete = {
      ...config,
      trustProxy: 1,
      payment: { ...config.payment, payeeEmail: 'pay@parish.org' },
    };
    expect(statesOf(checkSettings(complete, []))).toEqual(['ok']);
  });
});

test.each([
  ['volatile-lfu', ['ok']],
  [null, ['ok']],
  ['noeviction', ['ok', 'warning']],
])('Redis with the maxmemory-policy %s: %s', async (policy, states) => {
  const config = { redisUrl: 'redis://127.0.0.1' };
  expect(statesOf(await checkRedis(config, async () => policy))).toEqual(states);
});

test('a Redis that cannot be reached is a problem', async () => {
  expect(statesOf(await checkRedis({ redisUrl: 'redis://127.0.0.1:1' }))).toEqual(['problem']);
  expect(await checkRedis({ redisUrl: null })).toEqual([]);
});

describe('data folder', () => {
  test.each([
    [0.05 * GIGABYTE, 'problem'],
    [1 * GIGABYTE, 'warning'],
    [9 * GIGABYTE, 'ok'],
  ])('with %d free bytes: %s', (free, state) => {
    expect(statesOf(checkDataFolder({ dataFolder: folder }, () => free))).toEqual(['ok', state]);
  });

  test('may be missing, but must not be a file', () => {
    const path = join(folder, 'data');
    const check = () => statesOf(checkDataFolder({ dataFolder: path }, () => 9 * GIGABYTE));
    expect(check()).toEqual(['ok', 'ok']);
    expect(statesOf(checkFiles({ dataFolder: path }))).toEqual(['ok']);
    writeFileSync(path, '');
    expect(check()).toEqual(['problem', 'ok']);
  });

  test('the folder of files must be a folder', () => {
    writeFileSync(join(folder, 'files'), '');
    expect(statesOf(checkFiles({ dataFolder: folder }))).toEqual(['problem']);
  });
});

test.each([
  [400, 'ok'],
  [-10_000, 'warning'],
  [61_000, 'problem'],
])('a clock that differs by %d ms: %s', (difference, state) => {
  expect(checkClock('the clock of the database', difference).state).toBe(state);
});

test('less than 700 MiB of memory is a warning', () => {
  expect(statesOf([...checkMemory(512 * 1024 * 1024), ...checkMemory(GIGABYTE)])).toEqual(['warning', 'ok']);
});

test('PostgreSQL must be recent, have pg_trgm, be writable and let the user create tables', () => {
  const good = { version: 180_004, isReplica: false, hasTrigrams: true, mayCreate: true, now };
  expect(checkPostgresState(good, 0)[0]?.text).toBe('The database is PostgreSQL 18.4.');
  const bad = { version: 140_002, isReplica: true, hasTrigrams: false, mayCreate: false, now };
  expect(statesOf(checkPostgresState(bad, 0))).toEqual(['problem', 'problem', 'problem', 'problem', 'ok']);
});

describe('mail', () => {
  test('a mail server that answers is fine, one that does not is a problem', async () => {
    const mails = await startMailServer();
    expect(statesOf(await checkMail(mailConfig(mails.url)))).toEqual(['ok']);
    await mails.close();
    expect(statesOf(await checkMail(mailConfig(mails.url)))).toEqual(['problem']);
  });

  test('a refused login has its own remedy, and the password is not shown', async () => {
    const [finding] = await checkMail(mailConfig('smtp://maria:geheim@mail.example:587'), refuseLogin);
    expect(finding?.remedy).toMatch(/password in SMTP_URL/);
    expect(JSON.stringify(finding)).not.toContain('geheim');
  });

  test('without a mail server, members get no emails', async () => {
    expect(statesOf(await checkMail({ dataFolder: folder, mail: { kind: 'folder' } }))).toEqual(['warning']);
  });
});

describe('port', () => {
  test('can be free, used by Parvis, or used by another program', async () => {
    const used = await serve(parvis());
    const other = await serve(createServer((_request, response) => response.end('hello')));
    expect(await portState(0)).toBe('ok');
    expect(await portState(used)).toBe('ok');
    expect(await portState(other)).toBe('problem');
  });
});

describe('site', () => {
  const good: SiteProbes = {
    readCertificate: async () => ({ error: null, validTo: now + 60 * DAY }),
    requestHealth: async () => ({ isParvis: true, status: 200, date: now }),
    openWebsocket: async () => 101,
    now: () => now,
  };
  const check = async (probes: Partial<SiteProbes>, url = 'https://parvis.example') =>
    statesOf(await checkSite({ publicUrl: new URL(url) }, { ...good, ...probes }));

  test('is fine with a valid certificate, the same time and websockets', async () => {
    expect(await check({})).toEqual(['ok', 'ok', 'ok', 'ok']);
  });

  test.each([
    ['ends soon', { error: null, validTo: now + 3 * DAY }, 'warning'],
    ['has expired', { error: 'CERT_HAS_EXPIRED', validTo: now - DAY }, 'problem'],
    ['is self-signed', { error: 'DEPTH_ZERO_SELF_SIGNED_CERT', validTo: now + 60 * DAY }, 'problem'],
  ])('reports a certificate that %s', async (_case, certificate, state) => {
    expect((await check({ readCertificate: async () => certificate }))[0]).toBe(state);
  });

  test('reports a proxy that leads elsewhere or does not pass websockets', async () => {
    const elsewhere = await check({
      requestHealth: async () => ({ isParvis: false, status: 502, date: null }),
    });
    expect(elsewhere).toEqual(['ok', 'warning', 'ok']);
    expect(await check({ openWebsocket: async () => 400 })).toEqual(['ok', 'ok', 'ok', 'warning']);
  });

  test('reports an address without encryption, and a missing address', async () => {
    expect((await check({}, 'http://parvis.example'))[0]).toBe('warning');
    expect(statesOf(await checkSite({ publicUrl: null }))).toEqual(['warning']);
  });

  test('the probes talk to a real server', async () => {
    const server = parvis();
    server.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n'),
    );
    const origin = new URL(`http://127.0.0.1:${await serve(server)}`);
    expect(await requestHealth(origin)).toMatchObject({ isParvis: true, status: 200 });
    expect(await openWebsocket(origin)).toBe(101);
    await expect(readCertificate(origin)).rejects.toThrow(/./);
    server.removeAllListeners('upgrade');
    expect(await openWebsocket(origin)).toBe(200);
  });
});

describe('the report', () => {
  test('a check that waits too long or throws becomes a problem, and the others are shown', async () => {
    vi.useFakeTimers();
    const findings = runChecks([
      { name: 'slow', run: () => new Promise(() => undefined) },
      { name: 'broken', run: () => Promise.reject(new Error('no disk')) },
      { name: 'good', run: () => [{ state: 'ok', text: 'Fine.' }] },
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    const report = reportOf(await findings);
    expect(report).toMatch(/^problem {3}slow {6}There was no answer within 5 seconds\.$/m);
    expect(report).toMatch(/^problem {3}broken {4}The check has failed: no disk\.$/m);
    expect(report).toMatch(/^ok {8}good {6}Fine\.$/m);
    expect(report).toMatch(/Problems: 2\. Warnings: 0\.\n$/);
  });
});
