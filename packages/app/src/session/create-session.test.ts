import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '../platform/memory-storage.ts';
import { createSession, type SessionDependencies } from './create-session.ts';
import { sampleAccount, sampleAnswer, sampleChallenge } from './sample-account.ts';
import { SessionFailure } from './session-failure.ts';
import type { SessionNotice } from './session-types.ts';

type Call = (path: string, init: { body?: unknown }) => Promise<{ data: unknown }>;

const reason = 'Your account is suspended until January 12, 2026. Reason: Insults.';
const excluded = (status: number) => new ApiError({ status, id: 'auth.suspended', serverMessage: reason });

const refused = (message: string | null, status = 400) =>
  new ApiError({ status, id: 'refused', serverMessage: message });

const start = (initial: Record<string, string> = {}) => {
  const memory = createMemoryStorage(initial);
  const tellExclusion = vi.spyOn(memory.storage, 'tellExclusion');
  const get = vi.fn<Call>();
  const post = vi.fn<Call>();
  const notify = vi.fn<(notice: SessionNotice) => void>();
  const notifyFailure = vi.fn<(message: string) => void>();
  const notifyEnd = vi.fn<(reason: string) => void>();
  const isPageLeft = vi.fn<() => boolean>(() => false);
  const isOpenedFromCache = vi.fn<() => boolean>(() => false);
  const session = createSession({
    api: { GET: get, POST: post } as unknown as SessionDependencies['api'],
    storage: memory.storage,
    notify,
    notifyFailure,
    notifyEnd,
    isPageLeft,
    isOpenedFromCache,
    fallbacks: () => ({ signUp: 'Registration failed', signIn: 'Login failed' }),
  });
  const state = () => session.actor.getSnapshot().value.session;
  const mocks = { get, post, notify, notifyFailure, notifyEnd, tellExclusion, isPageLeft, isOpenedFromCache };
  return { ...memory, ...mocks, session, state };
};

const credentials = { email: 'maria@example.org', password: 'secret' };
const registration = { ...credentials, first_name: 'Maria', last_name: 'Rossi' };

const assertion = {
  id: 'm0wq3XkVdN2aFJcQ0eYH7g',
  rawId: 'm0wq3XkVdN2aFJcQ0eYH7g',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'SZYN', signature: 'MEQC' },
} as const;

const signedIn = async () => {
  const context = start();
  context.session.actor.start();
  context.post.mockResolvedValueOnce({ data: sampleAnswer });
  await context.session.signIn(credentials);
  return context;
};

