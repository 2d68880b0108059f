import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { listen } from '../../../test/listener.ts';
import { decide, mailsTo, makePlan, newsOf, pay, planNamed, subscriptionOf } from '../../../test/payments.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;

let community: Community;
let administrator: Caller;
let disciple: Schemas['Plan'];
let apostle: Schemas['Plan'];
let maria: Caller;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
  disciple = await planNamed(administrator, 'Disciple');
  apostle = await planNamed(administrator, 'Apostle');
});

beforeEach(async () => {
  maria = await community.join();
});

afterAll(() => community.close());

/** Requests a month of the plan and confirms the payment. */
async function buy(plan: Schemas['Plan']): Promise<Schemas['Payment']> {
  const { payment } = await pay(maria, plan);
  await decide(administrator, payment._id, 'confirm');
  return payment;
}

async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    community.clock.advance(DAY);
    await community.jobs.drain();
    // A session ends if it is not used for a month, so the test uses the sessions every ten days.
    if (day % 10 === 0) for (const caller of [maria, administrator]) await subscriptionOf(caller);
  }
}

const subjects = async () => (await mailsTo(community, maria)).map(({ subject }) => subject);
const at = (time: number): string => new Date(time).toISOString();
const dayOf = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
/** Returns the same day of the next month. This is correct because the test clock starts early in a month. */
function monthAfter(time: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + 1);
}

