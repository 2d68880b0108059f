import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, tally, type Caller, type Community } from '../../../test/community.ts';
import { act, eventDetails, parishDetails, published } from '../../../test/publications.ts';
import { mailsAt } from '../../../test/stored-mails.ts';

type Schemas = components['schemas'];
type Error = Schemas['ErrorAnswer'];

const DAY = 24 * 60 * 60 * 1000;
const website = 'https://www.stmary.example.org/welcome';

let community: Community;
let administrator: Caller;
let addresses = 0;

beforeAll(async () => {
  community = await startCommunity();
  administrator = await community.join({ role: 'administrator' });
});

afterAll(() => community.close());

const newParish = async (change: Partial<Schemas['ParishDetails']> = {}) =>
  (await published(administrator, 'parish', { parish: { ...parishDetails, website, ...change } }))._id;

const newEmail = (): string => {
  addresses += 1;
  return `office-${addresses}@stmary.example.org`;
};

const claim = (member: Caller, parish: string, draft: object) =>
  member.request<Schemas['ParishClaimAnswer'] & Error>('POST', `/parish/claim/${parish}`, {
    body: { position: 'Secretary', ...draft },
  });
const stateOf = async (member: Caller, parish: string) =>
  (await member.request<Schemas['ParishClaimAnswer']>('GET', `/parish/claim/${parish}`)).body;
const prove = (member: Caller, parish: string, code: string) =>
  member.request<Schemas['ParishClaimAnswer'] & Error>('PUT', `/parish/claim/${parish}/code`, {
    body: { code },
  });
const decide = (id: string, accepted = true, as = administrator) =>
  as.request<Schemas['AdminParishClaimAnswer'] & Error>('PUT', `/admin/parish-claims/${id}/decide`, {
    body: { accepted, reason: 'The pastor confirmed it.' },
  });
const give = (user: string, change: object) =>
  administrator.request<Schemas['ParishRolesAnswer'] & Error>('POST', '/admin/parish-roles', {
    body: { user, reason: 'Appointed.', ...change },
  });
const open = (member: Caller, parish: string) =>
  member.request<Schemas['ManagedParishAnswer'] & Error>('GET', `/parish/edit/${parish}`);
const edit = (member: Caller, parish: string, body: object) =>
  member.request<Schemas['PublicationAnswer'] & Error>('PUT', `/parish/edit/${parish}`, { body });
const lastLine = async () =>
  (await administrator.request<Schemas['AuditPage']>('GET', '/admin/audit?limit=1')).body.lines[0];

async function codeAt(email: string): Promise<string> {
  await community.jobs.drain();
  const mail = (await mailsAt(community.config, email)).at(-1);
  return /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{2}/u.exec(mail?.text ?? '')?.[0] ?? '';
}

/** A member whose claim is proved by email. */
async function proved(parish: string): Promise<{ member: Caller; id: string }> {
  const member = await community.join();
  const email = newEmail();
  await claim(member, parish, { method: 'email', email });
  const { body } = await prove(member, parish, await codeAt(email));
  expect(body.claim?.state).toBe('proved');
  return { member, id: body.claim?._id ?? '' };
}

async function staffOf(parish: string): Promise<Caller> {
  const member = await community.join();
  await give(member.id, { parishes: [parish] });
  return member;
}

