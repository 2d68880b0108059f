import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleAccount, sampleAnswer } from './sample-account.ts';
import { SessionFailure } from './session-failure.ts';
import { refused, start, credentials, registration, signedIn, failing, settled } from './session-harness.ts';

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

test('a changed account is shown and persisted', async () => {
  const { session, items } = await signedIn();
  session.changeAccount({ ...sampleAccount, first_name: 'María' });
  expect(session.actor.getSnapshot().context.user?.first_name).toBe('María');
  expect(JSON.parse(items.get('user') ?? '')).toMatchObject({ first_name: 'María' });
});
