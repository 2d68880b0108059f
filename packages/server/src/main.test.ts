import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../test/free-port.ts';
import { startServerProcess } from '../test/server-process.ts';
import { createEmptyStorage, createStorage, type TestStorage } from '../test/storage.ts';
import { run, type RunningProcess } from '../test/process.ts';
import { nextEvent } from '../test/socket-events.ts';

const READY = /^Parvis is ready: (http:\/\/localhost:\d+)$/m;

const usesSqlite = process.env['TEST_ENGINE'] === 'sqlite';

let storage: TestStorage;
let started: RunningProcess[] = [];

beforeEach(async () => {
  storage = await createStorage();
});

afterEach(async () => {
  for (const server of started) server.signal('SIGKILL');
  await Promise.all(started.map((server) => server.ended));
  started = [];
  await storage.remove();
});

function start(environment: Record<string, string> = {}): RunningProcess {
  const server = run('main.ts', [], { PORT: '0', ...storage.environment, ...environment });
  started.push(server);
  return server;
}

async function startReady(environment: Record<string, string> = {}) {
  const server = start(environment);
  return { server, address: await server.printed(READY) };
}

const member = {
  first_name: 'Maria',
  last_name: 'Rossi',
  email: 'maria@example.org',
  password: 'Stella-Maris-33',
};

async function signUp(address: string): Promise<string> {
  const response = await fetch(`${address}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function verify(address: string, token: string) {
  const response = await fetch(`${address}/api/auth/verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as { role?: string } };
}