describe('a claim by email', () => {
  test('is proved by the code, accepted by an administrator, and gives the role', async () => {
    const parish = await newParish();
    const { member, id } = await proved(parish);
    expect((await open(member, parish)).status).toBe(403);
    expect((await decide(id)).body.claim).toMatchObject({ state: 'accepted', decidedBy: 'Maria Rossi' });
    expect(await stateOf(member, parish)).toMatchObject({ scope: 'parish', canEdit: true });
    expect((await open(member, parish)).status).toBe(200);
    expect(await lastLine()).toMatchObject({
      action: 'claim.decide',
      reason: 'The pastor confirmed it.',
    });
    await community.jobs.drain();
    const { body } = await member.request<Schemas['NotificationPage']>(
      'GET',
      `/notification/all/${member.id}`,
    );
    expect(body.data.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['parish_claim_accepted', parish],
    ]);
  });

  test.each([
    ['sales@elsewhere.example.org', website, 'request.invalid'],
    ['somebody@gmail.com', 'https://gmail.com', 'request.invalid'],
    ['office@stmary.wordpress.com', 'https://stmary.wordpress.com', 'request.invalid'],
  ])('needs an address of the parish, and %s at %s is none', async (email, site, refusal) => {
    const parish = await newParish({ website: site });
    const { status, body } = await claim(await community.join(), parish, { method: 'email', email });
    expect([status, body.id, body.errors?.map(({ path }) => path)]).toEqual([400, refusal, ['email']]);
  });

  test('cannot be accepted before the code is entered', async () => {
    const parish = await newParish();
    const { body } = await claim(await community.join(), parish, { method: 'email', email: newEmail() });
    const { status, body: refused } = await decide(body.claim?._id ?? '');
    expect([status, refused.id]).toEqual([400, 'parish-claim.unproved']);
  });

  test('has a code for five attempts and three days', async () => {
    const parish = await newParish();
    const member = await community.join();
    const email = newEmail();
    await claim(member, parish, { method: 'email', email });
    const code = await codeAt(email);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await prove(member, parish, 'AAAA-AAAA-AA')).status).toBe(400);
    }
    expect((await prove(member, parish, code)).body.id).toBe('parish-claim.code-used-up');

    const late = await community.join();
    const other = newEmail();
    await claim(late, parish, { method: 'email', email: other });
    const lateCode = await codeAt(other);
    await community.database.write
      .updateTable('parish_claims')
      .set({ code_expires_at: community.clock.now() - 1 })
      .where('user_id', '=', late.id)
      .execute();
    expect((await prove(late, parish, lateCode)).body.id).toBe('parish-claim.code-used-up');
  });
});

