import type { Dependencies } from '../../platform/dependencies.ts';
import { NonRetryableError, jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { dayOf } from '../../platform/language.ts';
import { formerRecipient, formerRecipientOf, recipientOf, type FormerRecipient } from '../people/index.ts';
import { handleChangeNotices } from './change-notice.ts';
import { createDepartureRepository } from './departure-repository.ts';
import { wordsOf } from './departure-words.ts';
import { createErasure } from './erasure.ts';

interface About {
  readonly departureId: string;
}

export const departureMail = jobKind<About>('account.departure-mail');
export const accountErasure = jobKind<About>('account.erase');
/** The account's address is deleted with it: the job keeps it until the mail is sent or has failed for good. */
const farewellMail = jobKind<{ readonly addressee?: FormerRecipient }>('account.farewell-mail');
const fileRemoval = jobKind<{ readonly fileIds: readonly string[] }>('account.remove-files');

const nothing: Finish = async () => [];

export function handleAccountJobs(dependencies: Dependencies): void {
  const { config, database, files, jobs, mailer } = dependencies;
  const repository = createDepartureRepository(database);
  const erase = createErasure(dependencies);
  handleChangeNotices(dependencies);

  jobs.handle(departureMail, async ({ departureId }, { id }) => {
    const departure = await repository.find(departureId);
    if (departure === undefined) return nothing;
    const { first_name, erases_at, language } = departure;
    const { hello, asked } = wordsOf(language);
    const text = asked.text(dayOf(erases_at, language));
    await mailer.send({
      id,
      to: recipientOf(departure),
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

  jobs.handle(accountErasure, async ({ departureId }) => {
    const departure = await repository.find(departureId);
    if (departure === undefined) return nothing;
    const { user_id, email_state } = departure;
    return async (transaction) => {
      const erased = await erase(transaction, departureId, user_id);
      if (erased === null) return [];
      await jobs.add(transaction, fileRemoval, { key: departureId, payload: { fileIds: erased.fileIds } });
      if (!config.confirmsEmail || email_state !== 'unconfirmed') {
        await jobs.add(transaction, farewellMail, {
          key: departureId,
          payload: { addressee: formerRecipientOf(departure) },
        });
      }
      return erased.announcements;
    };
  });

  jobs.handle(
    farewellMail,
    async ({ addressee }, { id }) => {
      if (addressee === undefined) throw new NonRetryableError('To whom it was is forgotten.');
      const { firstName, language } = addressee;
      const { hello, erased } = wordsOf(language);
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
