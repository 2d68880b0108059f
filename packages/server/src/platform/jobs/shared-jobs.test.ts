import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { errand, nothingToWrite, useJobs } from '../../../test/jobs.ts';
import type { Jobs } from './jobs.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const { server, first, worker, add, stored, die } = await useJobs();
const { clock, database } = server;

let jobs: Jobs;

beforeEach(() => {
  jobs = first();
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
