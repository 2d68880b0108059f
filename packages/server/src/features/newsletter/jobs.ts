import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { inLanguage } from '../../platform/language.ts';
import { createNewsletterTokens } from './tokens.ts';
import { texts } from './mail-texts.ts';

interface OfRequest {
  readonly subscriberId: string;
  /** The time of the request that this job belongs to. If there is a newer request, the job does nothing. */
  readonly askedAt: number;
}

export const confirmationMail = jobKind<OfRequest>('newsletter.confirmation');
/** The job that deletes a subscription if it was not confirmed in time. */
export const lapse = jobKind<OfRequest>('newsletter.lapse');
/** The job that adds a job for each email of the newsletter. */
export const issue = jobKind<{ readonly articleId: string }>('newsletter.issue');
const issueMail = jobKind<{ readonly articleId: string; readonly subscriberId: string }>('newsletter.mail');

export function handleNewsletterJobs({ database, jobs, mailer, secrets }: Dependencies): void {
  const tokens = createNewsletterTokens(secrets);
  const linkOf = (purpose: 'confirm' | 'unsubscribe', id: string): string =>
    `/newsletter/${purpose}/${tokens.make(purpose, id)}`;

  const findSubscriber = (id: string) =>
    database.read.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
  const findArticle = (id: string) =>
    database.read
      .selectFrom('publications')
      .select(['id', 'title', 'summary', 'language'])
      .where('id', '=', id)
      .where('kind', '=', 'article')
      .where('state', '=', 'published')
      .executeTakeFirst();

  jobs.handle(confirmationMail, async ({ subscriberId, askedAt }, { id }) => {
    const subscriber = await findSubscriber(subscriberId);
    if (subscriber?.asked_at === askedAt && subscriber.confirmed_at === null) {
      const { email, language } = subscriber;
      const { confirmation, footer } = inLanguage(texts, language);
      await mailer.send({
        id,
        to: { name: '', address: email },
        recipient: 'subscriber',
        unsubscribe: `/api${linkOf('unsubscribe', subscriberId)}`,
        content: {
          language,
          subject: confirmation.subject,
          preview: confirmation.lead,
          footer,
          blocks: [
            { kind: 'heading', text: confirmation.subject },
            { kind: 'paragraph', text: confirmation.lead },
            { kind: 'action', label: confirmation.confirm, path: linkOf('confirm', subscriberId) },
            { kind: 'note', text: confirmation.otherwise },
          ],
        },
      });
    }
    return async () => [];
  });

  jobs.handle(lapse, async ({ subscriberId, askedAt }) => async (transaction) => {
    await transaction
      .deleteFrom('subscribers')
      .where('id', '=', subscriberId)
      .where('asked_at', '=', askedAt)
      .where('confirmed_at', 'is', null)
      .execute();
    return [];
  });

  jobs.handle(issue, async ({ articleId }) => async (transaction) => {
    const article = await findArticle(articleId);
    if (article === undefined) return [];
    const subscribers = await transaction
      .selectFrom('subscribers')
      .select('id')
      .where('confirmed_at', 'is not', null)
      .where('language', '=', article.language)
      .execute();
    for (const { id: subscriberId } of subscribers) {
      const key = `${articleId} ${subscriberId}`;
      await jobs.add(transaction, issueMail, { key, payload: { articleId, subscriberId } });
    }
    return [];
  });

  jobs.handle(issueMail, async ({ articleId, subscriberId }, { id }) => {
    // The article and the subscriber may have been deleted in the meantime.
    const [article, subscriber] = await Promise.all([findArticle(articleId), findSubscriber(subscriberId)]);
    if (article !== undefined && subscriber !== undefined) {
      const { email, language } = subscriber;
      const { read, unsubscribe, footer } = inLanguage(texts, language);
      await mailer.send({
        id,
        to: { name: '', address: email },
        recipient: 'subscriber',
        unsubscribe: `/api${linkOf('unsubscribe', subscriberId)}`,
        content: {
          language,
          subject: article.title,
          preview: article.summary,
          footer,
          blocks: [
            { kind: 'heading', text: article.title },
            ...(article.summary === '' ? [] : [{ kind: 'paragraph' as const, text: article.summary }]),
            { kind: 'action', label: read, path: `/blog?article=${articleId}` },
            { kind: 'action', label: unsubscribe, path: linkOf('unsubscribe', subscriberId) },
          ],
        },
      });
    }
    return async () => [];
  });
}
