import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createContactService } from './service.ts';

const DEFAULT_LIMIT = 20;

export function contactRoutes(
  dependencies: Dependencies,
): Pick<Handlers, 'createContact' | 'listContacts' | 'answerContact'> {
  const service = createContactService(dependencies);

  return {
    createContact: async ({ body, idempotencyKey, address }) => {
      const isNew = await service.write(body, idempotencyKey, address);
      return {
        status: isNew ? 201 : 200,
        body: {
          message: i18n._('Thank you. We have your message and will answer by email.'),
        },
      };
    },

    listContacts: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        state: query.state ?? null,
        kind: query.kind ?? null,
        sort: query.sort ?? 'newest',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    answerContact: {
      authorize: ({ actor, params }) => service.requireAnswerable(actor, params.id),
      handle: async ({ actor, params, body }) => ({
        status: 200,
        body: { contact: await service.answer(actor, params.id, body.note) },
      }),
    },
  };
}
