import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleAccount, sampleAnswer } from './sample-account.ts';
import { SessionFailure } from './session-failure.ts';
import {
  reason,
  suspended,
  refused,
  start,
  credentials,
  registration,
  signedIn,
  failing,
  settled,
} from './session-harness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('at the start', () => {
  test('without a token, nobody is logged in and nothing is requested', () => {
    const { session, get, state } = start();
    session.actor.start();
    expect(state()).toBe('signedOut');
    expect(get).not.toHaveBeenCalled();
  });

  test('a token is verified, and no other data is needed', async () => {
    const { session, get, notify, items, state } = start({ token: 'a-token' });
    get.mockResolvedValue({ data: { ...sampleAccount, user: sampleAccount } });
    session.actor.start();
    expect(state()).toBe('verifying');
    await settled();
    expect(state()).toBe('signedIn');
    expect(session.actor.getSnapshot().context.user).toEqual(sampleAccount);
    expect(JSON.parse(items.get('user') ?? '')).toEqual(sampleAccount);
    expect(notify).not.toHaveBeenCalled();
  });

  test('an expired session shows a warning, and its token is removed', async () => {
    const { session, get, notify, items, state } = start({ token: 'old', register: 'true' });
    get.mockResolvedValue({ data: undefined });
    session.actor.start();
    await settled();
    expect(state()).toBe('signedOut');
    expect(notify).toHaveBeenCalledExactlyOnceWith('sessionExpired');
    expect(Object.fromEntries(items)).toEqual({ register: 'true' });
  });

  test.each([refused('No.', 401), refused(null, 500), new ApiError({ status: 0, id: 'network' })])(
    'a failed verification clears the storage (%s)',
    async (error) => {
      const { session, get, notify, items, state } = start({ token: 'bad', register: 'true', other: 'x' });
      get.mockRejectedValue(error);
      session.actor.start();
      await settled();
      expect(state()).toBe('signedOut');
      expect(notify).toHaveBeenCalledExactlyOnceWith('verifyFailed');
      expect(items.size).toBe(0);
    },
  );

  test('a verification aborted by leaving the page changes nothing', async () => {
    const { session, get, notify, isPageUnloading, items, state } = start({ token: 'good' });
    isPageUnloading.mockReturnValue(true);
    get.mockRejectedValue(new ApiError({ status: 0, id: 'network' }));
    session.actor.start();
    await settled();
    expect(state()).toBe('verifying');
    expect(notify).not.toHaveBeenCalled();
    expect(Object.fromEntries(items)).toEqual({ token: 'good' });
  });

  test.each([new ApiError({ status: 0, id: 'network' }), refused(null, 503)])(
    'a page that the server does not answer continues with the stored member (%s)',
    async (error) => {
      const { session, get, notify, isOpenedFromCache, items, state } = start({
        token: 'good',
        user: JSON.stringify(sampleAnswer),
      });
      isOpenedFromCache.mockReturnValue(true);
      get.mockRejectedValue(error);
      session.actor.start();
      await settled();
      expect(state()).toBe('signedIn');
      expect(session.actor.getSnapshot().context.user).toMatchObject(sampleAccount);
      expect(notify).not.toHaveBeenCalled();
      session.refuseToken('good', refused('Please log in to continue.', 401));
      expect(state()).toBe('signedOut');
      expect(items.has('token')).toBe(false);
    },
  );

  test('an account that an older build stored has no permissions', async () => {
    const { permissions: _, ...older } = sampleAccount;
    const { session, get, isOpenedFromCache } = start({ token: 'good', user: JSON.stringify(older) });
    isOpenedFromCache.mockReturnValue(true);
    get.mockRejectedValue(new ApiError({ status: 0, id: 'network' }));
    session.actor.start();
    await settled();
    expect(session.actor.getSnapshot().context.user).toEqual(sampleAccount);
  });

  test.each([
    ['no member is stored', null, new ApiError({ status: 0, id: 'network' })],
    ['the stored member cannot be read', '{', new ApiError({ status: 0, id: 'network' })],
    ['the server refuses the token', JSON.stringify(sampleAccount), refused('No.', 401)],
  ])('and does not continue if %s', async (_, record, error) => {
    const { session, get, isOpenedFromCache, items, state } = start({
      token: 'good',
      ...(record === null ? {} : { user: record }),
    });
    isOpenedFromCache.mockReturnValue(true);
    get.mockRejectedValue(error);
    session.actor.start();
    await settled();
    expect(state()).toBe('signedOut');
    expect(items.size).toBe(0);
  });
});

