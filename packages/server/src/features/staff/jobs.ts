import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { fullName } from '../../platform/names.ts';
import { createConcealments } from '../concealments/concealments.ts';
import { createExclusionRepository } from './exclusion-repository.ts';
import { createStaffRepository } from './repository.ts';
import { explain, wordsOf } from './words.ts';

/** Tells a member that they are shut out, why, and until when. */
export const exclusionMail = jobKind<{ readonly exclusionId: string }>('member.exclusion');

/** When a suspension is over, what it hid is there again. */
export const exclusionEnd = jobKind<{ readonly exclusionId: string }>('member.exclusion-end');

export function handleStaffJobs({ clock, database, jobs, mailer }: Dependencies): void {
  const exclusions = createExclusionRepository(database);
  const members = createStaffRepository(database);
  const concealments = createConcealments(database);

  jobs.handle(exclusionEnd, async ({ exclusionId }) => async (transaction) => {
    const exclusion = await exclusions.find(exclusionId);
    if (exclusion === null || exclusion.lifted_at !== null) return [];
    const subject = { type: 'member' as const, id: exclusion.user_id };
    await concealments.hold(transaction, subject);
    const lasting = await exclusions.lasting(transaction, exclusion.user_id, clock.now());
    if (lasting?.hides_content !== 1) await concealments.reveal(transaction, subject);
    return [];
  });

  jobs.handle(exclusionMail, async ({ exclusionId }, { id }) => {
    const exclusion = await exclusions.find(exclusionId);
    const member = exclusion === null ? null : await members.find(exclusion.user_id, clock.now());
    if (exclusion !== null && member !== null && exclusion.lifted_at === null) {
      const { first_name, last_name, email, language } = member;
      const said = wordsOf(language);
      const explanation = explain(exclusion)[language];
      await mailer.send({
        id,
        to: { name: fullName({ first_name, last_name }), address: email },
        content: {
          language,
          subject: said.subject[exclusion.kind],
          preview: explanation,
          blocks: [
            { kind: 'heading', text: said.subject[exclusion.kind] },
            { kind: 'paragraph', text: said.hello(first_name) },
            { kind: 'paragraph', text: explanation },
            { kind: 'note', text: said.appeal },
            { kind: 'action', label: said.contact, path: '/contact' },
          ],
        },
      });
    }
    return async () => [];
  });
}
