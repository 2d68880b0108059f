import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
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
        message: {
          en: 'From now on we ask for a code when you log in.',
          es: 'Desde ahora pedimos un código cuando inicias sesión.',
        },
      },
    }),

    removeOneTimeCodes: async ({ actor }) => {
      await service.remove(actor);
      return {
        status: 200,
        body: {
          message: { en: 'We do not ask for a code any more.', es: 'Ya no pedimos ningún código.' },
        },
      };
    },

    renewRecoveryCodes: async ({ actor }) => ({
      status: 200,
      body: {
        recoveryCodes: await service.renew(actor),
        message: {
          en: 'Your former recovery codes do not work any more.',
          es: 'Tus códigos de recuperación anteriores ya no sirven.',
        },
      },
    }),

    startPasskey: async ({ actor }) => ({ status: 200, body: await passkeys.start(actor) }),

    addPasskey: async ({ actor, body }) => ({
      status: 201,
      body: {
        ...(await passkeys.add(actor, body)),
        message: { en: 'The passkey was added.', es: 'Se añadió la llave de acceso.' },
      },
    }),

    renamePasskey: {
      authorize: ({ actor, params }) => passkeys.requireOwn(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: {
          passkey: await passkeys.rename(actor, params.id, body.name),
          message: { en: 'The passkey has a new name.', es: 'La llave de acceso tiene un nombre nuevo.' },
        },
      }),
    },

    removePasskey: async ({ actor, params }) => {
      await passkeys.remove(actor, params.id);
      return {
        status: 200,
        body: { message: { en: 'The passkey was removed.', es: 'Se eliminó la llave de acceso.' } },
      };
    },

    startPasskeyProof: async ({ actor }) => ({ status: 200, body: await passkeys.startProof(actor) }),

    proveIdentity: async ({ actor, body, address }) => {
      await service.prove(actor, body, address);
      return {
        status: 200,
        body: { message: { en: 'Thank you. You can go on.', es: 'Gracias. Puedes continuar.' } },
      };
    },
  };
}
