import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../test/harness.ts';
import type { Clock } from '../clock.ts';
import { createJobs, NonRetryableError, jobKind, type Finish, type Jobs } from './jobs.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const server = await startTestServer();
const { clock, database } = server;

interface Errand {
  readonly name: string;
}
const errand = jobKind<Errand>('errand');
const nothingToWrite: Finish = async () => [];

let workers: Jobs[];
let jobs: Jobs;

/** Creates the jobs of another server that uses the same database. */
function worker(options: { timeout?: number; clock?: Clock; interval?: number } = {}): Jobs {
  const made = createJobs({
    clock,
    interval: HOUR,
    ...options,
    tracing: null,
    announcer: { announce: () => undefined, signal: () => undefined },
    database,
    log: server.app.log,
  });
  workers.push(made);
  return made;
}

const add = (name: string, options: { key?: string; dueAt?: number } = {}): Promise<string | null> =>
  database.transaction((transaction) =>
    jobs.add(transaction, errand, { key: randomUUID(), payload: { name }, ...options }),
  );

const stored = () =>
  database.read
    .selectFrom('jobs')
    // The server also adds jobs, so only jobs of this kind are counted.
    .where('kind', '=', errand.name)
    .select(['attempts', 'due_at', 'error', 'holder', 'outcome', 'finished_at'])
    .orderBy('id')
    .execute();

/** Takes the job and hangs like a crashed worker, until `restart` is called. */
async function die(): Promise<{ restart: () => Promise<void> }> {
  // The clock of this server stands still, so that its own workers do not take the job again later.
  const now = clock.now();
  const dying = worker({ clock: { now: () => now } });
  const attempt = Promise.withResolvers<Finish>();
  const begun = Promise.withResolvers<void>();
  dying.handle(errand, () => {
    begun.resolve();
    return attempt.promise;
  });
  dying.wake();
  await begun.promise;
  return {
    restart: async () => {
      attempt.resolve(async () => {
        throw new Error('Nobody should store this error.');
      });
      await dying.close();
    },
  };
}

beforeEach(async () => {
  workers = [];
  await database.write.deleteFrom('jobs').execute();
  jobs = worker();
});

afterEach(async () => {
  for (const each of workers) await each.close();
});

afterAll(() => server.close());

describe('a job', () => {
  test('runs once with its payload, and is stored as done', async () => {
    const done: Errand[] = [];
    jobs.handle(errand, async (payload) => {
      done.push(payload);
      return nothingToWrite;
    });
    await add('bread');
    await jobs.drain();
    await jobs.drain();
    expect(done).toEqual([{ name: 'bread' }]);
    expect(await stored()).toEqual([
      expect.objectContaining({ attempts: 1, holder: null, outcome: 'done', finished_at: clock.now() }),
    ]);
  });

  test('exists once for each key, even after it is done', async () => {
    let done = 0;
    jobs.handle(errand, async () => {
      done += 1;
      return nothingToWrite;
    });
    const first = await Promise.all(Array.from({ length: 10 }, () => add('bread', { key: 'one' })));
    expect(first.filter((id) => id !== null)).toHaveLength(1);
    await jobs.drain();
    expect(await add('bread', { key: 'one' })).toBeNull();
    await jobs.drain();
    expect(done).toBe(1);
  });

  test('does not exist if the transaction that added it was rolled back', async () => {
    const undone = database.transaction(async (transaction) => {
      await jobs.add(transaction, errand, { key: 'one', payload: { name: 'bread' } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await stored()).toEqual([]);
  });

  test('waits until it is due', async () => {
    const done: string[] = [];
    jobs.handle(errand, async ({ name }) => {
      done.push(name);
      return nothingToWrite;
    });
    await add('later', { dueAt: clock.now() + 2 * HOUR });
    await add('soon', { dueAt: clock.now() + HOUR });
    await jobs.drain();
    expect(done).toEqual([]);
    clock.advance(HOUR);
    await jobs.drain();
    expect(done).toEqual(['soon']);
    clock.advance(HOUR);
    await jobs.drain();
    expect(done).toEqual(['soon', 'later']);
  });

  test('writes in the transaction that completes it', async () => {
    jobs.handle(errand, async () => async (transaction) => {
      await transaction
        .insertInto('name_words')
        .values({ word: 'x', user_id: 'nobody with this id' })
        .execute();
      return [];
    });
    await add('bread');
    await jobs.drain();
    const [job] = await stored();
    expect(job).toMatchObject({ attempts: 1, outcome: null });
    expect(job?.error).toMatch(/foreign key/iu);
  });

  test('of an unknown kind is left to servers that know it', async () => {
    jobs.handle(jobKind('another'), async () => nothingToWrite);
    await add('bread');
    await jobs.drain();
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 0, outcome: null })]);
  });
});

