import type { components } from '@parvis/api-client/contract';
import type { Selectable } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { clientOf } from '../../platform/http/rate-limiter.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAudit } from '../audit/index.ts';
import { confirmationMail, issue, lapse } from './jobs.ts';
import { newsletterPolicy } from './policy.ts';
import { createNewsletterTokens } from './tokens.ts';

type Schemas = components['schemas'];
type SubscriberRow = Selectable<DatabaseSchema['subscribers']>;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** The time that a subscriber has to confirm. */
const TIMEOUT = 7 * DAY;
/** The limit is a fraction of RATE_LIMIT_MAX, so raising that setting also raises this limit. */
const REQUESTS = 1 / 60;
const REASON = { multiline: true, atMost: 500 };
/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
const HIGHEST = '\u{10FFFF}';

interface ListOptions {
  readonly search: string;
  readonly state: Schemas['SubscriberState'] | null;
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  readonly cursor: string | undefined;
}

const timestamp = (time: number): string => new Date(time).toISOString();

const present = (row: SubscriberRow): Schemas['NewsletterSubscriber'] => ({
  _id: row.id,
  email: row.email,
  language: row.language,
  state: row.confirmed_at === null ? 'pending' : 'confirmed',
  askedAt: timestamp(row.asked_at),
  confirmedAt: row.confirmed_at === null ? null : timestamp(row.confirmed_at),
});

const subscriberNotFound = () => notFound('newsletter.not-found', i18n._('This subscriber does not exist.'));

const linkInvalid = () =>
  badRequest(i18n._('This link no longer works. Please subscribe again.'), undefined, 'newsletter.link');

export function createNewsletterService(dependencies: Dependencies) {
  const { clock, config, database, jobs, rateLimits, secrets } = dependencies;
  const tokens = createNewsletterTokens(secrets);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const requests = rateLimits.exact('newsletter request', {
    limit: Math.ceil(config.rateLimitMax * REQUESTS),
    duration: HOUR,
  });

  /**
   * Sends the email for the confirmation of an address. Sends at most one email an hour, and none to an address that is
   * already confirmed.
   */
  async function ask(email: string, language: Language): Promise<void> {
    await database.transaction(async (transaction) => {
      const now = clock.now();
      const key = email.toLowerCase();
      await transaction
        .insertInto('subscribers')
        .values({ id: newId(clock), email, email_key: key, language, asked_at: 0, confirmed_at: null })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .execute();
      const asked = await transaction
        .updateTable('subscribers')
        .set({ asked_at: now, language })
        .where('email_key', '=', key)
        .where('confirmed_at', 'is', null)
        .where('asked_at', '<=', now - HOUR)
        .returning('id')
        .executeTakeFirst();
      if (asked === undefined) return;
      const job = { key: `${asked.id} ${now}`, payload: { subscriberId: asked.id, askedAt: now } };
      await jobs.add(transaction, confirmationMail, job);
      await jobs.add(transaction, lapse, { ...job, dueAt: now + TIMEOUT });
    });
    jobs.wake();
  }

  return {
    async subscribe({ email, language = 'en' }: Schemas['SubscriptionPayload'], address: string) {
      await requests.take(clientOf(address));
      await ask(email, language);
    },

    async confirm(token: string): Promise<void> {
      const id = tokens.read('confirm', token);
      if (id === null) throw linkInvalid();
      const { numUpdatedRows } = await database.write
        .updateTable('subscribers')
        .set((subscriber) => ({
          confirmed_at: subscriber.fn.coalesce('confirmed_at', subscriber.val(clock.now())),
        }))
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw linkInvalid();
    },

    /** If the subscriber does not exist, the subscription counts as ended. */
    async unsubscribe(token: string): Promise<void> {
      const id = tokens.read('unsubscribe', token);
      if (id === null) throw linkInvalid();
      await database.write.deleteFrom('subscribers').where('id', '=', id).execute();
    },

    list(
      actor: Actor,
      { search, state, sort, limit, cursor }: ListOptions,
    ): Promise<Schemas['SubscriberPage']> {
      const line = { action: 'subscriber.list', subject: null };
      return audit.attempt(actor, line, newsletterPolicy.manage, async () => {
        const beginning = search.toLowerCase();
        const scope = `subscribers ${JSON.stringify([beginning, state, sort])}`;
        const after = cursor === undefined ? null : cursors.decode(cursor, scope);
        const rows = await database.read
          .selectFrom('subscribers')
          .selectAll()
          .where('email_key', '>=', beginning)
          .where('email_key', '<', `${beginning}${HIGHEST}`)
          .$if(state !== null, (query) =>
            query.where('confirmed_at', state === 'pending' ? 'is' : 'is not', null),
          )
          .$if(after !== null, (query) => query.where('id', sort === 'newest' ? '<' : '>', after ?? ''))
          .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
          .limit(limit + 1)
          .execute();
        const { page, last } = pageOf(rows, limit);
        return {
          subscribers: page.map(present),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    async requireDeletable(actor: Actor, id: string): Promise<void> {
      audit.require(actor, newsletterPolicy.manage);
      const found = await database.read
        .selectFrom('subscribers')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (found === undefined) throw subscriberNotFound();
    },

    async delete(actor: Actor, id: string, reason: string): Promise<void> {
      const line = { action: 'subscriber.delete', subject: { type: 'subscriber' as const, id } };
      await audit.attempt(actor, line, newsletterPolicy.manage, async () => {
        const text = requiredText(reason, 'reason', REASON);
        await database.transaction(async (transaction) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('subscribers')
            .where('id', '=', id)
            .executeTakeFirst();
          if (numDeletedRows === 0n) throw subscriberNotFound();
          await audit.record(transaction, actor, line, { reason: text });
        });
      });
    },

    /** Adds the job that sends an article by email. A repeated call does nothing. */
    async announce(actor: Actor, id: string): Promise<void> {
      const line = { action: 'article.announce', subject: { type: 'publication' as const, id } };
      await audit.attempt(actor, line, newsletterPolicy.manage, () =>
        database.transaction(async (transaction) => {
          const article = await transaction
            .selectFrom('publications')
            .select(['kind', 'state', 'title'])
            .where('id', '=', id)
            .executeTakeFirst();
          if (article === undefined)
            throw notFound('publication.not-found', i18n._('This is no longer available.'));
          if (article.kind !== 'article' || article.state !== 'published') {
            throw badRequest(i18n._('Only published articles are sent.'), undefined, 'newsletter.article');
          }
          const added = await jobs.add(transaction, issue, { key: id, payload: { articleId: id } });
          if (added !== null) {
            await audit.record(transaction, actor, line, {
              changes: [{ field: 'sent', before: '', after: article.title }],
            });
          }
        }),
      );
      jobs.wake();
    },
  };
}
