import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { hiddenContent } from '../hidden-content/index.ts';
import { createRestrictionRepository, explainRestriction, restrictionTexts } from '../restrictions/index.ts';
import { recipientOf } from '../people/index.ts';
import { createStaffRepository } from './repository.ts';

// The payload of stored jobs, with the older name `exclusionId` for the restriction.
interface StoredRestriction {
  readonly exclusionId: string;
}

/** The job whose email tells a member the reason and the end of a suspension or ban. */
export const restrictionMail = jobKind<StoredRestriction>('member.exclusion');

/** The job that makes a member's content visible again when the suspension ends. */
export const restrictionEnd = jobKind<StoredRestriction>('member.exclusion-end');

/** Returns the key and the payload for the jobs of a restriction. */
export const jobOf = (restrictionId: string) => ({
  key: restrictionId,
  payload: { exclusionId: restrictionId },
});

export function handleStaffJobs({ clock, database, jobs, mailer }: Dependencies): void {
  const restrictions = createRestrictionRepository(database);
  const members = createStaffRepository(database);

  jobs.handle(restrictionEnd, async ({ exclusionId: restrictionId }) => async (transaction) => {
    const restriction = await restrictions.find(restrictionId);
    if (restriction === null || restriction.lifted_at !== null) return [];
    const subject = { type: 'member' as const, id: restriction.user_id };
    await hiddenContent.lockPosts(transaction, subject);
    const lasting = await restrictions.lasting(transaction, restriction.user_id, clock.now());
    if (lasting?.hides_content !== 1) await hiddenContent.show(transaction, subject);
    return [];
  });

  jobs.handle(restrictionMail, async ({ exclusionId: restrictionId }, { id }) => {
    const restriction = await restrictions.find(restrictionId);
    const member = restriction === null ? null : await members.find(restriction.user_id, clock.now());
    if (restriction !== null && member !== null && restriction.lifted_at === null) {
      const { first_name, language } = member;
      const localized = restrictionTexts(language);
      const explanation = explainRestriction(restriction)[language];
      await mailer.send({
        id,
        to: recipientOf(member),
        content: {
          language,
          subject: localized.subject[restriction.kind],
          preview: explanation,
          blocks: [
            { kind: 'heading', text: localized.subject[restriction.kind] },
            { kind: 'paragraph', text: localized.hello(first_name) },
            { kind: 'paragraph', text: explanation },
            { kind: 'note', text: localized.appeal },
            { kind: 'action', label: localized.contact, path: '/contact' },
          ],
        },
      });
    }
    return async () => [];
  });
}