describe('a job that fails', () => {
  test('is tried again, each time after a longer pause, and staff see it in the end', async () => {
    const tries: number[] = [];
    jobs.handle(errand, async () => {
      tries.push(clock.now());
      throw new Error('The job failed.');
    });
    await add('bread');
    const started = clock.now();
    for (let minute = 0; minute < 30 * 60; minute += 1) {
      await jobs.drain();
      if ((await stored())[0]?.outcome === 'dead') break;
      clock.advance(MINUTE);
    }
    const minutes = tries.map((at) => (at - started) / MINUTE);
    expect(minutes).toEqual([0, 1, 2, 7, 37, 157, 517, 1477]);
    expect(await stored()).toEqual([
      expect.objectContaining({ attempts: 8, outcome: 'dead', error: 'The job failed.', holder: null }),
    ]);
    expect(await jobs.counts()).toEqual({ waiting: 0, due: 0, dead: 1 });
    expect(server.logLines.join('\n')).toContain('a job has failed');
  });

  test('permanently is not tried again', async () => {
    jobs.handle(errand, async () => {
      throw new NonRetryableError('There is no such street.');
    });
    await add('bread');
    await jobs.drain();
    expect(await stored()).toEqual([
      expect.objectContaining({ attempts: 1, outcome: 'dead', error: 'There is no such street.' }),
    ]);
  });

  test('by its timeout is tried again, and cannot complete the work of another attempt', async () => {
    const late = Promise.withResolvers<Finish>();
    const hasty = worker({ timeout: 50 });
    hasty.handle(errand, () => late.promise);
    await add('bread');
    await hasty.drain();
    const first = clock.now();
    expect(await stored()).toEqual([
      expect.objectContaining({
        attempts: 1,
        holder: null,
        due_at: first + 10 * SECOND,
        error: 'The attempt took too long.',
      }),
    ]);
    late.resolve(async () => {
      throw new Error('Nobody should store this error.');
    });
    jobs.handle(errand, async () => nothingToWrite);
    clock.advance(10 * SECOND);
    await jobs.drain();
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 2, outcome: 'done' })]);
  });

  test('to end is waited for as long as its kind allows', async () => {
    const long = Promise.withResolvers<Finish>();
    const begun = Promise.withResolvers<void>();
    const brief = worker({ timeout: 50 });
    brief.handle(
      errand,
      () => {
        begun.resolve();
        return long.promise;
      },
      { timeout: HOUR },
    );
    await add('bread');
    const drained = brief.drain();
    await begun.promise;
    expect((await stored())[0]?.due_at).toBeGreaterThan(clock.now() + HOUR);
    await delay(100);
    long.resolve(nothingToWrite);
    await drained;
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 1, outcome: 'done' })]);
  });

  test('does not delay the others', async () => {
    const done: string[] = [];
    jobs.handle(errand, async ({ name }) => {
      if (name === 'bad') throw new Error('No.');
      done.push(name);
      return nothingToWrite;
    });
    await add('bad');
    for (const name of ['one', 'two', 'three']) await add(name);
    await jobs.drain();
    expect(done.toSorted()).toEqual(['one', 'three', 'two']);
  });
});

