import type { Dependencies } from '../../platform/dependencies.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

/** The job that sends a visitor's message to the site's email address. */
export const contactMail = jobKind<{ readonly contactId: string }>('contact.mail');

const subjects: Readonly<Record<DatabaseSchema['contact_messages']['kind'], (name: string) => string>> = {
  question: (name) => `A question from ${name}`,
  problem: (name) => `A problem reported by ${name}`,
  privacy: (name) => `A privacy request from ${name}, to be answered within 48 hours`,
};

export function handleContactJobs({ config, database, jobs, mailer }: Dependencies): void {
  jobs.handle(contactMail, async ({ contactId }, { id }) => {
    const contact = await database.read
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', contactId)
      .executeTakeFirst();
    if (contact !== undefined) {
      const { kind, name, email, message } = contact;
      const subject = subjects[kind](name);
      await mailer.send({
        id,
        to: { name: '', address: config.contactEmail },
        recipient: 'site',
        replyTo: { name, address: email },
        content: {
          language: 'en',
          subject,
          footer: 'This address receives what is written in the contact form of the site.',
          preview: message.slice(0, 120),
          blocks: [
            { kind: 'heading', text: subject },
            {
              kind: 'facts',
              facts: [
                ['Name', name],
                ['Email', email],
              ],
            },
            { kind: 'paragraph', text: message },
            { kind: 'note', text: 'Answer this mail to answer its writer, then mark it as answered.' },
            { kind: 'action', label: 'See all messages', path: '/admin/contact' },
          ],
        },
      });
    }
    return async () => [];
  });
}
