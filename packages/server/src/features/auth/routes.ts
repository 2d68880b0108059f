import { deviceOf } from '../../platform/authentication/devices.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createAccounts, createEmailConfirmation, createRecovery } from '../users/index.ts';
import { authPolicy } from './policy.ts';
import { createAuthService, type Entry } from './service.ts';

const answerOf = (entry: Entry) =>
  entry.isIn
    ? ({ status: 200, body: entry.user } as const)
    : ({ status: 202, body: entry.challenge } as const);

export function authRoutes(
  dependencies: Dependencies,
): Pick<
  Handlers,
  | 'signUp'
  | 'signIn'
  | 'restoreAccount'
  | 'signInWithSecondFactor'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'requestRecovery'
  | 'resetPassword'
  | 'confirmEmail'
  | 'verifySession'
  | 'signOut'
> {
  const service = createAuthService(dependencies);
  const recovery = createRecovery(dependencies);
  const confirmation = createEmailConfirmation(dependencies);
  const accounts = createAccounts(dependencies);

  return {
    signUp: async ({ body, address, headers }) => ({
      status: 201,
      body: await service.signUp(body, { address, device: deviceOf(headers['user-agent']) }),
    }),

    signIn: async ({ body, address, headers }) =>
      answerOf(await service.signIn(body, { address, device: deviceOf(headers['user-agent']) })),

    restoreAccount: async ({ body, address, headers }) =>
      answerOf(await service.restoreAccount(body, { address, device: deviceOf(headers['user-agent']) })),

    signInWithSecondFactor: async ({ body, address, headers }) => ({
      status: 200,
      body: await service.finish(body, { address, device: deviceOf(headers['user-agent']) }),
    }),

    startPasskeySignIn: async ({ address }) => ({
      status: 200,
      body: await service.startPasskey(address),
    }),

    signInWithPasskey: async ({ body, address, headers }) => ({
      status: 200,
      body: await service.enterByPasskey(body, { address, device: deviceOf(headers['user-agent']) }),
    }),

    requestRecovery: async ({ body, address }) => {
      await recovery.ask(body.email, address);
      return {
        status: 202,
        body: {
          message: i18n._(
            'If there is an account with this address, a link to set a new password is on its way.',
          ),
        },
      };
    },

    resetPassword: async ({ body, address }) => {
      await recovery.reset(body.token, body.password, address);
      return {
        status: 200,
        body: {
          message: i18n._('Your password has been changed.'),
        },
      };
    },

    confirmEmail: async ({ body, address }) => {
      const userId = await confirmation.confirm(body.token, address);
      dependencies.announcer.announce([accounts.changed(userId)]);
      return {
        status: 200,
        body: {
          message: i18n._('Your email address is confirmed.'),
        },
      };
    },

    // An expired session has no user. For this case the contract defines an empty response.
    verifySession: async ({ actor }) =>
      authPolicy.holder(actor) ? { status: 200, body: await service.verify(actor) } : { status: 204 },

    signOut: async ({ actor }) => {
      await service.signOut(actor);
      return {
        status: 200,
        body: { message: i18n._('Logged out successfully.') },
      };
    },
  };
}
