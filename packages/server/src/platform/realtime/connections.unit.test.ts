import { describe, expect, test } from 'vitest';
import { ended, HOUR, outcomeOf, realtimeServer } from '../../../test/realtime-server.ts';
import { readContract, readContractDocument } from '../http/contract-document.ts';
import { createEventCheck } from './client-events.ts';

const { current, start, open, numberedMembers } = realtimeServer();

describe('a session', () => {
  test('that ends while its page connects leaves no connection', async () => {
    await start({ expiryOf: async () => null });
    const page = open();
    const end = ended(page);
    expect(await outcomeOf(page)).toBe('connected');
    expect(await end).toBe('io server disconnect');
    expect(current.realtime.count()).toBe(0);
  });

  test('that expires ends its connections, unless it was used in the meantime', async () => {
    let expiresAt = current.clock.now() + HOUR;
    await start({ expiryOf: async () => expiresAt });
    const page = open();
    await outcomeOf(page);
    current.clock.advance(2 * HOUR);
    expiresAt += 2 * HOUR;
    await current.realtime.endExpired();
    expect(current.realtime.count()).toBe(1);
    const end = ended(page);
    current.clock.advance(2 * HOUR);
    await current.realtime.endExpired();
    expect(await end).toBe('io server disconnect');
  });

  test('is looked up again every hour, because another process can have ended it', async () => {
    let expiresAt: number | null = current.clock.now() + 30 * 24 * HOUR;
    await start({
      authenticate: async () => ({
        kind: 'actor',
        actor: { userId: 'maria', email: 'maria@example.org', sessionId: 'first', role: 'member' },
        expiresAt: current.clock.now() + 30 * 24 * HOUR,
      }),
      expiryOf: async () => expiresAt,
    });
    const page = open();
    const end = ended(page);
    await outcomeOf(page);
    expiresAt = null;
    current.clock.advance(HOUR - 1);
    await current.realtime.endExpired();
    expect(current.realtime.count()).toBe(1);
    current.clock.advance(1);
    await current.realtime.endExpired();
    expect(await end).toBe('io server disconnect');
  });

  test('that is shortened ends its own connection only', async () => {
    const ends = new Map([
      ['session 1', current.clock.now() + HOUR],
      ['session 2', current.clock.now() + HOUR],
    ]);
    await start({
      authenticate: numberedMembers(),
      expiryOf: async (sessionId) => ends.get(sessionId) ?? null,
    });
    const [first, second] = [open(), open()];
    await outcomeOf(first);
    await outcomeOf(second);
    const end = ended(first);
    ends.set('session 1', current.clock.now());
    ends.set('session 2', current.clock.now());
    await current.realtime.recheckMember('member 1');
    expect(await end).toBe('io server disconnect');
    expect(second.connected).toBe(true);
  });

  test('that cannot be looked up now is refused in a way that lets the page try again', async () => {
    await start({ authenticate: () => Promise.reject(new Error('The database is gone.')) });
    expect(await outcomeOf(open())).toBe('unavailable');
  });
});

test('no message can impersonate a member or stop the server', async () => {
  await start();
  const page = open();
  await outcomeOf(page);
  expect(await page.emitWithAck('register', 'maria')).toEqual({ registered: true });
  expect(await page.emitWithAck('register', 'josef')).toEqual({ registered: false });
  page.emit('register');
  page.emit('register', 'maria', 'not a function');
  page.emit('join', 'member:josef');
  page.emit('notification', { unread: 0 });
  expect(await page.emitWithAck('register', { toString: 'x' })).toEqual({ registered: false });
  expect([current.realtime.isListening('maria'), current.realtime.isListening('josef')]).toEqual([
    true,
    false,
  ]);
});

describe('an event from a page', () => {
  const chatId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a51';

  test('reaches its handler with the member’s id, if it matches its schema', async () => {
    const contract = readContract(await readContractDocument());
    await start({ fits: await createEventCheck(contract) });
    const received: unknown[][] = [];
    current.realtime.receive('typing', async (...events) => {
      received.push(events);
    });
    const page = open();
    await outcomeOf(page);
    for (const payload of [
      null,
      { chatId },
      { chatId, typing: true, more: 1 },
      { chatId: 1, typing: true },
    ]) {
      page.emit('typing', payload);
    }
    page.emit('typing', { chatId, typing: true }, 'more');
    await page.emitWithAck('register', 'maria');
    expect(received).toEqual([['maria', { chatId, typing: true }]]);
  });

  test('does not end the connection if its handler fails', async () => {
    await start();
    current.realtime.receive('typing', () => Promise.reject(new Error('The database is gone.')));
    const page = open();
    await outcomeOf(page);
    page.emit('typing', { chatId, typing: true });
    expect(await page.emitWithAck('register', 'maria')).toEqual({ registered: true });
    await expect.poll(() => current.logged.join('')).toContain('The database is gone.');
  });
});

test('presence changes are announced as pages open and close', async () => {
  await start();
  const events: unknown[] = [];
  current.cluster.watchPresence({
    came: (userId) => events.push(`${userId} came`),
    went: (userId) => events.push(`${userId} went`),
  });
  const [first, second] = [open(), open()];
  await Promise.all([outcomeOf(first), outcomeOf(second)]);
  first.disconnect();
  await expect.poll(() => current.realtime.count()).toBe(1);
  expect([current.cluster.isOnline('maria'), events]).toEqual([true, ['maria came']]);
  second.disconnect();
  await expect.poll(() => events).toEqual(['maria came', 'maria went']);
  expect(current.cluster.isOnline('maria')).toBe(false);
});

test('closing ends open connections and accepts no new ones', async () => {
  await start();
  const page = open();
  await outcomeOf(page);
  const end = ended(page);
  await current.realtime.close();
  expect(await end).toBe('transport close');
  expect(await outcomeOf(open())).toBe('websocket error');
});