describe('logging in', () => {
  test('persists the token and the record', async () => {
    const { session, notify, items, post, state } = await signedIn();
    expect(state()).toBe('signedIn');
    expect(post).toHaveBeenCalledExactlyOnceWith(
      '/auth/signin',
      expect.objectContaining({ body: credentials }),
    );
    expect(items.get('token')).toBe('a-token');
    expect(JSON.parse(items.get('user') ?? '')).toEqual(sampleAnswer);
    expect(items.has('register')).toBe(false);
    expect(notify).toHaveBeenCalledExactlyOnceWith('signedIn');
    expect(session.actor.getSnapshot().context.user).toEqual(sampleAccount);
  });

  test.each([
    ['the server’s message', refused('Wrong e-mail or password.', 401), 'Wrong e-mail or password.'],
    ['the fallback', refused(null, 502), 'Login failed'],
    ['the fallback without a network', new ApiError({ status: 0, id: 'network' }), 'Login failed'],
  ])('fails with %s in the list of errors, in the toast and for the caller', async (_, error, message) => {
    const { session, post, notifyFailure, items, state } = start();
    session.actor.start();
    post.mockRejectedValue(error);
    const call = session.signIn(credentials);
    await expect(call).rejects.toBeInstanceOf(SessionFailure);
    await expect(call).rejects.toMatchObject({ message, cause: error });
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.errors).toEqual([message]);
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(message);
    expect(items.size).toBe(0);
  });
});

describe('signing up', () => {
  test('persists the session and the registration before the member is visible', async () => {
    const { session, post, notify, items } = start();
    const order: string[] = [];
    session.actor.on('registered', () => {
      order.push('registered');
    });
    session.actor.subscribe(({ context }) => {
      if (context.user !== null) order.push('member');
    });
    session.actor.start();
    post.mockResolvedValue({ data: sampleAnswer });
    await expect(session.signUp(registration)).resolves.toEqual(sampleAccount);
    expect(order).toEqual(['registered', 'member']);
    expect(notify).toHaveBeenCalledExactlyOnceWith('signedUp');
    expect(items.get('token')).toBe('a-token');
  });

  test('fails with its own fallback message', async () => {
    const { session, post } = start();
    session.actor.start();
    post.mockRejectedValue(refused(null));
    await expect(session.signUp(registration)).rejects.toThrow('Registration failed');
  });
});

describe('the list of errors', () => {
  test('is cleared 5 s after its first error', async () => {
    const { fail, errors } = failing();
    await fail('First');
    await vi.advanceTimersByTimeAsync(4999);
    expect(errors()).toEqual(['First']);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors()).toEqual([]);
  });

  test('is emptied by a new try', async () => {
    const { fail, errors, post, session } = failing();
    await fail('First');
    await vi.advanceTimersByTimeAsync(3000);
    post.mockReturnValueOnce(new Promise(() => {}));
    void session.signIn(credentials);
    expect(errors()).toEqual([]);
  });

  test('gives a second failure its own 5 s', async () => {
    const { fail, errors } = failing();
    await fail('First');
    await vi.advanceTimersByTimeAsync(3000);
    await fail('Second');
    expect(errors()).toEqual(['Second']);
    await vi.advanceTimersByTimeAsync(4999);
    expect(errors()).toEqual(['Second']);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors()).toEqual([]);
  });

  test('is emptied when the form is left', async () => {
    const { fail, errors, session } = failing();
    await fail('First');
    session.dismissErrors();
    expect(errors()).toEqual([]);
  });
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

test('a changed account is shown and persisted', async () => {
  const { session, items } = await signedIn();
  session.changeAccount({ ...sampleAccount, first_name: 'María' });
  expect(session.actor.getSnapshot().context.user?.first_name).toBe('María');
  expect(JSON.parse(items.get('user') ?? '')).toMatchObject({ first_name: 'María' });
});