const failing = () => {
  const context = start();
  context.session.actor.start();
  const fail = async (message: string) => {
    context.post.mockRejectedValueOnce(refused(message));
    await context.session.signIn(credentials).catch(() => {});
  };
  return { ...context, fail, errors: () => context.session.actor.getSnapshot().context.errors };
};

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('at the start', () => {
  test('nobody is signed in without a token, and nothing is asked', () => {
    const { session, get, state } = start();
    session.actor.start();
    expect(state()).toBe('signedOut');
    expect(get).not.toHaveBeenCalled();
  });

  test('a token is verified, and alone is enough', async () => {
    const { session, get, notify, kept, state } = start({ token: 'a-token' });
    get.mockResolvedValue({ data: { ...sampleAccount, user: sampleAccount } });
    session.actor.start();
    expect(state()).toBe('verifying');
    await settled();
    expect(state()).toBe('signedIn');
    expect(session.actor.getSnapshot().context.user).toEqual(sampleAccount);
    expect(JSON.parse(kept.get('user') ?? '')).toEqual(sampleAccount);
    expect(notify).not.toHaveBeenCalled();
  });

  test('an expired session is a warning, and its token is given up', async () => {
    const { session, get, notify, kept, state } = start({ token: 'old', register: 'true' });
    get.mockResolvedValue({ data: undefined });
    session.actor.start();
    await settled();
    expect(state()).toBe('signedOut');
    expect(notify).toHaveBeenCalledExactlyOnceWith('sessionExpired');
    expect(Object.fromEntries(kept)).toEqual({ register: 'true' });
  });

  test.each([refused('No.', 401), refused(null, 500), new ApiError({ status: 0, id: 'network' })])(
    'a failed verification clears the storage (%s)',
    async (error) => {
      const { session, get, notify, kept, state } = start({ token: 'bad', register: 'true', other: 'x' });
      get.mockRejectedValue(error);
      session.actor.start();
      await settled();
      expect(state()).toBe('signedOut');
      expect(notify).toHaveBeenCalledExactlyOnceWith('verifyFailed');
      expect(kept.size).toBe(0);
    },
  );

  test('a verification that is broken off because the page is left changes nothing', async () => {
    const { session, get, notify, isPageLeft, kept, state } = start({ token: 'good' });
    isPageLeft.mockReturnValue(true);
    get.mockRejectedValue(new ApiError({ status: 0, id: 'network' }));
    session.actor.start();
    await settled();
    expect(state()).toBe('verifying');
    expect(notify).not.toHaveBeenCalled();
    expect(Object.fromEntries(kept)).toEqual({ token: 'good' });
  });

  test.each([new ApiError({ status: 0, id: 'network' }), refused(null, 503)])(
    'a page that nobody answered goes on with who was here (%s)',
    async (error) => {
      const { session, get, notify, isOpenedFromCache, kept, state } = start({
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
      expect(kept.has('token')).toBe(false);
    },
  );

  test.each([
    ['nothing is kept of them', null, new ApiError({ status: 0, id: 'network' })],
    ['it cannot be read', '{', new ApiError({ status: 0, id: 'network' })],
    ['somebody refuses after all', JSON.stringify(sampleAccount), refused('No.', 401)],
  ])('and does not where %s', async (_, record, error) => {
    const { session, get, isOpenedFromCache, kept, state } = start({
      token: 'good',
      ...(record === null ? {} : { user: record }),
    });
    isOpenedFromCache.mockReturnValue(true);
    get.mockRejectedValue(error);
    session.actor.start();
    await settled();
    expect(state()).toBe('signedOut');
    expect(kept.size).toBe(0);
  });
});

describe('signing in', () => {
  test('keeps the token and the record', async () => {
    const { session, notify, kept, post, state } = await signedIn();
    expect(state()).toBe('signedIn');
    expect(post).toHaveBeenCalledExactlyOnceWith(
      '/auth/signin',
      expect.objectContaining({ body: credentials }),
    );
    expect(kept.get('token')).toBe('a-token');
    expect(JSON.parse(kept.get('user') ?? '')).toEqual(sampleAnswer);
    expect(kept.has('register')).toBe(false);
    expect(notify).toHaveBeenCalledExactlyOnceWith('signedIn');
    expect(session.actor.getSnapshot().context.user).toEqual(sampleAccount);
  });

  test.each([
    ['the server’s message', refused('Wrong e-mail or password.', 401), 'Wrong e-mail or password.'],
    ['the fallback', refused(null, 502), 'Login failed'],
    ['the fallback without a network', new ApiError({ status: 0, id: 'network' }), 'Login failed'],
  ])('fails with %s, in the list, the toast and to the caller', async (_, error, message) => {
    const { session, post, notifyFailure, kept, state } = start();
    session.actor.start();
    post.mockRejectedValue(error);
    const call = session.signIn(credentials);
    await expect(call).rejects.toBeInstanceOf(SessionFailure);
    await expect(call).rejects.toMatchObject({ message, cause: error });
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.errors).toEqual([message]);
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(message);
    expect(kept.size).toBe(0);
  });
});

const challenged = async () => {
  const context = start();
  context.session.actor.start();
  context.post.mockResolvedValueOnce({
    data: sampleChallenge,
  });
  expect(await context.session.signIn(credentials)).toBeNull();
  return context;
};

describe('a passkey alone', () => {
  test('signs in, and keeps the session', async () => {
    const { session, post, kept, state } = start();
    session.actor.start();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.signIn({ response: assertion })).toEqual(sampleAccount);
    expect(post).toHaveBeenLastCalledWith(
      '/auth/passkey',
      expect.objectContaining({ body: { response: assertion } }),
    );
    expect(state()).toBe('signedIn');
    expect(kept.get('token')).toBe('a-token');
  });

  test('that is not known fails in the words of the server', async () => {
    const { session, post, state, notifyFailure } = start();
    session.actor.start();
    post.mockRejectedValueOnce(refused('This passkey does not open an account here.', 401));
    await expect(session.signIn({ response: assertion })).rejects.toBeInstanceOf(SessionFailure);
    expect(state()).toBe('signedOut');
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith('This passkey does not open an account here.');
  });
});

