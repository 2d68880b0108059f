import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { erase } from '../../../test/account-deletion.ts';
import { decide, pay, planNamed, requestPayment } from '../../../test/payments.ts';

type Schemas = components['schemas'];

let community: Community;
let anna: Caller;
let disciple: Schemas['Plan'];
let maria: Caller;
let own: Schemas['Payment'];

beforeAll(async () => {
  community = await startCommunity();
  anna = await community.join({ role: 'administrator', firstName: 'Anna' });
  disciple = await planNamed(anna, 'Disciple');
});

beforeEach(async () => {
  maria = await community.join();
  own = (await pay(maria, disciple)).payment;
});

afterAll(() => community.close());

const queriesOf = (path: string) => community.queriesOf(() => anna.request('GET', path));

async function found(search: string): Promise<string[]> {
  const query = new URLSearchParams({ search }).toString();
  const { body } = await anna.request<Schemas['StaffPaymentPage']>('GET', `/admin/payments?${query}`);
  return body.payments.map(({ _id }) => _id);
}

const read = async (caller: Caller, id: string) =>
  (await caller.request<Schemas['StaffPaymentAnswer']>('GET', `/admin/payments/${id}`)).body.payment;

describe('staff find a payment', () => {
  test('by its reference, typed in any form', async () => {
    const typed = encodeURIComponent(
      ` ${own.reference.slice(0, 4).toLowerCase()}-${own.reference.slice(4)} `,
    );
    const { status, body } = await anna.request<Schemas['StaffPaymentAnswer']>(
      'GET',
      `/admin/reference/${typed}`,
    );
    expect([status, body.payment._id]).toEqual([200, own._id]);
    const memo = encodeURIComponent(`Apostle Plan Subscription ${own.reference}`);
    const found = await anna.request<Schemas['StaffPaymentAnswer']>('GET', `/admin/reference/${memo}`);
    expect([found.status, found.body.payment._id]).toEqual([200, own._id]);
  });

  test('but not by a mistyped or unknown reference', async () => {
    const find = (reference: string) => anna.request('GET', `/admin/reference/${reference}`);
    const mistyped = await find(`${own.reference.slice(0, 7)}Q`);
    expect([mistyped.status, mistyped.body.id]).toEqual([400, 'payment.reference']);
    await community.database.write
      .updateTable('payments')
      .set({ reference: 'gone' })
      .where('id', '=', own._id)
      .execute();
    const unknown = await find(own.reference);
    expect([unknown.status, unknown.body.message]).toEqual([404, 'No payment has this reference.']);
    expect((await anna.request<Schemas['AuditPage']>('GET', '/admin/audit')).body.lines[0]).toMatchObject({
      action: 'payment.find',
      outcome: 'refused',
      reason: 'No payment has this reference.',
    });
    const decided = await decide(anna, UNKNOWN_ID, 'confirm');
    expect([decided.status, decided.body.id]).toEqual([404, 'payment.not-found']);
  });

  test('without the address that its member hides', async () => {
    const hidden = await community.join({ emailVisible: false });
    const { payment } = await pay(hidden, disciple);
    expect((await read(anna, payment._id)).member).toMatchObject({ _id: hidden.id, email: null });
    expect((await read(anna, own._id)).member?.email).toMatch(/@example\.org$/u);
  });

  test('by state, member or payer, in either order, in pages', async () => {
    const { body: account } = await maria.request<Schemas['ProfileAnswer']>(
      'GET',
      `/user/getById/${maria.id}`,
    );
    const phoned = await requestPayment(maria, {
      contact: '212.555.0199',
      fullName: 'Maria Rossi',
      amount: 3,
    });
    const list = async (query: string) =>
      (await anna.request<Schemas['StaffPaymentPage']>('GET', `/admin/payments?${query}`)).body;
    const ids = (page: Schemas['StaffPaymentPage']) => page.payments.map(({ _id }) => _id);
    const email = encodeURIComponent(String(account.user.email).toUpperCase());
    expect(ids(await list(`search=${email}`))).toEqual([phoned.body.payment._id, own._id]);
    expect(ids(await list(`search=${email}&sort=oldest`))).toEqual([own._id, phoned.body.payment._id]);
    expect(ids(await list(`search=${encodeURIComponent('(212) 555-0199')}`))).toEqual([
      phoned.body.payment._id,
    ]);
    expect(ids(await list(`search=${own.reference}&state=instructed`))).toEqual([own._id]);
    expect(ids(await list(`search=${own.reference}&state=confirmed`))).toEqual([]);
    const bruno = await pay(await community.join({ firstName: 'Bruno' }), disciple);
    expect(ids(await list('search=ros%20Bru'))).toEqual([bruno.payment._id]);
    const leaver = await community.join();
    await pay(leaver, disciple);
    await erase(community, leaver);
    expect(ids(await list('search=nobody'))).toEqual([]);
    const first = await list(`search=${email}&limit=1`);
    expect(ids(await list(`search=${email}&limit=1&cursor=${first.nextCursor}`))).toEqual([own._id]);
    expect((await anna.request('GET', `/admin/payments?limit=1&cursor=${first.nextCursor}`)).status).toBe(
      400,
    );
  });

  test('by the name of the payer at the bank, which can differ from the member’s', async () => {
    const { body } = await requestPayment(maria, {
      contact: 'household@example.org',
      fullName: 'José-Ángel Núñez O’Rourke',
      amount: 4,
    });
    const own = [body.payment._id];
    for (const shown of ['NUNEZ OROURKE, JOSE ANGEL', "núñez o'rourke", 'ANGEL NUN', 'José-Ángel']) {
      expect([shown, await found(shown)]).toEqual([shown, own]);
    }
    for (const other of ['JOSE ANGELA NUNEZ', 'UNEZ', 'jose; drop', '%', ',']) {
      expect([other, await found(other)]).toEqual([other, []]);
    }
    await erase(community, maria);
    expect(await found('nunez')).toEqual([]);
  });

  test('without one query for each payment', async () => {
    expect(await queriesOf('/admin/payments?limit=10')).toBe(await queriesOf('/admin/payments?limit=2'));
  });
});