/** Sends a request whose body is not complete yet. */
async function openRequest(address: string) {
  const body = JSON.stringify({ email: member.email, password: 'wrong' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('error', () => {});
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.write(
    `POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // This response shows that the server has begun to read the request.
  await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  socket.write(body.slice(0, 10));
  return {
    finish: async () => {
      socket.write(body.slice(10));
      if (!socket.closed) await nextEvent(socket, 'close');
      return answer;
    },
  };
}

async function isListening(address: string): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

describe('starting the server', () => {
  test('with a wrong setting stops with one readable line', async () => {
    const { code, output, complaints } = await start({ PORT: 'eighty' }).ended;
    expect([code, output, complaints]).toEqual([
      1,
      '',
      'PORT must be a whole number from 0 to 65535, but is "eighty".\n',
    ]);
  });

  test('on a port in use stops with one readable line', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, complaints } = await start({ PORT: String(port) }).ended;
    expect([code, complaints]).toEqual([
      1,
      `Port ${port} is already in use. Stop what uses it, or choose another one with PORT.\n`,
    ]);
    other.close();
  });

  test('on a damaged database stops with one readable line', async () => {
    const folder = storage.environment['DATA_DIR'] ?? '';
    const path = join(folder, 'damaged', 'parvis.db');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x'.repeat(8000));
    // This test uses SQLite, because only then the database is in the data folder.
    const server = run('main.ts', [], { PORT: '0', DATA_DIR: dirname(path) });
    const { code, complaints } = await server.ended;
    expect([code, complaints]).toEqual([
      1,
      `The database in ${dirname(path)} is damaged. Restore the folder from a backup, as docs/operations.md says.\n`,
    ]);
  });

  test.runIf(process.platform === 'linux')(
    'with a data folder that nobody can create stops with one readable line',
    async () => {
      const { code, complaints } = await start({ DATA_DIR: '/proc/parvis' }).ended;
      expect([code, complaints]).toEqual([
        1,
        'The data folder /proc/parvis cannot be created. Create it, or choose another folder with DATA_DIR.\n',
      ]);
    },
  );

  test.runIf(usesSqlite)(
    'twice with one data folder is refused until the first server has ended, even by a crash',
    async () => {
      const { server } = await startReady();
      const { code, complaints } = await start().ended;
      expect(code).toBe(1);
      expect(complaints).toMatch(
        /^Another Parvis server is already using the data folder .+\. Stop it, or choose another folder with DATA_DIR\.\n$/,
      );
      server.signal('SIGKILL');
      await server.ended;
      await startReady();
    },
  );

  test.runIf(usesSqlite)('deletes the files of uploads that a crash has interrupted', async () => {
    const folder = join(storage.environment['DATA_DIR'] ?? '', 'tmp');
    await mkdir(join(folder, 'picture-left'), { recursive: true });
    await writeFile(join(folder, 'left'), 'bytes');
    await startReady();
    expect(await readdir(folder)).toEqual([]);
  });

  test('a second time finds members and sessions unchanged', async () => {
    const first = await startReady();
    const token = await signUp(first.address);
    first.server.signal('SIGTERM');
    expect((await first.server.ended).code).toBe(0);
    const second = await startReady();
    expect((await verify(second.address, token)).status).toBe(200);
  });
});

/** Linux has this device, which refuses every byte as a full disk would. */
const FULL_DISK = '/dev/full';

test.runIf(existsSync(FULL_DISK))(
  'if the log cannot be written, the server still responds and stops',
  async () => {
    const output = openSync(FULL_DISK, 'w');
    const server = await startServerProcess({
      dataFolder: storage.environment['DATA_DIR'] ?? '',
      databaseUrl: storage.environment['DATABASE_URL'] ?? null,
      port: await freePort(),
      environment: { LOG_LEVEL: 'info' },
      output,
    });
    try {
      const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
      await expect.poll(metrics).toMatch(/^parvis_log_lines_lost_total [1-9]/m);
      expect((await fetch(`${server.url}/api/post/all`)).status).toBe(401);
    } finally {
      await server.stop();
      closeSync(output);
    }
  },
);

describe('stopping the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s lets a request finish', async (signal) => {
    const { server, address } = await startReady();
    const request = await openRequest(address);
    server.signal(signal);
    await expect.poll(() => isListening(address)).toBe(false);
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 401 .*"auth\.credentials"/s);
    expect(await server.ended).toMatchObject({ code: 0, complaints: '' });
  });

  test('sends load balancers away first, if there is time for it', async () => {
    const { server, address } = await startReady({ DRAIN_SECONDS: '1' });
    server.signal('SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
    expect(await server.ended).toMatchObject({ code: 0, complaints: '' });
  });

  test('waits no longer than its timeout', async () => {
    const { server, address } = await startReady({ SHUTDOWN_SECONDS: '1' });
    await openRequest(address);
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(1);
  });

  test('aborts uploads after its timeout, and deletes their files', async () => {
    const { server, address } = await startReady({ SHUTDOWN_SECONDS: '1' });
    const token = await signUp(address);
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(
      `POST /api/post/create HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n${'x'.repeat(100_000)}`,
    );
    const folder = join(storage.environment['DATA_DIR'] ?? '', 'tmp');
    const uploads = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    await expect.poll(uploads).toHaveLength(1);
    server.signal('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 1, complaints: '' });
    expect(await uploads()).toEqual([]);
  });

  test('by a second signal is immediate', async () => {
    const { server, address } = await startReady({ SHUTDOWN_SECONDS: '600' });
    await openRequest(address);
    server.signal('SIGTERM');
    await expect.poll(() => isListening(address)).toBe(false);
    server.signal('SIGTERM');
    expect((await server.ended).code).toBe(1);
  });
});

const make = (args: readonly string[], { environment } = storage) =>
  run('commands/make-administrator.ts', args, environment).ended;

describe('the first administrator', () => {
  // The test starts three processes one after the other.
  test('can be made on the command line while the server runs', { timeout: 90_000 }, async () => {
    const { address } = await startReady();
    const token = await signUp(address);
    expect((await verify(address, token)).body.role).toBe('member');
    expect(await make(['MARIA@example.org'])).toEqual({
      code: 0,
      output: 'Maria Rossi is now an administrator.\n',
      complaints: '',
    });
    expect((await verify(address, token)).body.role).toBe('administrator');
    expect(await make(['nobody@example.org'])).toEqual({
      code: 1,
      output: '',
      complaints: 'No member has the email address nobody@example.org. Sign up with it first.\n',
    });
  });

  test('cannot be made without an address or without a database', async () => {
    expect((await make([])).complaints).toBe('Usage: administrator <email>\n');
    const empty = await createEmptyStorage();
    const { code, complaints } = await make(['maria@example.org'], empty);
    await empty.remove();
    expect(code).toBe(1);
    expect(complaints).toMatch(/Start the server once/);
  });
});

const remove = (args: readonly string[]) =>
  run('commands/remove-second-factor.ts', args, storage.environment).ended;

// The test starts three processes one after the other.
test('a lost second factor can be removed on the command line', { timeout: 90_000 }, async () => {
  const { address } = await startReady();
  const token = await signUp(address);
  expect(await remove(['MARIA@example.org'])).toEqual({
    code: 0,
    output: 'Maria Rossi logs in by the password alone, and is logged out everywhere.\n',
    complaints: '',
  });
  expect((await verify(address, token)).status).toBe(401);
  expect((await remove(['nobody@example.org'])).complaints).toBe(
    'No member has the email address nobody@example.org.\n',
  );
});
