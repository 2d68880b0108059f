import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { makePlan, planNamed, plansOf } from '../../../test/payments.ts';

type Schemas = components['schemas'];

let community: Community;
let maria: Caller;
let administrator: Caller;

beforeAll(async () => {
  community = await startCommunity();
  maria = await community.join();
  administrator = await community.join({ role: 'administrator' });
});

afterAll(() => community.close());

const edit = (id: string, body: object) =>
  administrator.request<Schemas['PlanAnswer'] & Schemas['ErrorAnswer']>('PUT', `/plan/update/${id}`, {
    body,
  });
const create = (body: object, key?: string) =>
  administrator.request<Schemas['PlanAnswer'] & Schemas['ErrorAnswer']>('POST', '/plan/create', {
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const move = (id: string, direction: 'earlier' | 'later') =>
  administrator.request<Schemas['PlanMoved'] & Schemas['ErrorAnswer']>('PUT', `/plan/move/${id}`, {
    body: { direction },
  });
const namesOf = async () => (await plansOf(maria)).map(({ name }) => name);

async function lastLine(): Promise<Schemas['AuditLine'] | undefined> {
  const { body } = await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit?limit=1');
  return body.lines[0];
}

describe('the plans', () => {
  test('of a new installation are three, and the most expensive one is recommended', async () => {
    const plans = await plansOf(maria);
    expect(plans.map(({ name, price, highlight }) => [name, price, highlight])).toEqual([
      ['Free', 0, false],
      ['Disciple', 5, false],
      ['Apostle', 12, true],
    ]);
    expect(plans.every(({ benefits, description }) => benefits.length > 0 && description !== '')).toBe(true);
  });

  test('are paged', async () => {
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Schemas['PlanPage'] } = await maria.request(
        'GET',
        `/plan/all?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      expect(body.plans).toHaveLength(1);
      names.push(...body.plans.map(({ name }) => name));
      cursor = body.nextCursor;
    }
    expect(names).toEqual((await plansOf(maria)).map(({ name }) => name));
  });
});

describe('an administrator', () => {
  test('creates a plan, once for each key', async () => {
    const draft = { name: ' Pilgrim\u202E ', price: 19.99, benefits: ['A candle'], highlight: true };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(draft, 'make-the-plan')));
    expect(tally(answers)).toEqual({ 200: 4, 201: 1 });
    const made = (await plansOf(maria)).filter(({ name }) => name === 'Pilgrim');
    expect(made).toEqual([
      {
        _id: answers[0]?.body.plan._id,
        name: 'Pilgrim',
        description: '',
        price: 19.99,
        benefits: ['A candle'],
        highlight: true,
      },
    ]);
    expect((await plansOf(maria)).at(-1)?.name).toBe('Pilgrim');
    const reused = await create({ ...draft, price: 20 }, 'make-the-plan');
    expect([reused.status, reused.body.id]).toEqual([400, 'request.key-reused']);
  });

  test('changes a plan, and the audit log has the changes', async () => {
    const plan = await makePlan(administrator);
    const { status, body } = await edit(plan._id, { price: 8, benefits: [] });
    expect([status, body.plan]).toEqual([200, { ...plan, price: 8, benefits: [] }]);
    expect((await plansOf(maria)).at(-1)?._id).toBe(plan._id);
    expect(await lastLine()).toMatchObject({
      action: 'plan.edit',
      outcome: 'done',
      actor: { _id: administrator.id, name: 'Maria Rossi', role: 'administrator' },
      subject: { type: 'plan', _id: plan._id },
      changes: expect.arrayContaining([{ field: 'price', before: '750', after: '800' }]),
    });
  });

  test('moves a plan by one place', async () => {
    const [first, second, ...others] = await namesOf();
    const [, plan] = await plansOf(maria);
    const of = others.length + 2;
    expect((await move(plan?._id ?? '', 'earlier')).body).toEqual({ place: 1, of });
    expect(await namesOf()).toEqual([second, first, ...others]);
    expect(await lastLine()).toMatchObject({
      action: 'plan.move',
      outcome: 'done',
      subject: { type: 'plan', _id: plan?._id },
      changes: [{ field: 'place', before: '2', after: '1' }],
    });
    const line = await lastLine();
    expect((await move(plan?._id ?? '', 'earlier')).body).toEqual({ place: 1, of });
    // If an update changes nothing, it is not audited.
    expect(await lastLine()).toEqual(line);
    expect((await move(plan?._id ?? '', 'later')).body).toEqual({ place: 2, of });
    expect(await namesOf()).toEqual([first, second, ...others]);
    const last = (await plansOf(maria)).at(-1);
    expect((await move(last?._id ?? '', 'later')).body).toEqual({ place: of, of });
    expect(await namesOf()).toEqual([first, second, ...others]);
  });

  test('moves plans that share a position, and past retired ones', async () => {
    const [one, deleted, other] = [
      await makePlan(administrator),
      await makePlan(administrator),
      await makePlan(administrator),
    ];
    await administrator.request('DELETE', `/plan/delete/${deleted._id}`);
    await community.database.write.updateTable('plans').set({ position: 7 }).execute();
    const order = await namesOf();
    await move(other._id, 'earlier');
    expect((await namesOf()).slice(-2)).toEqual([other.name, one.name]);
    await move(other._id, 'later');
    expect(await namesOf()).toEqual(order);
    const { status, body } = await move(deleted._id, 'earlier');
    expect([status, body.id]).toEqual([404, 'plan.not-found']);
  });

  test('can move plans at the same time as others, and no plan is lost', async () => {
    const before = await plansOf(maria);
    const answers = await Promise.all(
      before.flatMap(({ _id }) => [move(_id, 'earlier'), move(_id, 'later'), move(_id, 'earlier')]),
    );
    expect(tally(answers)).toEqual({ 200: before.length * 3 });
    const after = await plansOf(maria);
    expect(after.map(({ _id }) => _id).toSorted()).toEqual(before.map(({ _id }) => _id).toSorted());
  });

  test('retires a plan, whose name can then be used again', async () => {
    const plan = await makePlan(administrator);
    const remove = () => administrator.request('DELETE', `/plan/delete/${plan._id}`);
    expect((await remove()).status).toBe(200);
    expect((await plansOf(maria)).map(({ _id }) => _id)).not.toContain(plan._id);
    expect((await remove()).status).toBe(404);
    expect((await edit(plan._id, { price: 1 })).status).toBe(404);
    expect((await create({ name: plan.name, price: 1 })).status).toBe(201);
  });

  test('cannot offer two plans with the same name', async () => {
    const plan = await makePlan(administrator);
    const taken = [400, 'plan.name-taken', 'name'];
    for (const { status, body } of [
      await create({ name: plan.name.toUpperCase(), price: 1 }),
      await edit(plan._id, { name: 'free' }),
    ]) {
      expect([status, body.id, body.errors?.[0]?.path]).toEqual(taken);
    }
    expect(await lastLine()).toMatchObject({ action: 'plan.edit', outcome: 'refused', changes: [] });
  });

  test('cannot retire or sell the free plan', async () => {
    const free = await planNamed(maria, 'Free');
    const refused = await administrator.request('DELETE', `/plan/delete/${free._id}`);
    expect([refused.status, refused.body.id]).toEqual([400, 'plan.default']);
    expect((await edit(free._id, { price: 1 })).body.id).toBe('plan.default');
    expect((await edit(free._id, { description: 'For all.' })).status).toBe(200);
    expect(await planNamed(maria, 'Free')).toMatchObject({ price: 0, description: 'For all.' });
  });

  test.each([
    [{ price: -1 }, 'price'],
    [{ price: 1e9 }, 'price'],
    [{ price: 1.005 }, 'price'],
    [{ price: '12,50' }, 'price'],
    [{ name: ' ' }, 'name'],
    [{ name: '\u200B' }, 'name'],
    [{ name: 'a'.repeat(41) }, 'name'],
    [{ benefits: [' '] }, 'benefits.0'],
    [{ benefits: Array.from({ length: 21 }, () => 'x') }, 'benefits'],
    [{ is_default: true }, 'is_default'],
    [{ position: 1 }, 'position'],
  ])('is refused with %j', async (change, path) => {
    const before = await plansOf(maria);
    const made = await create({ name: 'Another', price: 1, ...change });
    const edited = await edit(before[1]?._id ?? '', change);
    for (const { status, body } of [made, edited]) {
      expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    }
    expect(await plansOf(maria)).toEqual(before);
  });

  test('gets 404 for an unknown plan', async () => {
    const { status, body } = await edit(UNKNOWN_ID, { price: 1 });
    expect([status, body.id]).toEqual([404, 'plan.not-found']);
  });
});

describe('without the role of an administrator', () => {
  test('a member changes nothing, and each attempt by staff is audited', async () => {
    const moderator = await community.join({ role: 'moderator', firstName: 'Josef' });
    const [, disciple] = await plansOf(maria);
    const before = await plansOf(maria);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await moderator.request('PUT', `/plan/update/${disciple?._id}`, {
        body: { price: 0 },
      });
      expect([status, body.message]).toEqual([403, 'Only administrators may do this.']);
    }
    expect(await plansOf(maria)).toEqual(before);
    const { body } = await administrator.request<Schemas['AuditPage']>(
      'GET',
      `/admin/audit?actor=${moderator.id}&outcome=refused`,
    );
    expect(body.lines).toHaveLength(2);
    expect(body.lines[0]).toMatchObject({
      action: 'plan.edit',
      reason: 'Only administrators may do this.',
      actor: { name: 'Josef Rossi', role: 'moderator' },
      subject: { type: 'plan', _id: disciple?._id },
    });
  });

  test('repeated attempts of a member cannot fill the log', async () => {
    const member = await community.join();
    const lines = () => administrator.request<Schemas['AuditPage']>('GET', `/admin/audit?actor=${member.id}`);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await member.request('GET', '/admin/payments')).status).toBe(403);
    }
    expect((await lines()).body.lines).toHaveLength(1);
    community.clock.advance(60 * 60 * 1000);
    await member.request('GET', '/admin/payments');
    expect((await lines()).body.lines).toHaveLength(2);
  });
});
