import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createDigestService } from './service.ts';

type DigestOperations =
  | 'getDigestPreferences'
  | 'updateDigestPreferences'
  | 'openDigestUnsubscribe'
  | 'endDigest';

export function digestRoutes(dependencies: Dependencies): Pick<Handlers, DigestOperations> {
  const service = createDigestService(dependencies);

  return {
    getDigestPreferences: async ({ actor }) => ({
      status: 200,
      body: { preferences: await service.preferences(actor) },
    }),

    updateDigestPreferences: async ({ actor, body }) => ({
      status: 200,
      body: { preferences: await service.choose(actor, body) },
    }),

    openDigestUnsubscribe: async ({ params }) => ({
      status: 303,
      headers: {
        location: new URL(`/digest/unsubscribe/${params.token}`, dependencies.config.siteUrl).href,
      },
    }),

    endDigest: async ({ params }) => {
      await service.end(params.token);
      return { status: 200, body: { message: i18n._('We will send you no more digests.') } };
    },
  };
}