describe('the second step', () => {
  test('is asked for after the password, with nothing kept yet', async () => {
    const { state, kept, notify, notifyFailure } = await challenged();
    expect(state()).toBe('awaitingSecondFactor');
    expect(kept.size).toBe(0);
    expect(notify).not.toHaveBeenCalled();
    expect(notifyFailure).not.toHaveBeenCalled();
  });

  test('sends the code with the challenge, and keeps the session', async () => {
    const { session, post, kept, notify, state } = await challenged();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.enterSecondFactor({ code: '492039' })).toEqual(sampleAccount);
    expect(post).toHaveBeenLastCalledWith(
      '/auth/secondFactor',
      expect.objectContaining({ body: { challenge: 'a-challenge', code: '492039' } }),
    );
    expect(state()).toBe('signedIn');
    expect(kept.get('token')).toBe('a-token');
    expect(notify).toHaveBeenCalledExactlyOnceWith('signedIn');
  });

  test('takes a passkey in place of the code', async () => {
    const { session, post, state } = await challenged();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    await session.enterSecondFactor({ passkey: assertion });
    expect(post).toHaveBeenLastCalledWith(
      '/auth/secondFactor',
      expect.objectContaining({ body: { challenge: 'a-challenge', passkey: assertion } }),
    );
    expect(state()).toBe('signedIn');
  });

  test.each([
    ['a wrong code', refused('This code is not right.', 400)],
    ['a lost network', new ApiError({ status: 0, id: 'network' })],
    ['too many requests', refused('Please wait.', 429)],
  ])('can be tried again after %s', async (_, error) => {
    const { session, post, state } = await challenged();
    post.mockRejectedValueOnce(error);
    await expect(session.enterSecondFactor({ code: '000000' })).rejects.toBeInstanceOf(SessionFailure);
    expect(state()).toBe('awaitingSecondFactor');
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.enterSecondFactor({ code: '492039' })).toEqual(sampleAccount);
  });

  test.each([
    ['the challenge is over', refused('Please enter your password again.', 401)],
    ['the member is shut out', excluded(403)],
  ])('leads back to the password where %s', async (_, error) => {
    const { session, post, state, notifyFailure } = await challenged();
    post.mockRejectedValueOnce(error);
    await expect(session.enterSecondFactor({ code: '492039' })).rejects.toBeInstanceOf(SessionFailure);
    expect(state()).toBe('signedOut');
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(error.serverMessage);
  });

  test('can be left', async () => {
    const { session, state } = await challenged();
    session.declineSecondFactor();
    expect(state()).toBe('signedOut');
  });

  test('signs nobody in once it has been left, and the password is taken again', async () => {
    const { session, post, state, kept } = await challenged();
    const answer = Promise.withResolvers<{ data: unknown }>();
    post.mockReturnValueOnce(answer.promise);
    const entered = session.enterSecondFactor({ code: '492039' });
    session.declineSecondFactor();
    expect(await entered).toBeNull();
    answer.resolve({ data: sampleAnswer });
    await settled();
    expect(state()).toBe('signedOut');
    expect(kept.size).toBe(0);
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.signIn(credentials)).toEqual(sampleAccount);
  });

  test.each([
    ['log in', 'signIn'],
    ['register', 'signUp'],
  ] as const)('that came too late does not keep one from trying to %s', async (_, attempt) => {
    const { session, post } = await challenged();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session[attempt](registration)).toEqual(sampleAccount);
  });
});