describe('a member with a plan', () => {
  test('has the free plan at first', async () => {
    expect(await subscriptionOf(maria)).toMatchObject({ plan: { name: 'Free' }, until: null, periods: [] });
  });

  test('has it for a month, gets a reminder before its end, and then loses it', async () => {
    const begun = community.clock.now();
    const end = monthAfter(begun);
    await buy(disciple);
    expect(await subscriptionOf(maria)).toMatchObject({
      plan: { name: 'Disciple' },
      until: at(end),
      periods: [{ startsAt: at(begun), endsAt: at(end) }],
    });
    await community.jobs.drain();
    const sent = (await subjects()).length;
    const address = await community.listen();
    const page = listen(address, maria.token ?? '');
    await page.next('connected');

    const days = (end - begun) / DAY;
    await pass(days - 8);
    expect(await subjects()).toHaveLength(sent);
    await pass(1);
    expect(await subjects()).toHaveLength(sent + 1);
    expect((await subjects()).at(-1)).toMatch(/^Your Disciple plan ends on \w+ \d+, \d{4}$/u);
    await pass(6);
    expect(await subjects()).toHaveLength(sent + 2);
    expect((await subscriptionOf(maria)).plan.name).toBe('Disciple');
    await pass(1);
    expect((await subjects()).slice(sent + 2)).toEqual(['Your Disciple plan has ended']);
    expect(await subscriptionOf(maria)).toMatchObject({ plan: { name: 'Free' }, until: null, periods: [] });
    expect(await page.next('subscription_changed')).toMatchObject({
      subscription: { plan: { name: 'Free' } },
    });
    page.close();
    await pass(40);
    expect(await subjects()).toHaveLength(sent + 3);
  });

  test('without reminders still gets the email about the end', async () => {
    const end = monthAfter(community.clock.now());
    await buy(disciple);
    await community.jobs.drain();
    const sent = (await subjects()).length;
    const body = { planReminderMail: false };
    expect((await maria.request('PUT', '/notification/preferences', { body })).status).toBe(200);
    await pass((end - community.clock.now()) / DAY);
    expect((await subjects()).slice(sent)).toEqual(['Your Disciple plan has ended']);
  });

  test('who pays another month continues without a gap, and gets a reminder of the new end only', async () => {
    const begun = community.clock.now();
    await buy(disciple);
    await pass(10);
    await buy(disciple);
    const end = monthAfter(monthAfter(begun));
    const subscription = await subscriptionOf(maria);
    expect(subscription.until).toBe(at(end));
    expect(subscription.periods).toHaveLength(2);
    expect(subscription.periods[1]?.startsAt).toBe(subscription.periods[0]?.endsAt);
    await community.jobs.drain();
    const sent = (await subjects()).length;
    await pass((end - community.clock.now()) / DAY - 8);
    expect(await subjects()).toHaveLength(sent);
    await pass(8);
    expect((await subjects()).slice(sent).map((subject) => subject?.replace(/ on .*/u, ''))).toEqual([
      'Your Disciple plan ends',
      'Your Disciple plan ends',
      'Your Disciple plan has ended',
    ]);
  });

  test('who pays for a more expensive one gets it immediately, and the rest of the other one later', async () => {
    const first = await buy(disciple);
    await pass(10);
    const left = (await subscriptionOf(maria)).until;
    const risen = community.clock.now();
    await buy(apostle);
    const subscription = await subscriptionOf(maria);
    expect(subscription.plan.name).toBe('Apostle');
    expect(subscription.until).toBe(at(monthAfter(risen)));
    expect(subscription.periods.map(({ plan }) => plan.name)).toEqual(['Apostle', 'Disciple']);
    const rest = Date.parse(String(left)) - risen;
    expect(subscription.periods[1]?.endsAt).toBe(at(monthAfter(risen) + rest));
    await pass((monthAfter(risen) - risen) / DAY);
    expect((await subscriptionOf(maria)).plan.name).toBe('Disciple');
    expect(await subjects()).not.toContain('Your Apostle plan has ended');
    const lastDay = dayOf(monthAfter(risen) + rest, 'en-US');
    const mail = (await mailsTo(community, maria)).at(-1);
    expect(mail?.subject).toBe('Your Apostle plan has ended, Disciple continues');
    expect(mail?.text).toContain(`Until: ${lastDay}`);
    expect((await newsOf(maria))[0]).toEqual(['plan_continued', first._id, `Disciple, until ${lastDay}`]);
    await pass(2);
    expect((await subjects()).filter((subject) => subject?.includes('continues'))).toHaveLength(1);
    expect((await newsOf(maria)).filter(([kind]) => kind === 'plan_continued')).toHaveLength(1);
    await pass(rest / DAY - 2);
    expect((await subscriptionOf(maria)).plan.name).toBe('Free');
    expect((await subjects()).at(-1)).toBe('Your Disciple plan has ended');
  });

  test('reads in their own language which plan continues', async () => {
    await maria.request('PUT', `/user/update/${maria.id}`, { body: { language: 'es' } });
    await buy(disciple);
    await buy(disciple);
    const begun = community.clock.now();
    await buy(apostle);
    await pass((monthAfter(begun) - begun) / DAY);
    const until = dayOf(Date.parse(String((await subscriptionOf(maria)).until)), 'es-US');
    expect((await subjects()).at(-1)).toBe('Tu plan Apostle ha terminado y sigue Disciple');
    expect((await newsOf(maria))[0]?.[2]).toBe(`Disciple, hasta el ${until}`);
  });

  test('gets the notice of the end if the next plan was refunded before', async () => {
    const cheaper = await buy(disciple);
    await buy(apostle);
    const begun = community.clock.now();
    await pass((monthAfter(begun) - begun) / DAY - 1);
    await decide(administrator, cheaper._id, 'refund');
    await pass(1);
    expect((await subjects()).at(-1)).toBe('Your Apostle plan has ended');
    expect((await newsOf(maria)).map(([kind]) => kind)).not.toContain('plan_continued');
  });

  test('whose renewal was refunded gets a reminder of the earlier end', async () => {
    const begun = community.clock.now();
    await buy(disciple);
    const renewal = await buy(disciple);
    await decide(administrator, renewal._id, 'refund');
    expect((await subscriptionOf(maria)).until).toBe(at(monthAfter(begun)));
    await community.jobs.drain();
    const sent = (await subjects()).length;
    await pass((monthAfter(begun) - begun) / DAY);
    expect((await subjects()).slice(sent)).toHaveLength(3);
  });

  test('keeps the paid period when the plan is retired or changes its price', async () => {
    const plan = await makePlan(administrator);
    await buy(plan);
    await administrator.request('PUT', `/plan/update/${plan._id}`, { body: { price: 99 } });
    await administrator.request('DELETE', `/plan/delete/${plan._id}`);
    const subscription = await subscriptionOf(maria);
    expect(subscription.plan).toMatchObject({ _id: plan._id, name: plan.name });
    expect(subscription.periods).toHaveLength(1);
  });

  test('gets no email after deleting the account', async () => {
    await buy(disciple);
    await community.jobs.drain();
    await erase(community, maria);
    await pass(40);
    expect(await community.jobs.counts()).toMatchObject({ due: 0, dead: 0 });
  });
});
