import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleAccount, sampleAnswer } from './sample-account.ts';
import { reason, suspended, refused, start, credentials, signedIn, settled } from './session-harness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('logging out', () => {
  test.each([
    ['signedOut', () => Promise.resolve({ data: { message: 'Logged out successfully.' } })],
    ['signedOutLocally', () => Promise.reject(refused(null, 500))],
  ] as const)('clears everything (%s)', async (notice, answer) => {
    const { session, post, notify, items, state } = await signedIn();
    items.set('register', 'true');
    notify.mockClear();
    post.mockImplementationOnce(answer);
    await session.signOut();
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.user).toBeNull();
    expect(items.size).toBe(0);
    expect(notify).toHaveBeenCalledExactlyOnceWith(notice);
    expect(session.actor.getSnapshot().context.hasLeft).toBe(true);
  });

  test('without a member sends no request', async () => {
    const { session, post, notify } = start();
    session.actor.start();
    await session.signOut();
    expect(post).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
    expect(session.actor.getSnapshot().context.hasLeft).toBe(true);
    session.acknowledgeDeletion();
    expect(session.actor.getSnapshot().context.hasLeft).toBe(false);
  });
});

describe('deleting the account', () => {
  test('ends the session after the response, and not already when a token is refused', async () => {
    const { session, notify, items, state } = await signedIn();
    notify.mockClear();
    const { promise, resolve } = Promise.withResolvers<string>();
    const given = session.deleteAccount(() => promise);
    session.refuseToken('a-token', refused('Please log in to continue.', 401));
    expect(state()).toBe('signedIn');
    resolve('in 30 days');
    expect(await given).toBe('in 30 days');
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.hasLeft).toBe(true);
    expect(items.size).toBe(0);
    expect(notify).not.toHaveBeenCalled();
  });

  test('continues the session if it is refused, which can then end as before', async () => {
    const { session, notify, state } = await signedIn();
    notify.mockClear();
    const refusal = refused('This is not your current password.');
    await expect(session.deleteAccount(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(state()).toBe('signedIn');
    session.refuseToken('a-token', refused('Please log in to continue.', 401));
    expect(state()).toBe('signedOut');
    expect(notify).toHaveBeenCalledExactlyOnceWith('sessionExpired');
  });

  test('is cancelled by logging in at the restore endpoint', async () => {
    const { session, post, state } = start();
    session.actor.start();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.restoreAccount(credentials)).toEqual(sampleAccount);
    expect(state()).toBe('signedIn');
    expect(post).toHaveBeenCalledExactlyOnceWith(
      '/auth/restore',
      expect.objectContaining({ body: credentials }),
    );
  });
});

describe('another tab', () => {
  test.each([['token'], [null]])('logs this tab out by removing %s', async (key) => {
    const { changeElsewhere, post, session, state } = await signedIn();
    post.mockClear();
    changeElsewhere(key, null);
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.hasLeft).toBe(false);
    expect(post).not.toHaveBeenCalled();
  });

  test('logs its member in here when it logs in', async () => {
    const { changeElsewhere, get, session, state } = await signedIn();
    const other = { ...sampleAccount, _id: 'other', first_name: 'Lucia' };
    get.mockResolvedValue({ data: { ...other, user: other } });
    changeElsewhere('token', 'another-token');
    expect(state()).toBe('verifying');
    await settled();
    expect(session.actor.getSnapshot().context.user).toEqual(other);
  });

  test('does not affect the session if it changes something else', async () => {
    const { changeElsewhere, state } = await signedIn();
    changeElsewhere('unrelated', 'x');
    expect(state()).toBe('signedIn');
  });
});

describe('a refused token', () => {
  test('ends the session with a warning', async () => {
    const { session, notify, items, state } = await signedIn();
    notify.mockClear();
    session.refuseToken('a-token', refused('Please log in to continue.', 401));
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.hasLeft).toBe(false);
    expect(session.actor.getSnapshot().context.restriction).toBeNull();
    expect(notify).toHaveBeenCalledExactlyOnceWith('sessionExpired');
    expect(items.has('token')).toBe(false);
  });

  test('gives the reason if the session has ended by itself', async () => {
    const { session, notify, notifyEnd, items, state } = await signedIn();
    notify.mockClear();
    const words = 'To keep the site safe, staff members log in again every 12 hours.';
    session.refuseToken(
      'a-token',
      new ApiError({ status: 401, id: 'auth.session-ended', serverMessage: words }),
    );
    expect(state()).toBe('signedOut');
    expect(notifyEnd).toHaveBeenCalledExactlyOnceWith(words);
    expect(notify).not.toHaveBeenCalled();
    expect(items.has('token')).toBe(false);
  });

  test('shows the reason of a suspension in every tab, until the next try', async () => {
    const { session, notify, notifyFailure, broadcastRestriction, post, state } = await signedIn();
    notify.mockClear();
    session.refuseToken('a-token', suspended(401));
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.restriction).toBe(reason);
    expect(broadcastRestriction).toHaveBeenCalledExactlyOnceWith(reason);
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(reason);
    expect(notify).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.actor.getSnapshot().context.restriction).toBe(reason);
    post.mockRejectedValueOnce(refused('Wrong e-mail or password.', 401));
    await session.signIn(credentials).catch(() => {});
    expect(session.actor.getSnapshot().context.restriction).toBeNull();
    post.mockRejectedValueOnce(suspended(403));
    await session.signIn(credentials).catch(() => {});
    expect(session.actor.getSnapshot().context.restriction).toBe(reason);
    post.mockResolvedValueOnce({ data: sampleAnswer });
    await session.signIn(credentials);
    expect(session.actor.getSnapshot().context.restriction).toBeNull();
  });

  test('is announced by another tab, before the token is removed', async () => {
    const { changeElsewhere, session, state } = await signedIn();
    changeElsewhere('restriction', reason);
    changeElsewhere('restriction', null);
    changeElsewhere('token', null);
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.restriction).toBe(reason);
  });

  test('also shows the reason at the start', async () => {
    const { session, get } = start({ token: 'old' });
    get.mockRejectedValue(suspended(401));
    session.actor.start();
    await settled();
    expect(session.actor.getSnapshot().context.restriction).toBe(reason);
  });

  test('of an earlier session does not end the current one', async () => {
    const { session, state } = await signedIn();
    session.refuseToken('an-older-token', suspended(401));
    expect(state()).toBe('signedIn');
  });
});
