import { contactPolicy } from '../src/features/contact/policy.ts';
import { liturgyPolicy } from '../src/features/liturgy/policy.ts';
import { massPolicy } from '../src/features/mass/policy.ts';
import { newsletterPolicy } from '../src/features/newsletter/policy.ts';
import { createNewsletterTokens } from '../src/features/newsletter/tokens.ts';
import { newId } from '../src/platform/identifiers.ts';
import { loadSecrets } from '../src/platform/secrets.ts';
import { openDataPolicy } from '../src/features/parish-exchange/policy.ts';
import { administratorAlone, area, everyMember, staffAlone } from './policy-area.ts';
import { published } from './publications.ts';

const everybody = (status = 200) => ({
  expected: everyMember(status),
  outsiders: { visitor: status, 'suspended member': status },
});
const message = { name: 'Maria Rossi', email: 'maria@example.org', message: 'How do I change my parish?' };

export const visitors = area({
  policies: {
    contact: contactPolicy,
    liturgy: liturgyPolicy,
    mass: massPolicy,
    newsletter: newsletterPolicy,
    openData: openDataPolicy,
  },
  make: async ({ community, callers: { administrator } }) => {
    const { clock, config, database } = community;
    const subscriberId = newId(clock);
    const email = `${subscriberId}@example.org`;
    await database.write
      .insertInto('subscribers')
      .values({ id: subscriberId, email, email_key: email, language: 'en', asked_at: 0, confirmed_at: null })
      .execute();
    await community.stranger.request('POST', '/contact', { body: message });
    const { id: contactId } = await database.read
      .selectFrom('contact_messages')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const tokens = createNewsletterTokens(loadSecrets(config));
    return {
      contactId,
      subscriberId,
      confirm: tokens.make('confirm', subscriberId),
      unsubscribe: tokens.make('unsubscribe', subscriberId),
      articleId: (await published(administrator, 'article'))._id,
      parishId: (await published(administrator, 'parish'))._id,
    };
  },
  rows: {
    findMass: { call: () => ['GET', '/mass/find?zip=02134'], ...everybody() },
    listOpenParishes: { call: () => ['GET', '/open-data/parishes'], ...everybody() },
    getOpenParishTable: { call: () => ['GET', '/open-data/parishes.csv'], ...everybody() },
    getOpenScheduleTable: { call: () => ['GET', '/open-data/schedules.csv'], ...everybody() },
    getOpenParish: { call: ({ parishId }) => ['GET', `/open-data/parishes/${parishId}`], ...everybody() },
    getOpenParishCalendar: {
      call: ({ parishId }) => ['GET', `/open-data/parishes/${parishId}/calendar`],
      ...everybody(),
    },
    getOpenParishChurch: {
      call: ({ parishId }) => ['GET', `/open-data/parishes/${parishId}/church`],
      ...everybody(),
    },
    getLiturgicalDay: { call: () => ['GET', '/liturgy/today'], ...everybody() },
    createContact: { call: () => ['POST', '/contact', { body: message }], ...everybody(201) },
    listContacts: { call: () => ['GET', '/admin/contact'], expected: staffAlone() },
    answerContact: {
      call: ({ contactId }) => ['PUT', `/admin/contact/${contactId}/answer`, { body: {} }],
      expected: staffAlone(),
    },
    subscribe: {
      call: () => ['POST', '/newsletter/subscribe', { body: { email: 'maria@example.org' } }],
      ...everybody(202),
    },
    confirmSubscription: {
      call: ({ confirm }) => ['POST', `/newsletter/confirm/${confirm}`],
      ...everybody(),
    },
    openUnsubscribe: {
      call: ({ unsubscribe }) => ['GET', `/newsletter/unsubscribe/${unsubscribe}`],
      ...everybody(303),
    },
    unsubscribe: {
      call: ({ unsubscribe }) => ['POST', `/newsletter/unsubscribe/${unsubscribe}`],
      ...everybody(),
    },
    listSubscribers: { call: () => ['GET', '/admin/subscribers'], expected: administratorAlone() },
    deleteSubscriber: {
      call: ({ subscriberId }) => [
        'DELETE',
        `/admin/subscribers/${subscriberId}`,
        { body: { reason: 'Asked for it.' } },
      ],
      expected: administratorAlone(),
    },
    announcePublication: {
      call: ({ articleId }) => ['PUT', `/admin/publications/${articleId}/announce`],
      expected: administratorAlone(),
    },
  },
});
