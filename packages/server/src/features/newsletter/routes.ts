import type { Dependencies } from '../../platform/dependencies.ts';
import type { Handlers } from '../../platform/http/contract.ts';
import { i18n } from '../../platform/i18n.ts';
import { createNewsletterService } from './service.ts';

type NewsletterOperations =
  | 'subscribe'
  | 'confirmSubscription'
  | 'openUnsubscribe'
  | 'unsubscribe'
  | 'listSubscribers'
  | 'deleteSubscriber'
  | 'announcePublication';

const DEFAULT_LIMIT = 20;

export function newsletterRoutes(dependencies: Dependencies): Pick<Handlers, NewsletterOperations> {
  const service = createNewsletterService(dependencies);

  return {
    subscribe: async ({ body, address }) => {
      await service.subscribe(body, address);
      return {
        status: 202,
        body: {
          message: i18n._('Please check your email to confirm your subscription.'),
        },
      };
    },

    confirmSubscription: async ({ params }) => {
      await service.confirm(params.token);
      return {
        status: 200,
        body: {
          message: i18n._('You are subscribed. Thank you!'),
        },
      };
    },

    openUnsubscribe: async ({ params }) => ({
      status: 303,
      headers: {
        location: new URL(`/newsletter/unsubscribe/${params.token}`, dependencies.config.siteUrl).href,
      },
    }),

    unsubscribe: async ({ params }) => {
      await service.unsubscribe(params.token);
      return {
        status: 200,
        body: { message: i18n._('You are unsubscribed.') },
      };
    },

    listSubscribers: async ({ actor, query }) => ({
      status: 200,
      body: await service.list(actor, {
        search: (query.search ?? '').trim(),
        state: query.state ?? null,
        sort: query.sort ?? 'newest',
        limit: query.limit ?? DEFAULT_LIMIT,
        cursor: query.cursor,
      }),
    }),

    deleteSubscriber: {
      authorize: ({ actor, params }) => service.requireDeletable(actor, params.id),
      handle: async ({ actor, params, body }) => {
        await service.delete(actor, params.id, body.reason);
        return {
          status: 200,
          body: { message: i18n._('They no longer receive the newsletter.') },
        };
      },
    },

    announcePublication: async ({ actor, params }) => {
      await service.announce(actor, params.id);
      return {
        status: 200,
        body: { message: i18n._('The article is being sent.') },
      };
    },
  };
}