describe('a claim by letter', () => {
  test('is proved by the code that the administrator prints', async () => {
    const parish = await newParish();
    const member = await community.join();
    const { body } = await claim(member, parish, { method: 'letter' });
    const id = body.claim?._id ?? '';
    const letter = () =>
      administrator.request<Schemas['ClaimLetterAnswer']>('POST', `/admin/parish-claims/${id}/letter`);
    const first = (await letter()).body;
    const second = (await letter()).body;
    expect(Date.parse(second.claim.codeExpiresAt ?? '') - community.clock.now()).toBeGreaterThan(59 * DAY);
    expect((await prove(member, parish, first.code)).status).toBe(400);
    const typed = ` ${second.code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await prove(member, parish, typed)).body.claim?.state).toBe('proved');
    const stored = await community.database.read
      .selectFrom('parish_claims')
      .select('code_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored?.code_hash).toBeNull();
  });
});

describe('limits and races', () => {
  test('a member has one open claim of a parish, and at most three in all', async () => {
    const member = await community.join();
    const parishes = await Promise.all([newParish(), newParish(), newParish(), newParish()]);
    const [first, ...others] = parishes;
    const twice = await Promise.all([
      claim(member, first, { method: 'letter' }),
      claim(member, first, { method: 'letter' }),
      claim(member, first, { method: 'letter' }),
    ]);
    expect(tally(twice)).toEqual({ 201: 1, 409: 2 });
    const more = await Promise.all(others.map((parish) => claim(member, parish, { method: 'letter' })));
    expect(tally(more)).toEqual({ 201: 2, 400: 1 });
  });

  test('three members at once claim, are decided one by one, and get one role each', async () => {
    const parish = await newParish();
    const claims = await Promise.all([proved(parish), proved(parish), proved(parish)]);
    const second = await community.join({ role: 'administrator' });
    const decisions = await Promise.all(
      claims.flatMap(({ id }) => [decide(id), decide(id, true, second), decide(id, false, second)]),
    );
    expect(tally(decisions)).toEqual({ 200: 3, 409: 6 });
    const states = await Promise.all(claims.map(({ member }) => stateOf(member, parish)));
    const { body } = await administrator.request<Schemas['ParishRolePage']>(
      'GET',
      `/admin/parish-roles?parish=${parish}`,
    );
    expect(body.roles).toHaveLength(states.filter(({ scope }) => scope === 'parish').length);
    expect(
      states.every(({ claim: own, scope }) => (own?.state === 'accepted') === (scope === 'parish')),
    ).toBe(true);
  });
});

describe('a role', () => {
  test('is for one parish, or for all parishes of a diocese', async () => {
    const [here, there] = await Promise.all([newParish(), newParish({ diocese: 'Springfield South' })]);
    const secretary = await staffOf(here);
    const chancery = await community.join();
    await give(chancery.id, { diocese: 'Springfield' });
    const statuses = async (member: Caller) => [
      (await open(member, here)).status,
      (await open(member, there)).status,
    ];
    expect(await statuses(secretary)).toEqual([200, 403]);
    expect(await statuses(chancery)).toEqual([200, 403]);
    const managed = await chancery.request<Schemas['ManagedParishesAnswer']>('GET', '/parish/managed');
    expect(managed.body.parishes).toContainEqual(expect.objectContaining({ _id: here, scope: 'diocese' }));
    expect(managed.body.parishes.map(({ _id }) => _id)).not.toContain(there);
  });

  test('ends by revocation, by oneself, and with a suspension', async () => {
    const parish = await newParish();
    const [revoked, tired, suspended] = await Promise.all([
      staffOf(parish),
      staffOf(parish),
      staffOf(parish),
    ]);
    const { body } = await administrator.request<Schemas['ParishRolePage']>(
      'GET',
      `/admin/parish-roles?parish=${parish}`,
    );
    const role = body.roles.find(({ user }) => user._id === revoked.id);
    await administrator.request('DELETE', `/admin/parish-roles/${role?._id}`, { body: { reason: 'Moved.' } });
    expect(await lastLine()).toMatchObject({ action: 'parish.revoke', reason: 'Moved.' });
    await tired.request('DELETE', `/parish/role/${parish}`);
    expect((await open(revoked, parish)).status).toBe(403);
    expect((await open(tired, parish)).status).toBe(403);
    await administrator.request('PUT', `/admin/members/${suspended.id}/suspend`, {
      body: { reason: 'Insults.', days: 1 },
    });
    const left = await administrator.request<Schemas['ParishRolePage']>(
      'GET',
      `/admin/parish-roles?parish=${parish}`,
    );
    expect(left.body.roles).toEqual([]);
  });
});

describe('the page of a parish', () => {
  test('is not changed by the slower of two members of its staff', async () => {
    const parish = await newParish();
    const [first, second] = await Promise.all([staffOf(parish), staffOf(parish)]);
    const { publication } = (await open(first, parish)).body;
    const times = (time: string) => ({
      revision: publication.revision,
      parish: { ...publication.parish, times: [{ kind: 'mass', day: 0, time, note: '' }] },
    });
    const edits = await Promise.all([
      edit(first, parish, times('08:00')),
      edit(second, parish, times('11:00')),
    ]);
    expect(tally(edits)).toEqual({ 200: 1, 409: 1 });
    expect(edits.find(({ status }) => status === 409)?.body.id).toBe('publication.changed');
    const again = (await open(second, parish)).body.publication;
    expect(again.revision).toBe(publication.revision + 1);
    expect((await edit(second, parish, { ...times('11:00'), revision: again.revision })).status).toBe(200);
  });

  test('shows its staff how many members follow it, and how many have made it their own', async () => {
    const parish = await newParish();
    const secretary = await staffOf(parish);
    expect((await open(secretary, parish)).body).toMatchObject({ followers: 0, members: 0 });
    const [follower, parishioner] = await Promise.all([community.join(), community.join()]);
    await follower.request('PUT', `/parish/follow/${parish}`, { body: {} });
    await parishioner.request('PUT', `/parish/follow/${parish}`, { body: { isMine: true } });
    expect((await open(secretary, parish)).body).toMatchObject({ followers: 2, members: 1 });
  });

  test('keeps its diocese, is audited, and is confirmed by the parish', async () => {
    const parish = await newParish();
    const secretary = await staffOf(parish);
    const { publication } = (await open(secretary, parish)).body;
    const moved = { ...publication.parish, diocese: 'Elsewhere' };
    const refused = await edit(secretary, parish, { revision: publication.revision, parish: moved });
    expect(refused.body.errors?.map(({ path }) => path)).toEqual(['parish.diocese']);
    await edit(secretary, parish, { revision: publication.revision, title: 'St. Mary' });
    expect(await lastLine()).toMatchObject({ action: 'publication.edit', actor: { _id: secretary.id } });

    const reader = await community.join();
    await reader.request('PUT', `/parish/correction/${parish}`, { body: { note: 'Mass is at ten.' } });
    const corrections = await secretary.request<Schemas['CorrectionsAnswer']>(
      'GET',
      `/parish/edit/${parish}/corrections`,
    );
    expect(corrections.body.corrections.map(({ note }) => note)).toEqual(['Mass is at ten.']);
    await secretary.request('PUT', `/parish/edit/${parish}/confirm`);
    const shown = await reader.request<Schemas['ParishAnswer']>('GET', `/parish/getById/${parish}`);
    expect(shown.body.parish).toMatchObject({ confirmedBy: 'parish', isCorrectionReported: false });
  });
});

describe('an event of a parish', () => {
  test('names its parish to readers while they can open it', async () => {
    const parish = await newParish();
    const secretary = await staffOf(parish);
    const { body } = await secretary.request<Schemas['PublicationAnswer']>(
      'POST',
      `/parish/edit/${parish}/events`,
      { body: { title: 'Picnic', event: eventDetails } },
    );
    const read = async () => {
      const path = `/event/getById/${body.publication._id}`;
      return (await secretary.request<Schemas['EventAnswer']>('GET', path)).body.event.parish?._id;
    };
    expect(await read()).toBe(parish);
    await act(administrator, parish, 'withdraw');
    expect(await read()).toBeUndefined();
  });

  test('is published at once, only once for a key, and can be edited and withdrawn', async () => {
    const [parish, other] = await Promise.all([newParish(), newParish()]);
    const secretary = await staffOf(parish);
    const publish = (caller: Caller, id: string) =>
      caller.request<Schemas['PublicationAnswer'] & Error>('POST', `/parish/edit/${id}/events`, {
        body: { title: 'Parish festival', event: eventDetails },
        headers: { 'idempotency-key': 'festival-1' },
      });
    const made = await publish(secretary, parish);
    expect([made.status, (await publish(secretary, parish)).status]).toEqual([201, 200]);
    expect((await publish(secretary, other)).status).toBe(403);
    const { _id: id, parishId, state, revision } = made.body.publication;
    expect([state, parishId]).toEqual(['published', parish]);
    const shown = await community.stranger.request('GET', `/event/getById/${id}`);
    expect(shown.status).toBe(200);

    const path = `/parish/edit/${parish}/events/${id}`;
    const change = (read: number) =>
      secretary.request('PUT', path, { body: { revision: read, title: 'Festival' } });
    expect([(await change(revision)).status, (await change(revision)).status]).toEqual([200, 409]);
    await secretary.request('DELETE', path);
    const { body } = await secretary.request<Schemas['ParishEventsAnswer']>(
      'GET',
      `/parish/edit/${parish}/events`,
    );
    expect(body.events.map((listed) => [listed.title, listed.state])).toEqual([['Festival', 'draft']]);
    const stranger = await staffOf(other);
    expect((await stranger.request('DELETE', `/parish/edit/${other}/events/${id}`)).status).toBe(404);
  });
});
