import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createPasskeys } from './passkeys.ts';
import { createSecondFactorService } from './service.ts';

type SecondFactorOperations =
  | 'getSecondFactor'
  | 'startOneTimeCodes'
  | 'confirmOneTimeCodes'
  | 'removeOneTimeCodes'
  | 'renewRecoveryCodes'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'startPasskeyProof'
  | 'proveIdentity';

export function secondFactorRoutes(dependencies: Dependencies): Pick<Handlers, SecondFactorOperations> {
  const service = createSecondFactorService(dependencies);
  const passkeys = createPasskeys(dependencies);

  return {
    getSecondFactor: async ({ actor }) => ({ status: 200, body: await service.read(actor) }),

    startOneTimeCodes: async ({ actor }) => ({ status: 200, body: await service.start(actor) }),

    confirmOneTimeCodes: async ({ actor, body, address }) => ({
      status: 200,
      body: {
        recoveryCodes: await service.confirm(actor, body.code, address),
        message: i18n._('From now on we ask for a code when you log in.'),
      },
    }),

    removeOneTimeCodes: async ({ actor }) => {
      await service.remove(actor);
      return {
        status: 200,
        body: {
          message: i18n._('We no longer ask for a code.'),
        },
      };
    },

    renewRecoveryCodes: async ({ actor }) => ({
      status: 200,
      body: {
        recoveryCodes: await service.renew(actor),
        message: i18n._('Your previous recovery codes no longer work.'),
      },
    }),

    startPasskey: async ({ actor }) => ({ status: 200, body: await passkeys.start(actor) }),

    addPasskey: async ({ actor, body }) => ({
      status: 201,
      body: {
        ...(await passkeys.add(actor, body)),
        message: i18n._('The passkey was added.'),
      },
    }),

    renamePasskey: {
      authorize: ({ actor, params }) => passkeys.requireOwn(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: {
          passkey: await passkeys.rename(actor, params.id, body.name),
          message: i18n._('The passkey has a new name.'),
        },
      }),
    },

    removePasskey: async ({ actor, params }) => {
      await passkeys.remove(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The passkey was removed.') },
      };
    },

    startPasskeyProof: async ({ actor }) => ({ status: 200, body: await passkeys.startProof(actor) }),

    proveIdentity: async ({ actor, body, address }) => {
      await service.prove(actor, body, address);
      return {
        status: 200,
        body: { message: i18n._('Thank you. You can continue.') },
      };
    },
  };
}
