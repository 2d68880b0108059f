import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../../test/community.ts';
import { questionnaireAnswers } from '../../../test/questionnaire.ts';
import { newId } from '../../platform/identifiers.ts';

type Schemas = components['schemas'];
type Audience = Schemas['Audience'];
type Detail = keyof Schemas['Audiences'];

const answered = { about: 'Organist.\nAnd baker.', phone: '555-0100', ...questionnaireAnswers };
const details = Object.keys(answered) as Detail[];
const nothing = Object.fromEntries(details.map((detail) => [detail, null]));
const every = (audience: Audience) => Object.fromEntries(details.map((detail) => [detail, audience]));

const viewers = ['self', 'friend', 'member', 'moderator', 'administrator', 'requester'] as const;
type ViewerName = (typeof viewers)[number];

/** The viewers who see a detail, for each audience. */
const sees: Record<Audience, readonly ViewerName[]> = {
  me: ['self'],
  friends: ['self', 'friend'],
  members: viewers,
};

let community: Community;
let owner: Caller;
let callers: Record<ViewerName, Caller>;

async function tie(other: Caller, status: 'pending' | 'accepted'): Promise<void> {
  await community.database.write
    .insertInto('friendships')
    .values({
      id: newId(),
      requester_id: other.id,
      recipient_id: owner.id,
      low_id: other.id < owner.id ? other.id : owner.id,
      high_id: other.id < owner.id ? owner.id : other.id,
      status,
      created_at: 0,
      answered_at: status === 'accepted' ? 0 : null,
    })
    .execute();
}

async function block(blocker: Caller, blocked: Caller): Promise<void> {
  await community.database.write
    .insertInto('blocks')
    .values({ blocker_id: blocker.id, blocked_id: blocked.id, created_at: 0 })
    .execute();
}

const change = (body: object, caller = owner) =>
  caller.request<Schemas['AccountAnswer']>('PUT', `/user/update/${caller.id}`, { body });

async function look(viewer: Caller, id = owner.id): Promise<Schemas['Profile']> {
  const { status, body } = await viewer.request<Schemas['ProfileAnswer']>('GET', `/user/getById/${id}`);
  expect(status).toBe(200);
  return body.user;
}

beforeAll(async () => {
  community = await startCommunity();
  owner = await community.join({ emailVisible: false });
  callers = {
    self: owner,
    friend: await community.join(),
    member: await community.join(),
    moderator: await community.join({ role: 'moderator' }),
    administrator: await community.join({ role: 'administrator' }),
    requester: await community.join(),
  };
  await tie(callers.friend, 'accepted');
  await tie(callers.requester, 'pending');
  await owner.request('POST', '/questionnaire', { body: questionnaireAnswers });
  await change({ about: answered.about, phone: answered.phone });
});

afterAll(() => community.close());

describe('the details of a profile', () => {
  test('are visible to the member alone at first', async () => {
    const own = await look(owner);
    expect([own.information, own.audiences, own.relation]).toEqual([answered, every('me'), null]);
    for (const viewer of viewers.filter((name) => name !== 'self')) {
      const seen = await look(callers[viewer]);
      expect([seen.information, seen.phone, seen.audiences]).toEqual([nothing, null, null]);
    }
  });

  describe.each(details)('%s', (detail) => {
    test.each(Object.entries(sees) as [Audience, readonly ViewerName[]][])(
      'with the audience %s is seen by %j',
      async (audience, seeing) => {
        await change({ audiences: { ...every('me'), [detail]: audience } });
        for (const viewer of viewers) {
          const { information, phone } = await look(callers[viewer]);
          const whole = viewer === 'self' ? answered : nothing;
          const shown = seeing.includes(viewer) ? answered[detail] : null;
          expect([viewer, information]).toEqual([viewer, { ...whole, [detail]: shown }]);
          expect(phone).toBe(information.phone);
        }
      },
    );
  });

  test('are never visible to members with a block between them, in any role', async () => {
    await change({ audiences: every('members') });
    for (const role of ['member', 'moderator', 'administrator'] as const) {
      const blocked = await community.join({ role });
      const blocking = await community.join({ role });
      await block(owner, blocked);
      await block(blocking, owner);
      for (const viewer of [blocked, blocking]) {
        for (const [one, other] of [
          [viewer, owner],
          [owner, viewer],
        ] as const) {
          const { status, body } = await one.request('GET', `/user/getById/${other.id}`);
          expect([status, body.id]).toEqual([404, 'user.not-found']);
        }
      }
    }
  });

  test('never give access to the questionnaire', async () => {
    await change({ audiences: every('members') });
    for (const viewer of viewers.filter((name) => name !== 'self')) {
      const { status } = await callers[viewer].request('GET', `/questionnaire/${owner.id}`);
      expect(status).toBe(404);
    }
  });

  test('do not affect the email address, which has its own switch', async () => {
    await change({ audiences: every('members') });
    expect((await look(callers.friend)).email).toBeNull();
    expect((await look(owner)).email).toBe('member-1@example.org');
  });
});

