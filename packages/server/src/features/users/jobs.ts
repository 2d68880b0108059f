import type { Dependencies } from '../../platform/dependencies.ts';
import { NonRetryableError, jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { dayOf } from '../../platform/language.ts';
import { formerRecipient, formerRecipientOf, recipientOf, type FormerRecipient } from '../people/index.ts';
import { handleChangeNotices } from './change-notice.ts';
import { createPendingDeletionRepository } from './pending-deletion-repository.ts';
import { textsOf } from './pending-deletion-texts.ts';
import { createErasure } from './erasure.ts';

interface About {
  /** The id of the pending deletion. Stored jobs use this older name. */
  readonly departureId: string;
}

export const deletionMail = jobKind<About>('account.departure-mail');
export const accountErasure = jobKind<About>('account.erase');
/**
 * The account's address is deleted with the account, so the job stores the address until the email is sent or has
 * failed permanently.
 */
const farewellMail = jobKind<{ readonly addressee?: FormerRecipient }>('account.farewell-mail');
const fileRemoval = jobKind<{ readonly fileIds: readonly string[] }>('account.remove-files');

const nothing: Finish = async () => [];

export function handleAccountJobs(dependencies: Dependencies): void {
  const { config, database, files, jobs, mailer } = dependencies;
  const repository = createPendingDeletionRepository(database);
  const erase = createErasure(dependencies);
  handleChangeNotices(dependencies);

  jobs.handle(deletionMail, async ({ departureId: deletionId }, { id }) => {
    const deletion = await repository.find(deletionId);
    if (deletion === undefined) return nothing;
    const { first_name, erases_at, language } = deletion;
    const { hello, asked } = textsOf(language);
    const text = asked.text(dayOf(erases_at, language));
    await mailer.send({
      id,
      to: recipientOf(deletion),
      content: {
        language,
        subject: asked.subject,
        preview: text,
        blocks: [
          { kind: 'heading', text: asked.subject },
          { kind: 'paragraph', text: hello(first_name) },
          { kind: 'paragraph', text },
          { kind: 'paragraph', text: asked.back },
          { kind: 'action', label: asked.action, path: '/signin' },
          { kind: 'note', text: asked.warning },
        ],
      },
    });
    return nothing;
  });

  jobs.handle(accountErasure, async ({ departureId: deletionId }) => {
    const deletion = await repository.find(deletionId);
    if (deletion === undefined) return nothing;
    const { user_id, email_state } = deletion;
    return async (transaction) => {
      const erased = await erase(transaction, deletionId, user_id);
      if (erased === null) return [];
      await jobs.add(transaction, fileRemoval, { key: deletionId, payload: { fileIds: erased.fileIds } });
      if (!config.confirmsEmail || email_state !== 'unconfirmed') {
        await jobs.add(transaction, farewellMail, {
          key: deletionId,
          payload: { addressee: formerRecipientOf(deletion) },
        });
      }
      return erased.announcements;
    };
  });

  jobs.handle(
    farewellMail,
    async ({ addressee }, { id }) => {
      if (addressee === undefined) throw new NonRetryableError('The recipient of the notice is unknown.');
      const { firstName, language } = addressee;
      const { hello, erased } = textsOf(language);
      await mailer.send({
        id,
        to: formerRecipient(addressee),
        recipient: 'former',
        content: {
          language,
          subject: erased.subject,
          preview: erased.text,
          blocks: [
            { kind: 'heading', text: erased.subject },
            { kind: 'paragraph', text: hello(firstName) },
            { kind: 'paragraph', text: erased.text },
            { kind: 'paragraph', text: erased.farewell },
          ],
        },
      });
      return nothing;
    },
    { isForgotten: true },
  );

  jobs.handle(fileRemoval, async ({ fileIds }) => {
    for (const fileId of fileIds) await files.remove(fileId);
    return nothing;
  });
}
