import { createMachine, fromPromise, setup } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { invokesWithoutErrorTransition } from '../platform/invokes.ts';
import { SecondFactorNeeded } from './session-types.ts';
import { sampleAccount, sampleAnswer, sampleChallenge } from './sample-account.ts';
import { sessionMachine } from './session.machine.ts';

const pathsOf = (hasToken: boolean) =>
  getShortestPaths(sessionMachine.provide({ guards: { hasToken: () => hasToken } }), {
    events: [
      { type: 'signIn', payload: { email: 'maria@example.org', password: 'secret' } },
      {
        type: 'signUp',
        payload: { first_name: 'Maria', last_name: 'Rossi', email: 'maria@example.org', password: 'secret' },
      },
      { type: 'secondFactor.submitted', factor: { code: '492039' } },
      { type: 'secondFactor.canceled' },
      { type: 'signOut' },
      { type: 'deletion.started' },
      { type: 'deletion.failed' },
      { type: 'deletion.completed' },
      { type: 'redirect.completed' },
      { type: 'errors.dismissed' },
      { type: 'token.changed' },
      { type: 'token.rejected' },
      { type: 'xstate.done.actor.0.session.session.verifying', output: sampleAccount },
      { type: 'xstate.done.actor.0.session.session.verifying', output: null },
      { type: 'xstate.error.actor.0.session.session.verifying', error: new Error('verify') },
      { type: 'xstate.done.actor.0.session.session.signingIn', output: sampleAnswer },
      { type: 'xstate.error.actor.0.session.session.signingIn', error: new Error('sign in') },
      {
        type: 'xstate.error.actor.0.session.session.signingIn',
        error: new SecondFactorNeeded(sampleChallenge),
      },
      { type: 'xstate.done.actor.0.session.session.checkingSecondFactor', output: sampleAnswer },
      { type: 'xstate.error.actor.0.session.session.checkingSecondFactor', error: new Error('code') },
      { type: 'xstate.done.actor.0.session.session.signingUp', output: sampleAnswer },
      { type: 'xstate.error.actor.0.session.session.signingUp', error: new Error('sign up') },
      { type: 'xstate.done.actor.0.session.session.signingOut', output: undefined },
      { type: 'xstate.error.actor.0.session.session.signingOut', error: new Error('sign out') },
      { type: 'xstate.after.errorLifetime.session.errors.shown' },
    ] as never[],
  });

const statesOf = (paths: ReturnType<typeof pathsOf>) =>
  new Set(paths.map(({ state }) => JSON.stringify(state.value)));

const every = (errors: string) =>
  [
    'verifying',
    'signedOut',
    'signingIn',
    'awaitingSecondFactor',
    'checkingSecondFactor',
    'signingUp',
    'signedIn',
    'signingOut',
  ].map((session) => JSON.stringify({ session, errors }));

const usersIn = (session: string) =>
  new Set(
    pathsOf(true)
      .filter(({ state }) => state.value.session === session)
      .map(({ state }) => state.context.user),
  );

describe('the session machine', () => {
  test('reaches every state, with and without errors shown', () => {
    const withToken = statesOf(pathsOf(true));
    for (const state of [...every('none'), JSON.stringify({ session: 'signedOut', errors: 'shown' })])
      expect(withToken).toContain(state);
  });

  test('never verifies at the start if there is no token', () => {
    const states = statesOf(pathsOf(false));
    expect([...states].some((state) => state.includes('verifying'))).toBe(false);
    expect(states).toContain(JSON.stringify({ session: 'signedIn', errors: 'none' }));
  });

  test('has a user only while somebody is logged in, and always then', () => {
    expect(usersIn('signedIn')).toEqual(new Set([sampleAccount]));
    expect(usersIn('signingOut')).toEqual(new Set([sampleAccount]));
    expect(usersIn('signedOut')).toEqual(new Set([null]));
    expect(usersIn('signingIn')).toEqual(new Set([null]));
    expect(usersIn('signingUp')).toEqual(new Set([null]));
  });

  test('shows errors only while there are some, and always then', () => {
    for (const { state } of pathsOf(true)) {
      expect(state.value.errors).toBe(state.context.errors.length > 0 ? 'shown' : 'none');
    }
  });

  test('redirects only a member who has logged out, until somebody logs in again', () => {
    const left = pathsOf(true).filter(({ state }) => state.context.hasLeft);
    expect(new Set(left.map(({ state }) => state.value.session))).toEqual(
      new Set(['signedOut', 'verifying']),
    );
  });

  test('handles the failure of every effect', () => {
    expect(invokesWithoutErrorTransition(sessionMachine)).toEqual([]);
  });
});

test('an effect without an error transition is found', () => {
  const careless = setup({ actors: { work: fromPromise(() => Promise.resolve()) } }).createMachine({
    invoke: { src: 'work', id: 'careless' },
  });
  expect(invokesWithoutErrorTransition(careless)).toEqual(['(machine): careless']);
  expect(invokesWithoutErrorTransition(createMachine({}))).toEqual([]);
});
