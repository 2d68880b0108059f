import { ApiError } from '@parvis/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyValue } from '../platform/lazy-value.ts';
import { createMemoryStorage } from '../platform/memory-storage.ts';
import { createSession, type SessionDependencies } from '../session/create-session.ts';
import { sampleAccount, sampleAnswer } from '../session/sample-account.ts';
import { startRealtime, type ConnectionCode, type ConnectMember } from './start-realtime.ts';

const credentials = { email: 'maria@example.org', password: 'secret' };

const start = (initial: Record<string, string> = {}) => {
  const { storage, changeElsewhere } = createMemoryStorage(initial);
  const post = vi.fn<() => Promise<{ data: unknown }>>().mockResolvedValue({ data: sampleAnswer });
  const get = vi.fn<() => Promise<{ data: unknown }>>().mockResolvedValue({ data: { user: sampleAccount } });
  const session = createSession({
    api: { GET: get, POST: post } as unknown as SessionDependencies['api'],
    storage,
    notify: () => {},
    notifyFailure: () => {},
    notifyEnd: () => {},
    isPageUnloading: () => false,
    isOpenedFromCache: () => false,
    fallbacks: () => ({ signUp: '', signIn: '' }),
  });
  const close = vi.fn<() => void>();
  const connectMember = vi.fn<ConnectMember>(() => ({ close }));
  const end = vi.fn<ConnectionCode['end']>();
  const loaded: ConnectionCode = { connect: connectMember, end };
  const load = vi.fn<() => Promise<ConnectionCode>>().mockResolvedValue(loaded);
  /** The members whose session has ended, and whether they have logged out. */
  const ended = () =>
    end.mock.calls.map(([memberId, state]) => [memberId, state.matches({ session: 'signingOut' })]);
  const idle: (() => void)[] = [];
  session.actor.start();
  startRealtime({
    session,
    queryClient: lazyValue(() => Promise.resolve(new QueryClient())),
    load,
    whenIdle: (callback) => {
      idle.push(callback);
      return () => idle.splice(0);
    },
  });
  const rest = async () => {
    for (const callback of idle.splice(0)) callback();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { session, storage, changeElsewhere, connectMember, close, load, loaded, ended, rest };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the connection of a member', () => {
  test('is not opened for a visitor', async () => {
    const { load, rest } = start();
    await rest();
    expect(load).not.toHaveBeenCalled();
  });

  test('is opened once for the logged-in member, when the page is idle', async () => {
    const { load, rest, connectMember, session } = start({ token: 'kept' });
    await vi.advanceTimersByTimeAsync(0);
    expect(load).not.toHaveBeenCalled();
    await rest();
    expect(connectMember).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ memberId: sampleAccount._id }),
    );
    session.changeAccount({ ...sampleAccount, first_name: 'Mary' });
    await rest();
    expect(connectMember).toHaveBeenCalledOnce();
  });

  test('is closed on log-out, and opened again for the next member', async () => {
    const { rest, connectMember, close, ended, session } = start({ token: 'kept' });
    await vi.advanceTimersByTimeAsync(0);
    await rest();
    expect(ended()).toEqual([]);
    await session.signOut();
    expect(close).toHaveBeenCalledOnce();
    expect(ended()).toEqual([[sampleAccount._id, true]]);
    await session.signIn(credentials);
    await rest();
    expect(connectMember).toHaveBeenCalledTimes(2);
  });

  test('is not opened for a member who logged out before its code loaded', async () => {
    const { rest, connectMember, load, loaded, ended, session } = start({ token: 'kept' });
    const code = Promise.withResolvers<ConnectionCode>();
    load.mockReturnValueOnce(code.promise);
    await vi.advanceTimersByTimeAsync(0);
    await rest();
    await session.signOut();
    code.resolve(loaded);
    await vi.advanceTimersByTimeAsync(0);
    expect(connectMember).not.toHaveBeenCalled();
    expect(ended()).toEqual([[sampleAccount._id, true]]);
  });

  test('is retried if its code could not be loaded', async () => {
    const { rest, connectMember, load } = start({ token: 'kept' });
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await vi.advanceTimersByTimeAsync(0);
    await rest();
    expect(connectMember).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(connectMember).toHaveBeenCalledOnce();
  });

  test('applies another tab’s change of the account', async () => {
    const { rest, connectMember, session } = start({ token: 'kept' });
    await vi.advanceTimersByTimeAsync(0);
    await rest();
    connectMember.mock.calls[0]?.[0].onAccount({ ...sampleAccount, first_name: 'Miriam' });
    expect(session.actor.getSnapshot().context.user?.first_name).toBe('Miriam');
  });

  test('ends the session whose token the server refuses, and no other', async () => {
    const { rest, connectMember, close, session, storage } = start({ token: 'kept' });
    await vi.advanceTimersByTimeAsync(0);
    await rest();
    const onRefused = connectMember.mock.calls[0]?.[0].onRefused;
    const refusal = new ApiError({ status: 401, id: 'auth.required' });
    onRefused?.('an older one', refusal);
    expect(storage.readToken()).toBe('kept');
    onRefused?.('kept', refusal);
    expect(session.actor.getSnapshot().matches({ session: 'signedOut' })).toBe(true);
    expect(close).toHaveBeenCalledOnce();
  });
});
