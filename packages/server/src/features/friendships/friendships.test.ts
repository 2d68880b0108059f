import type { components } from '@parvis/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../../../test/community.ts';
import { answer, ask, befriend, block, end, numbersOf } from '../../../test/relations.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const none = { friendship: 'none', friendshipId: null, following: false, blocked: false };

let community: Community;
let maria: Caller;
let josef: Caller;

beforeAll(async () => {
  community = await startCommunity();
});

beforeEach(async () => {
  maria = await community.join({ firstName: 'Maria' });
  josef = await community.join({ firstName: 'Josef' });
});

afterAll(() => community.close());

const numbers = async () => [await numbersOf(community, maria), await numbersOf(community, josef)];

async function requests(
  caller: Caller,
  direction: 'received' | 'sent',
): Promise<Schemas['FriendRequestPage']> {
  const { body } = await caller.request<Schemas['FriendRequestPage']>(
    'GET',
    `/friendship/requests?direction=${direction}`,
  );
  return body;
}

async function notifications({ id }: Caller): Promise<string[]> {
  const rows = await community.database.read
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

async function refusal(caller: Caller, recipientId: string) {
  const { status, body } = await caller.request('POST', '/friendship/request', { body: { recipientId } });
  return [status, body.id, body.message];
}

describe('requesting a friendship', () => {
  test('creates a request that both members see', async () => {
    const { status, body } = await ask(maria, josef);
    const { _id, createdAt } = body.request;
    const request = {
      _id,
      requester: { _id: maria.id, first_name: 'Maria', last_name: 'Rossi', avatar: null },
      recipient: { _id: josef.id, first_name: 'Josef', last_name: 'Rossi', avatar: null },
      status: 'pending',
      createdAt,
    };
    expect([status, body]).toEqual([
      201,
      {
        message: 'Your friend request has been sent.',
        request,
        relation: { ...none, friendship: 'requested', friendshipId: _id },
      },
    ]);
    const page = { requests: [request], nextCursor: null, total: 1 };
    expect([await requests(josef, 'received'), await requests(maria, 'sent')]).toEqual([page, page]);
    const empty = { requests: [], nextCursor: null, total: 0 };
    expect([await requests(maria, 'received'), await requests(josef, 'sent')]).toEqual([empty, empty]);
    expect(await notifications(josef)).toEqual(['friend_request']);
    expect(await numbers()).toMatchObject([{ requests: 0 }, { requests: 1, unread: 1 }]);
  });

  test('makes the two friends if the other member has already asked', async () => {
    await ask(maria, josef);
    const { status, body } = await ask(josef, maria);
    expect([status, body.message, body.request.status]).toEqual([201, 'You are friends now.', 'accepted']);
    expect(body.relation).toEqual({ ...none, friendship: 'friends', friendshipId: body.request._id });
    expect(await numbers()).toMatchObject([
      { friends: 1, requests: 0, unread: 1 },
      { friends: 1, requests: 0, unread: 0 },
    ]);
    expect(await notifications(maria)).toEqual(['friend_accepted']);
  });

  test('is refused with a clear message if it makes no sense', async () => {
    expect(await refusal(maria, maria.id)).toEqual([
      400,
      'friendship.self',
      'You cannot send a friend request to yourself.',
    ]);
    expect(await refusal(maria, UNKNOWN_ID)).toEqual([
      404,
      'user.not-found',
      'This member is no longer here.',
    ]);
    expect((await refusal(maria, 'nobody'))[0]).toBe(400);
    await ask(maria, josef);
    const repeated = 'You have already sent a friend request to this member.';
    expect(await refusal(maria, josef.id)).toEqual([400, 'friendship.requested', repeated]);
    await ask(josef, maria);
    expect(await refusal(maria, josef.id)).toEqual([400, 'friendship.exists', 'You are already friends.']);
    await block(josef, maria);
    const blocked = 'You cannot send a friend request to this member.';
    expect(await refusal(maria, josef.id)).toEqual([400, 'friendship.blocked', blocked]);
    expect(await refusal(josef, maria.id)).toEqual([400, 'friendship.blocked', blocked]);
  });
});

describe('accepting', () => {
  test('makes the two members friends once', async () => {
    const { _id } = (await ask(maria, josef)).body.request;
    const first = await answer(josef, _id, 'accept');
    expect(first.body).toMatchObject({
      message: 'You are friends now.',
      request: { _id, status: 'accepted' },
      relation: { friendship: 'friends', friendshipId: _id },
    });
    expect(await answer(josef, _id, 'accept')).toMatchObject({ status: 200, body: first.body });
    expect(await numbers()).toMatchObject([{ friends: 1 }, { friends: 1, requests: 0, unread: 0 }]);
    expect(await notifications(maria)).toEqual(['friend_accepted']);
  });

  test('is possible for the recipient only', async () => {
    const { _id } = (await ask(maria, josef)).body.request;
    expect((await answer(maria, _id, 'accept')).status).toBe(403);
    expect((await answer(await community.join(), _id, 'accept')).status).toBe(404);
    expect((await answer(josef, UNKNOWN_ID, 'accept')).status).toBe(404);
    expect(await numbers()).toMatchObject([{ friends: 0 }, { friends: 0, requests: 1 }]);
  });

  test('cannot be undone by a decline', async () => {
    const { _id } = (await ask(maria, josef)).body.request;
    await answer(josef, _id, 'accept');
    expect((await answer(josef, _id, 'decline')).status).toBe(400);
    expect(await numbers()).toMatchObject([{ friends: 1 }, { friends: 1 }]);
  });
});

describe('declining', () => {
  let id: string;

  beforeEach(async () => {
    id = (await ask(maria, josef)).body.request._id;
    await answer(josef, id, 'decline');
  });

  test('returns the same response when it is repeated, and removes the request from the recipient’s list', async () => {
    const again = await answer(josef, id, 'decline');
    expect([again.status, again.body]).toEqual([
      200,
      { message: 'The friend request has been declined.', request: null, relation: none },
    ]);
    expect((await requests(josef, 'received')).total).toBe(0);
    expect(await notifications(josef)).toEqual([]);
    expect(await numbers()).toMatchObject([{ requests: 0 }, { requests: 0, unread: 0 }]);
    expect((await end(josef, id)).status).toBe(404);
  });

  test('is not revealed to the requester', async () => {
    expect(await requests(maria, 'sent')).toMatchObject({
      requests: [{ _id: id, status: 'pending' }],
      total: 1,
    });
    const repeated = await maria.request('POST', '/friendship/request', { body: { recipientId: josef.id } });
    expect([repeated.status, repeated.body.id]).toEqual([400, 'friendship.requested']);
    expect((await answer(maria, id, 'accept')).status).toBe(403);
    expect(await notifications(maria)).toEqual([]);
  });

  test('still counts if the request is withdrawn and sent again', async () => {
    const taken = await end(maria, id);
    expect([taken.status, taken.body]).toEqual([
      200,
      { message: 'Your friend request has been canceled.', relation: none },
    ]);
    expect((await requests(maria, 'sent')).total).toBe(0);
    expect((await end(maria, id)).status).toBe(404);
    expect((await answer(josef, id, 'accept')).status).toBe(404);

    const { status, body } = await ask(maria, josef);
    expect([status, body.message, body.request.status]).toEqual([
      201,
      'Your friend request has been sent.',
      'pending',
    ]);
    expect(body.request._id).not.toBe(id);
    expect(body.relation.friendship).toBe('requested');
    expect((await requests(josef, 'received')).total).toBe(0);
    expect(await notifications(josef)).toEqual([]);
    expect(await numbers()).toMatchObject([{}, { requests: 0 }]);
  });

  test('ends after 30 days', async () => {
    for (const half of [15 * DAY, 15 * DAY]) {
      community.clock.advance(half);
      // Makes a request, so that the session does not expire.
      await requests(maria, 'sent');
    }
    expect((await requests(maria, 'sent')).total).toBe(0);
    const { body } = await ask(maria, josef);
    expect(body.request._id).not.toBe(id);
    expect(await numbers()).toMatchObject([{}, { requests: 1, unread: 1 }]);
  });

  test('does not prevent the declining member from asking, because the other request still counts', async () => {
    const { body } = await ask(josef, maria);
    expect([body.request.status, body.relation.friendship]).toEqual(['accepted', 'friends']);
    expect(await numbers()).toMatchObject([
      { friends: 1, unread: 1 },
      { friends: 1, requests: 0 },
    ]);
  });

  test('does not prevent the declining member from asking after the request was withdrawn', async () => {
    await end(maria, id);
    const { body } = await ask(josef, maria);
    expect(body.request).toMatchObject({ status: 'pending', requester: { _id: josef.id } });
    expect(await numbers()).toMatchObject([{ requests: 1 }, { requests: 0 }]);
  });

  test('can be changed to accepting', async () => {
    const { body } = await answer(josef, id, 'accept');
    expect(body.relation.friendship).toBe('friends');
    expect(await numbers()).toMatchObject([{ friends: 1 }, { friends: 1, requests: 0 }]);
  });
});

describe('withdrawing or ending', () => {
  test('a request is possible by its id or by the id of the other member', async () => {
    const first = (await ask(maria, josef)).body.request._id;
    expect((await end(maria, first)).body).toEqual({
      message: 'Your friend request has been canceled.',
      relation: none,
    });
    expect(await notifications(josef)).toEqual([]);
    await ask(maria, josef);
    expect((await end(maria, josef.id)).body.relation).toEqual(none);
    expect(await numbers()).toMatchObject([{ requests: 0 }, { requests: 0, unread: 0 }]);
    expect((await end(maria, josef.id)).status).toBe(404);
  });

  test('a request is possible for its sender only', async () => {
    const { _id } = (await ask(maria, josef)).body.request;
    expect((await end(josef, _id)).status).toBe(403);
    expect((await end(await community.join(), _id)).status).toBe(404);
    expect(await numbers()).toMatchObject([{}, { requests: 1 }]);
  });

  test.each(['who asked', 'who was asked'])('a friendship is possible for the member %s', async (who) => {
    await befriend(maria, josef);
    const [caller, other] = who === 'who asked' ? [maria, josef] : [josef, maria];
    expect((await end(caller, other.id)).body).toEqual({
      message: 'You are no longer friends.',
      relation: none,
    });
    expect(await numbers()).toMatchObject([{ friends: 0, unread: 0 }, { friends: 0 }]);
    const { body } = await ask(maria, josef);
    expect(body.request.status).toBe('pending');
    expect(await notifications(josef)).toEqual(['friend_request']);
  });
});

async function again(): Promise<void> {
  await end(maria, josef.id);
  expect((await ask(maria, josef)).status).toBe(201);
}

describe('a request that is withdrawn and sent again', () => {
  const DAY_AND_MORE = DAY + 1;

  test('is listed and counted, but causes no notification on the same day', async () => {
    await ask(maria, josef);
    for (let round = 0; round < 5; round += 1) {
      await again();
      expect(await notifications(josef)).toEqual([]);
      expect((await requests(josef, 'received')).total).toBe(1);
      expect(await numbers()).toMatchObject([{}, { requests: 1, unread: 0 }]);
    }
  });

  test.each(['unread', 'read'])(
    'notifies again on the next day if the first notification was %s',
    async (status) => {
      await ask(maria, josef);
      if (status === 'read') await josef.request('PUT', '/notification/readAll');
      await end(maria, josef.id);
      expect(await notifications(josef)).toEqual([]);
      community.clock.advance(DAY_AND_MORE);
      await ask(maria, josef);
      expect(await notifications(josef)).toEqual(['friend_request']);
      expect(await numbers()).toMatchObject([{}, { requests: 1, unread: 1 }]);
    },
  );

  test('causes no notification as long as it is withdrawn every day', async () => {
    await ask(maria, josef);
    for (let round = 0; round < 3; round += 1) {
      community.clock.advance(DAY - 1);
      await again();
    }
    expect(await notifications(josef)).toEqual([]);
    community.clock.advance(DAY_AND_MORE);
    await again();
    expect(await notifications(josef)).toEqual(['friend_request']);
  });

  test('causes no notification if a block has withdrawn it', async () => {
    await ask(maria, josef);
    await block(maria, josef);
    await maria.request('DELETE', `/block/${josef.id}`);
    await ask(maria, josef);
    expect(await notifications(josef)).toEqual([]);
    expect(await numbers()).toMatchObject([{}, { requests: 1 }]);
  });

  test('causes a notification if the other member sends it', async () => {
    await ask(maria, josef);
    await end(maria, josef.id);
    await ask(josef, maria);
    expect(await notifications(maria)).toEqual(['friend_request']);
  });
});