describe('a profile', () => {
  test('shows the caller’s relation to the member, and the numbers of friends and followers', async () => {
    await community.database.write
      .updateTable('users')
      .set({ friends: 1, followers: 7 })
      .where('id', '=', owner.id)
      .execute();
    const { _id, friends, followers, relation, avatar, cover } = await look(callers.friend);
    expect([_id, friends, followers, avatar, cover]).toEqual([owner.id, 1, 7, null, null]);
    expect(relation).toMatchObject({ friendship: 'friends', following: false, blocked: false });
    expect((await look(callers.requester)).relation).toMatchObject({ friendship: 'requested' });
  });

  test('needs the same number of queries for any content', async () => {
    const spent = (id: string) => community.queriesOf(() => look(callers.member, id));
    expect(await spent(owner.id)).toBe(await spent(callers.friend.id));
  });

  test('without answers has empty details', async () => {
    const newcomer = await community.join();
    await change({ audiences: every('members') }, newcomer);
    expect((await look(callers.member, newcomer.id)).information).toEqual(nothing);
  });
});

describe('changing the audiences', () => {
  test('changes those that are given, and returns all', async () => {
    await change({ audiences: every('me') });
    const { status, body } = await change({ audiences: { parish: 'members', phone: 'friends' } });
    expect([status, body.user.audiences]).toEqual([
      200,
      { ...every('me'), parish: 'members', phone: 'friends' },
    ]);
    const again = await change({ audiences: { phone: 'me' } });
    expect(again.body.user.audiences).toEqual({ ...every('me'), parish: 'members' });
  });

  test('keeps the results of two simultaneous changes', async () => {
    await change({ audiences: every('me') });
    const changes = details.map((detail) => change({ audiences: { [detail]: 'friends' } }));
    await Promise.all(changes);
    expect((await look(owner)).audiences).toEqual(every('friends'));
  });

  test.each([
    [{ audiences: {} }, 'audiences'],
    [{ audiences: { parish: 'everybody' } }, 'audiences.parish'],
    [{ audiences: { password: 'members' } }, 'audiences.password'],
    [{ audiences: null }, 'audiences'],
    [{ about: 'a'.repeat(1001) }, 'about'],
    [{ about: null }, 'about'],
  ])('refuses %j', async (body, path) => {
    const answer = await owner.request('PUT', `/user/update/${owner.id}`, { body });
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  test('keeps the line breaks of the description, and an empty description deletes it', async () => {
    await change({ audiences: { about: 'members' } });
    expect((await change({ about: ' Baker.\r\n\u202EAnd more. ' })).body.user.about).toBe(
      'Baker.\nAnd more.',
    );
    expect((await look(callers.member)).information.about).toBe('Baker.\nAnd more.');
    expect((await change({ about: '' })).body.user.about).toBe('');
    expect((await look(callers.member)).information.about).toBeNull();
  });
});

const shared = () =>
  community.database.read
    .selectFrom('questionnaires')
    .select(['shared_parish', 'shared_diocese'])
    .where('user_id', '=', owner.id)
    .executeTakeFirstOrThrow();

describe('the answers by which members are found', () => {
  test('are those whose audience is every member, after a change of answer or audience', async () => {
    await change({ audiences: { parish: 'friends', diocese: 'members' } });
    expect(await shared()).toEqual({ shared_parish: null, shared_diocese: 'springfield' });
    await owner.request('POST', '/questionnaire', { body: { ...questionnaireAnswers, diocese: 'Mérida' } });
    expect(await shared()).toEqual({ shared_parish: null, shared_diocese: 'merida' });
    await change({ audiences: { parish: 'members', diocese: 'me' } });
    expect(await shared()).toEqual({ shared_parish: 'st. cecilia', shared_diocese: null });
  });
});