describe('after a crash of a server', () => {
  test('another server does the job when the time of the attempt is over', async () => {
    let done = 0;
    await add('bread');
    const dead = await die();
    jobs.handle(errand, async () => {
      done += 1;
      return nothingToWrite;
    });
    clock.advance(MINUTE);
    await jobs.drain();
    expect(done).toBe(0);
    clock.advance(MINUTE);
    await jobs.drain();
    expect(done).toBe(1);
    await dead.restart();
    expect(await stored()).toEqual([expect.objectContaining({ attempts: 2, outcome: 'done', error: null })]);
  });

  test('a job that crashes each worker is not tried forever', async () => {
    await add('poison');
    await database.write.updateTable('jobs').set({ attempts: 8, holder: 'the dead' }).execute();
    let tries = 0;
    jobs.handle(errand, async () => {
      tries += 1;
      return nothingToWrite;
    });
    await jobs.drain();
    expect(tries).toBe(0);
    expect(await stored()).toEqual([expect.objectContaining({ outcome: 'dead' })]);
  });

  test.runIf(database.dialect === 'sqlite')('and its restart, the job continues immediately', async () => {
    let done = 0;
    await add('bread');
    const dead = await die();
    jobs.handle(errand, async () => {
      done += 1;
      return nothingToWrite;
    });
    await jobs.start();
    await jobs.drain();
    expect(done).toBe(1);
    await dead.restart();
    expect(await stored()).toEqual([expect.objectContaining({ outcome: 'done' })]);
  });
});

describe('several servers', () => {
  test('share the jobs, and do each of them once', async () => {
    const done = new Map<string, number>();
    const shares = Array.from({ length: 4 }, () => 0);
    const others = [jobs, worker(), worker(), worker()];
    for (const [index, other] of others.entries()) {
      other.handle(errand, async ({ name }) => {
        await delay(Math.random() * 4);
        done.set(name, (done.get(name) ?? 0) + 1);
        shares[index] = (shares[index] ?? 0) + 1;
        return nothingToWrite;
      });
    }
    const names = Array.from({ length: 120 }, (_, index) => `errand ${index}`);
    await Promise.all(names.map((name) => add(name)));
    await Promise.all(others.map((other) => other.drain()));
    expect([...done.keys()].toSorted()).toEqual(names.toSorted());
    expect([...done.values()].every((times) => times === 1)).toBe(true);
    expect(shares.every((share) => share > 0)).toBe(true);
  });

  test('look for jobs that another server has added', async () => {
    const done: string[] = [];
    const other = worker({ interval: 20 });
    other.handle(errand, async ({ name }) => {
      done.push(name);
      return nothingToWrite;
    });
    await other.start();
    await add('bread');
    await expect.poll(() => done).toEqual(['bread']);
  });

  test.runIf(database.dialect === 'postgres')('leave each other’s jobs alone when they start', async () => {
    await add('bread');
    const busy = await die();
    let taken = 0;
    jobs.handle(errand, async () => {
      taken += 1;
      return nothingToWrite;
    });
    await jobs.start();
    await jobs.drain();
    expect(taken).toBe(0);
    await busy.restart();
  });

  test('tell callers who wait that the job was tried', async () => {
    const other = worker();
    const tried: string[] = [];
    for (const one of [jobs, other]) {
      one.handle(errand, async ({ name }) => {
        if (name === 'bad') throw new Error('No.');
        return nothingToWrite;
      });
    }
    const asked = ['here', 'there', 'bad'].map(async (name) => {
      await jobs.tried((await add(name)) ?? '', 10 * SECOND);
      tried.push(name);
    });
    await delay(50);
    expect(tried).toEqual([]);
    other.wake();
    await Promise.all(asked);
    expect(tried).toHaveLength(3);
  });

  test('wait no longer than the timeout', async () => {
    jobs.handle(errand, () => new Promise(() => undefined));
    const begun = performance.now();
    await jobs.tried((await add('bread')) ?? '', 300);
    expect(performance.now() - begun).toBeLessThan(5 * SECOND);
  });
});

test('done jobs are deleted after a while, failed ones much later', async () => {
  jobs.handle(errand, async ({ name }) => {
    if (name === 'bad') throw new NonRetryableError('No.');
    return nothingToWrite;
  });
  await add('good');
  await add('bad');
  await add('to come', { dueAt: clock.now() + 400 * DAY });
  await jobs.drain();
  clock.advance(29 * DAY);
  await jobs.sweep();
  expect(await stored()).toHaveLength(3);
  clock.advance(2 * DAY);
  await jobs.sweep();
  expect((await stored()).map(({ outcome }) => outcome)).toEqual(['dead', null]);
  clock.advance(365 * DAY);
  await jobs.sweep();
  expect((await stored()).map(({ outcome }) => outcome)).toEqual([null]);
});
