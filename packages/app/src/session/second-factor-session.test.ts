import { ApiError } from '@parvis/api-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleAccount, sampleAnswer, sampleChallenge } from './sample-account.ts';
import { SessionFailure } from './session-failure.ts';
import {
  suspended,
  refused,
  start,
  credentials,
  registration,
  assertion,
  settled,
} from './session-harness.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
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
  test('logs in, and persists the session', async () => {
    const { session, post, items, state } = start();
    session.actor.start();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.signIn({ response: assertion })).toEqual(sampleAccount);
    expect(post).toHaveBeenLastCalledWith(
      '/auth/passkey',
      expect.objectContaining({ body: { response: assertion } }),
    );
    expect(state()).toBe('signedIn');
    expect(items.get('token')).toBe('a-token');
  });

  test('that is unknown fails with the server’s message', async () => {
    const { session, post, state, notifyFailure } = start();
    session.actor.start();
    post.mockRejectedValueOnce(refused('This passkey does not open an account here.', 401));
    await expect(session.signIn({ response: assertion })).rejects.toBeInstanceOf(SessionFailure);
    expect(state()).toBe('signedOut');
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith('This passkey does not open an account here.');
  });
});

describe('the second step', () => {
  test('is required after the password, with nothing persisted yet', async () => {
    const { state, items, notify, notifyFailure } = await challenged();
    expect(state()).toBe('awaitingSecondFactor');
    expect(items.size).toBe(0);
    expect(notify).not.toHaveBeenCalled();
    expect(notifyFailure).not.toHaveBeenCalled();
  });

  test('sends the code with the challenge, and persists the session', async () => {
    const { session, post, items, notify, state } = await challenged();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.enterSecondFactor({ code: '492039' })).toEqual(sampleAccount);
    expect(post).toHaveBeenLastCalledWith(
      '/auth/secondFactor',
      expect.objectContaining({ body: { challenge: 'a-challenge', code: '492039' } }),
    );
    expect(state()).toBe('signedIn');
    expect(items.get('token')).toBe('a-token');
    expect(notify).toHaveBeenCalledExactlyOnceWith('signedIn');
  });

  test('accepts a passkey instead of the code', async () => {
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
    ['the challenge has expired', refused('Please enter your password again.', 401)],
    ['the member is suspended', suspended(403)],
  ])('returns to the password if %s', async (_, error) => {
    const { session, post, state, notifyFailure } = await challenged();
    post.mockRejectedValueOnce(error);
    await expect(session.enterSecondFactor({ code: '492039' })).rejects.toBeInstanceOf(SessionFailure);
    expect(state()).toBe('signedOut');
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(error.serverMessage);
  });

  test('can be cancelled', async () => {
    const { session, state } = await challenged();
    session.declineSecondFactor();
    expect(state()).toBe('signedOut');
  });

  test('logs nobody in after it was cancelled, and the password is accepted again', async () => {
    const { session, post, state, items } = await challenged();
    const answer = Promise.withResolvers<{ data: unknown }>();
    post.mockReturnValueOnce(answer.promise);
    const entered = session.enterSecondFactor({ code: '492039' });
    session.declineSecondFactor();
    expect(await entered).toBeNull();
    answer.resolve({ data: sampleAnswer });
    await settled();
    expect(state()).toBe('signedOut');
    expect(items.size).toBe(0);
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session.signIn(credentials)).toEqual(sampleAccount);
  });

  test.each([
    ['log in', 'signIn'],
    ['register', 'signUp'],
  ] as const)('that expired does not keep the member from trying to %s', async (_, attempt) => {
    const { session, post } = await challenged();
    post.mockResolvedValueOnce({ data: sampleAnswer });
    expect(await session[attempt](registration)).toEqual(sampleAccount);
  });
});
