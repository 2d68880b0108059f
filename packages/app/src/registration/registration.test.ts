import { ApiError } from '@parvis/api-client';
import { getShortestPaths } from 'xstate/graph';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invokesWithoutErrorTransition } from '../platform/invokes.ts';
import { createMemoryStorage } from '../platform/memory-storage.ts';
import { createRegistration, type RegistrationDependencies } from './create-registration.ts';
import { registrationMachine, type QuestionnairePayload } from './registration.machine.ts';

const payload: QuestionnairePayload = {
  catholic: 'Yes',
  parish: 'St. Cecilia',
  diocese: 'Springfield',
  rite: 'Western',
  riteType: 'Latin',
  knightOfColumbus: false,
  knightOfMalta: false,
  favoriteSaint: 'St. Thérèse of Lisieux',
  historicalFigure: 'G. K. Chesterton',
};

const start = (initial: Record<string, string> = {}) => {
  const memory = createMemoryStorage(initial);
  const post = vi.fn<(path: string, init: { body: unknown }) => Promise<{ data: unknown }>>();
  const signOut = vi.fn<() => Promise<void>>(async () => {
    memory.items.clear();
    await Promise.resolve();
    registration.send({ type: 'flag.changed' });
  });
  const notifySaved = vi.fn<(message: string) => void>();
  const notifyFailure = vi.fn<(error: unknown) => void>();
  const registration = createRegistration({
    api: { POST: post } as unknown as RegistrationDependencies['api'],
    storage: memory.storage,
    signOut,
    notifySaved,
    notifyFailure,
  });
  registration.start();
  const state = () => registration.getSnapshot().value;
  const pending = () => registration.getSnapshot().context.pending;
  return { ...memory, post, signOut, notifySaved, notifyFailure, registration, state, pending };
};

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the registration machine', () => {
  const paths = [true, false].flatMap((isFlagSet) =>
    getShortestPaths(registrationMachine.provide({ guards: { isFlagSet: () => isFlagSet } }), {
      events: [
        { type: 'account.created' },
        { type: 'questionnaire.submitted', payload },
        { type: 'questionnaire.canceled' },
        { type: 'redirect.completed' },
        { type: 'flag.changed' },
        { type: 'xstate.done.actor.0.registration.submitting', output: { message: 'Thank you.' } },
        { type: 'xstate.error.actor.0.registration.submitting', error: 'refused' },
        { type: 'xstate.done.actor.0.registration.signingOut', output: undefined },
        { type: 'xstate.error.actor.0.registration.signingOut', error: 'refused' },
        { type: 'xstate.after.welcomeDelay.registration.completed' },
      ] as never[],
    }),
  );

  const pendingIn = (value: string) =>
    new Set(paths.filter(({ state }) => state.value === value).map(({ state }) => state.context.pending));

  test('reaches every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['idle', 'questionnaire', 'submitting', 'signingOut', 'completed', 'redirecting']),
    );
  });

  test('is never pending once the questionnaire is answered', () => {
    expect(pendingIn('completed')).toEqual(new Set([false]));
    expect(pendingIn('redirecting')).toEqual(new Set([false]));
    expect(pendingIn('questionnaire')).toEqual(new Set([true]));
  });

  test('handles the failure of every effect', () => {
    expect(invokesWithoutErrorTransition(registrationMachine)).toEqual([]);
  });
});

describe('a registration', () => {
  test('leads from the account through the questionnaire to the community', async () => {
    const { registration, post, notifySaved, items, state, pending } = start();
    expect(state()).toBe('idle');
    registration.send({ type: 'account.created' });
    expect(items.get('register')).toBe('true');
    expect(pending()).toBe(true);
    post.mockResolvedValue({ data: { message: 'Thank you.' } });
    registration.send({ type: 'questionnaire.submitted', payload });
    await settled();
    expect(post).toHaveBeenCalledExactlyOnceWith(
      '/questionnaire',
      expect.objectContaining({ body: payload }),
    );
    expect(state()).toBe('completed');
    expect(items.has('register')).toBe(false);
    expect(notifySaved).toHaveBeenCalledExactlyOnceWith('Thank you.');
    await vi.advanceTimersByTimeAsync(1499);
    expect(state()).toBe('completed');
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('redirecting');
    registration.send({ type: 'redirect.completed' });
    expect(state()).toBe('idle');
  });

  test('that was interrupted resumes at the questionnaire', () => {
    const { state, pending } = start({ register: 'true' });
    expect(state()).toBe('questionnaire');
    expect(pending()).toBe(true);
  });

  test('that the server refuses stays pending, with the reason', async () => {
    const { registration, post, notifyFailure, items, state } = start({ register: 'true' });
    const error = new ApiError({
      status: 400,
      id: 'request.invalid',
      serverMessage: 'Please name your parish.',
    });
    post.mockRejectedValue(error);
    registration.send({ type: 'questionnaire.submitted', payload });
    await settled();
    expect(state()).toBe('questionnaire');
    expect(registration.getSnapshot().context.failure).toBe(error);
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith(error);
    expect(items.get('register')).toBe('true');
  });

  test('keeps the flag if it is left, although logging out clears the storage', async () => {
    const { registration, signOut, items, state } = start({ register: 'true', token: 'a-token' });
    registration.send({ type: 'questionnaire.canceled' });
    await settled();
    expect(signOut).toHaveBeenCalledOnce();
    expect(Object.fromEntries(items)).toEqual({ register: 'true' });
    expect(state()).toBe('questionnaire');
  });

  test('begins when a member leaves the questionnaire, even after a failed attempt without the flag', async () => {
    const { registration, post, signOut, items, state, pending } = start({ token: 'a-token' });
    post.mockRejectedValue(new Error('no network'));
    registration.send({ type: 'questionnaire.submitted', payload });
    await settled();
    registration.send({ type: 'questionnaire.canceled' });
    expect(state()).toBe('signingOut');
    await settled();
    expect(signOut).toHaveBeenCalledOnce();
    expect(Object.fromEntries(items)).toEqual({ register: 'true' });
    expect(state()).toBe('questionnaire');
    expect(pending()).toBe(true);
  });

  test('ends here after another tab has finished it', () => {
    const { changeElsewhere, state } = start({ register: 'true' });
    changeElsewhere('register', null);
    expect(state()).toBe('idle');
  });

  test('answers of a member without the flag are accepted, and do not set the flag', async () => {
    const { registration, post, items, state, pending } = start();
    post.mockRejectedValue(new Error('no network'));
    registration.send({ type: 'questionnaire.submitted', payload });
    expect(pending()).toBe(false);
    await settled();
    expect(state()).toBe('idle');
    expect(items.has('register')).toBe(false);
  });
});
