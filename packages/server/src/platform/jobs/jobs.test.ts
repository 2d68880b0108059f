import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { errand, nothingToWrite, useJobs } from '../../../test/jobs.ts';
import { NonRetryableError, jobKind, type Finish, type Jobs } from './jobs.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { server, first, worker, add, stored } = await useJobs();
const { clock, database } = server;

let jobs: Jobs;

beforeEach(() => {
  jobs = first();
});

describe('a job', () => {
  test('runs once with its payload, and is stored as done', async () => {
    const done: { name: string }[] = [];
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