describe('signing up', () => {
  test('keeps the session and tells of the registration before anybody sees the member', async () => {
    const { session, post, notify, kept } = start();
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
    expect(kept.get('token')).toBe('a-token');
  });

  test('fails with its own fallback', async () => {
    const { session, post } = start();
    session.actor.start();
    post.mockRejectedValue(refused(null));
    await expect(session.signUp(registration)).rejects.toThrow('Registration failed');
  });
});

describe('the list of errors', () => {
  test('is cleared 5 s after it became non-empty', async () => {
    const { fail, errors } = failing();
    await fail('First');
    await vi.advanceTimersByTimeAsync(4999);
    expect(errors()).toEqual(['First']);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors()).toEqual([]);
  });

  test('is emptied by a new attempt', async () => {
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

describe('signing out', () => {
  test.each([
    ['signedOut', () => Promise.resolve({ data: { message: 'Logged out successfully.' } })],
    ['signedOutLocally', () => Promise.reject(refused(null, 500))],
  ] as const)('clears everything (%s)', async (notice, answer) => {
    const { session, post, notify, kept, state } = await signedIn();
    kept.set('register', 'true');
    notify.mockClear();
    post.mockImplementationOnce(answer);
    await session.signOut();
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.user).toBeNull();
    expect(kept.size).toBe(0);
    expect(notify).toHaveBeenCalledExactlyOnceWith(notice);
    expect(session.actor.getSnapshot().context.hasLeft).toBe(true);
  });

  test('without anybody signed in asks the server nothing', async () => {
    const { session, post, notify } = start();
    session.actor.start();
    await session.signOut();
    expect(post).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
    expect(session.actor.getSnapshot().context.hasLeft).toBe(true);
    session.departureSeen();
    expect(session.actor.getSnapshot().context.hasLeft).toBe(false);
  });
});

describe('giving up the account', () => {
  test('ends the session with the answer, and not with what the server refuses meanwhile', async () => {
    const { session, notify, kept, state } = await signedIn();
    notify.mockClear();
    const { promise, resolve } = Promise.withResolvers<string>();
    const given = session.giveUp(() => promise);
    session.refuseToken('a-token', refused('Please log in to continue.', 401));
    expect(state()).toBe('signedIn');
    resolve('in 30 days');
    expect(await given).toBe('in 30 days');
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.hasLeft).toBe(true);
    expect(kept.size).toBe(0);
    expect(notify).not.toHaveBeenCalled();
  });

  test('goes on where that is refused, and the session can be ended as before', async () => {
    const { session, notify, state } = await signedIn();
    notify.mockClear();
    const refusal = refused('This is not your current password.');
    await expect(session.giveUp(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(state()).toBe('signedIn');
    session.refuseToken('a-token', refused('Please log in to continue.', 401));
    expect(state()).toBe('signedOut');
    expect(notify).toHaveBeenCalledExactlyOnceWith('sessionExpired');
  });

  test('is taken back by signing in at another address', async () => {
    const { session, post, state } = start();
    session.actor.start();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.comeBack(credentials)).toEqual(sampleAccount);
    expect(state()).toBe('signedIn');
    expect(post).toHaveBeenCalledExactlyOnceWith(
      '/auth/return',
      expect.objectContaining({ body: credentials }),
    );
  });
});

describe('another tab', () => {
  test.each([['token'], [null]])('signs this one out by removing %s', async (key) => {
    const { changeElsewhere, post, session, state } = await signedIn();
    post.mockClear();
    changeElsewhere(key, null);
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.hasLeft).toBe(false);
    expect(post).not.toHaveBeenCalled();
  });

  test('that signs in brings its member here', async () => {
    const { changeElsewhere, get, session, state } = await signedIn();
    const other = { ...sampleAccount, _id: 'other', first_name: 'Lucia' };
    get.mockResolvedValue({ data: { ...other, user: other } });
    changeElsewhere('token', 'another-token');
    expect(state()).toBe('verifying');
    await settled();
    expect(session.actor.getSnapshot().context.user).toEqual(other);
  });

  test('that changes something else changes nothing', async () => {
    const { changeElsewhere, state } = await signedIn();
    changeElsewhere('unrelated', 'x');
    expect(state()).toBe('signedIn');
  });
});

describe('a refused token', () => {
  test('ends the session with a warning', async () => {
    const { session, notify, kept, state } = await signedIn();
    notify.mockClear();
    session.refuseToken('a-token', refused('Please log in to continue.', 401));
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.hasLeft).toBe(false);
    expect(session.actor.getSnapshot().context.exclusion).toBeNull();
    expect(notify).toHaveBeenCalledExactlyOnceWith('sessionExpired');
    expect(kept.has('token')).toBe(false);
  });

  test('says why the session has ended by itself', async () => {
    const { session, notify, notifyEnd, kept, state } = await signedIn();
    notify.mockClear();
    const words = 'To keep the site safe, staff log in again every 12 hours.';
    session.refuseToken(
      'a-token',
      new ApiError({ status: 401, id: 'auth.session-ended', serverMessage: words }),
    );
    expect(state()).toBe('signedOut');
    expect(notifyEnd).toHaveBeenCalledExactlyOnceWith(words);
    expect(notify).not.toHaveBeenCalled();
    expect(kept.has('token')).toBe(false);
  });

  test('says why the staff has shut the member out, in every tab, until they try again', async () => {
    const { session, notify, notifyFailure, tellExclusion, post, state } = await signedIn();
    notify.mockClear();
    session.refuseToken('a-token', excluded(401));
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.exclusion).toBe(reason);
    expect(tellExclusion).toHaveBeenCalledExactlyOnceWith(reason);
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(reason);
    expect(notify).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.actor.getSnapshot().context.exclusion).toBe(reason);
    post.mockRejectedValueOnce(refused('Wrong e-mail or password.', 401));
    await session.signIn(credentials).catch(() => {});
    expect(session.actor.getSnapshot().context.exclusion).toBeNull();
    post.mockRejectedValueOnce(excluded(403));
    await session.signIn(credentials).catch(() => {});
    expect(session.actor.getSnapshot().context.exclusion).toBe(reason);
    post.mockResolvedValueOnce({ data: sampleAnswer });
    await session.signIn(credentials);
    expect(session.actor.getSnapshot().context.exclusion).toBeNull();
  });

  test('is told by another tab, before the token goes', async () => {
    const { changeElsewhere, session, state } = await signedIn();
    changeElsewhere('exclusion', reason);
    changeElsewhere('exclusion', null);
    changeElsewhere('token', null);
    expect(state()).toBe('signedOut');
    expect(session.actor.getSnapshot().context.exclusion).toBe(reason);
  });

  test('at the start says it too', async () => {
    const { session, get } = start({ token: 'old' });
    get.mockRejectedValue(excluded(401));
    session.actor.start();
    await settled();
    expect(session.actor.getSnapshot().context.exclusion).toBe(reason);
  });

  test('of an earlier session ends nothing', async () => {
    const { session, state } = await signedIn();
    session.refuseToken('an-older-token', excluded(401));
    expect(state()).toBe('signedIn');
  });
});

test('a changed account is shown and kept', async () => {
  const { session, kept } = await signedIn();
  session.changeAccount({ ...sampleAccount, first_name: 'María' });
  expect(session.actor.getSnapshot().context.user?.first_name).toBe('María');
  expect(JSON.parse(kept.get('user') ?? '')).toMatchObject({ first_name: 'María' });
});
