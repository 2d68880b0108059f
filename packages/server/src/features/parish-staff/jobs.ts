import type { Dependencies } from '../../platform/dependencies.ts';
import { i18n } from '../../platform/i18n.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { inLanguage } from '../../platform/language.ts';
import { fullName, nameColumns, recipientOf } from '../people/index.ts';
import { createClaimCodes } from './codes.ts';

/** The payload contains the code, so it is deleted when the job ends. */
export const claimCodeMail = jobKind<{ readonly claimId: string; readonly code: string }>(
  'parish-claim.code',
);
/** The job whose email tells a member the decision about their claim. */
export const claimDecisionMail = jobKind<{ readonly claimId: string }>('parish-claim.decision');

const texts = {
  code: {
    subject: i18n._('Your code for the page of your parish'),
    lead: (name: string, parish: string) =>
      i18n._('{name} would like to look after the page of {parish} and has named this address.', {
        name,
        parish,
      }),
    enter: i18n._('If this is right, please enter this code on the page of the parish:'),
    code: i18n._('Code'),
    open: i18n._('Enter the code'),
    otherwise: i18n._(
      'If nobody in your office knows about this, do nothing. The code expires in three days.',
    ),
    footer: i18n._('You receive this email because a member named this address as that of their parish.'),
  },
  hello: (name: string) => i18n._('Hello {name},', { name }),
  accepted: {
    subject: i18n._('You now look after your parish'),
    lead: (parish: string) =>
      i18n._('you can now edit the page and the schedule of {parish}, and publish its events.', { parish }),
    open: i18n._('Edit the page'),
  },
  declined: {
    subject: i18n._('Your claim of a parish was declined'),
    lead: (parish: string) => i18n._('we could not accept your claim of {parish}.', { parish }),
    open: i18n._('See your claim'),
  },
  reason: (reason: string) => i18n._('Reason: {reason}', { reason }),
};

export function handleParishStaffJobs({ database, jobs, mailer, secrets }: Dependencies): void {
  const codes = createClaimCodes(secrets.key('parish claims'));
  const find = (id: string) =>
    database.read
      .selectFrom('parish_claims')
      .innerJoin('users', 'users.id', 'parish_claims.user_id')
      .innerJoin('publications', 'publications.id', 'parish_claims.parish_id')
      .selectAll('parish_claims')
      .select(['users.language', 'users.email as member_email', 'publications.title', ...nameColumns])
      .where('parish_claims.id', '=', id)
      .executeTakeFirst();

  jobs.handle(
    claimCodeMail,
    async ({ claimId, code }, { id }) => {
      const claim = await find(claimId);
      if (claim?.state === 'unproved' && claim.code_hash === codes.hash(code)) {
        const { language, email, title, parish_id } = claim;
        const localized = inLanguage(texts, language).code;
        const lead = localized.lead(fullName(claim), title);
        await mailer.send({
          id,
          to: { name: title, address: email },
          recipient: 'unconfirmed',
          content: {
            language,
            subject: localized.subject,
            preview: lead,
            footer: localized.footer,
            blocks: [
              { kind: 'heading', text: localized.subject },
              { kind: 'paragraph', text: lead },
              { kind: 'paragraph', text: localized.enter },
              { kind: 'facts', facts: [[localized.code, code]] },
              { kind: 'action', label: localized.open, path: `/parish/claim/${parish_id}` },
              { kind: 'note', text: localized.otherwise },
            ],
          },
        });
      }
      return async () => [];
    },
    { isForgotten: true },
  );

  jobs.handle(claimDecisionMail, async ({ claimId }, { id }) => {
    const claim = await find(claimId);
    if (claim?.state === 'accepted' || claim?.state === 'declined') {
      const { language, title, parish_id, reason, state } = claim;
      const localized = inLanguage(texts, language);
      const { subject, lead, open } = localized[state];
      const path = state === 'accepted' ? `/parish/edit/${parish_id}` : `/parish/claim/${parish_id}`;
      await mailer.send({
        id,
        to: recipientOf({ ...claim, email: claim.member_email }),
        content: {
          language,
          subject,
          preview: lead(title),
          blocks: [
            { kind: 'heading', text: subject },
            { kind: 'paragraph', text: localized.hello(claim.first_name) },
            { kind: 'paragraph', text: lead(title) },
            { kind: 'paragraph', text: localized.reason(reason) },
            { kind: 'action', label: open, path },
          ],
        },
      });
    }
    return async () => [];
  });
}
