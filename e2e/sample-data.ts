import type { APIRequestContext, Page } from '@playwright/test';
import { offer } from './listings.ts';
import {
  askToBeFriend,
  authorised,
  befriend,
  publish,
  register,
  requestPayment,
  type Member,
} from './members.ts';
import { parishDetails, publishOne } from './publications.ts';
import { samplePicture } from './sample-picture.ts';
import { expect } from './test.ts';

/** Reads a list from the API, to find the id for a screen's address. */
export const listReader = (page: Page, headers: Record<string, string>) => async (list: string) => {
  const answer = await page.request.get(`/api${list}`, { headers });
  expect(answer.status(), list).toBe(200);
  return answer.json();
};

/** Creates one item of each kind that has a detail screen. */
export async function createSampleData(page: Page, administrator: Member): Promise<void> {
  const { request } = page;
  const other = await register(request, 'Agnes');
  const shown = await request.put(`/api/user/update/${other._id}`, {
    headers: authorised(other),
    data: { listingsPublic: true },
  });
  expect(shown.status()).toBe(200);
  await offer(request, other, { title: 'A candle' });
  await requestPayment(request, other, 'Disciple');
  const subjectId = await publish(request, other, 'Something that is reported');
  const reported = await request.post('/api/report/create', {
    headers: authorised(administrator),
    data: { subjectType: 'post', subjectId, category: 'spam' },
  });
  expect(reported.status()).toBe(201);
  const founded = await request.post('/api/group/create', {
    headers: authorised(other),
    data: { name: 'Lectors', description: 'Who reads when.', category: 'service', admission: 'open' },
  });
  expect(founded.status()).toBe(201);
  await publishOne(request, administrator, {
    kind: 'resource',
    title: 'A book',
    resource: { type: 'Ebook' },
  });
  await publishOne(request, administrator, {
    kind: 'article',
    title: 'Why we meet',
    body: 'On the *square*.',
  });
  await publishOne(request, administrator, {
    kind: 'event',
    title: 'A vigil',
    event: {
      startsAt: '2090-01-07T19:00',
      minutes: 60,
      timeZone: 'America/Sao_Paulo',
      recurrence: 'none',
      until: null,
      place: 'Parish hall',
      link: '',
    },
  });
  await publishOne(request, administrator, { kind: 'parish', title: 'St. Cecilia', parish: parishDetails });
  const imported = await request.post('/api/admin/imports', {
    headers: authorised(administrator),
    multipart: {
      kind: 'parishes',
      file: {
        name: 'parishes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'id,key,name,diocese,town,state,zip\r\n,1,Saint Agnes,Springfield,Springfield,IL,\r\n',
        ),
      },
    },
  });
  expect(imported.status()).toBe(201);
}

/** Gives a member the care of all parishes in the diocese of the sample parish. */
export async function giveDiocese(
  request: APIRequestContext,
  administrator: Member,
  member: Member,
): Promise<void> {
  const given = await request.post('/api/admin/parish-roles', {
    headers: authorised(administrator),
    data: { user: member._id, diocese: parishDetails.diocese, reason: 'Appointed by the chancery.' },
  });
  expect(given.status()).toBe(201);
}

/** Starts a rosary that friends of the member can divide. */
export async function startRosary(request: APIRequestContext, member: Member): Promise<void> {
  // A shared prayer can begin at most a year ahead.
  const day = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const started = await request.post('/api/sharedPrayer/create', {
    headers: authorised(member),
    data: {
      kind: 'rosary',
      title: 'A rosary for the sick',
      audience: 'friends',
      mysteries: 'joyful',
      day,
    },
  });
  expect(started.status()).toBe(201);
}

async function publishPicture(request: APIRequestContext, member: Member): Promise<string> {
  const answer = await request.post('/api/post/create', {
    headers: authorised(member),
    multipart: {
      content: 'The west window.',
      images: { name: 'window.png', mimeType: 'image/png', buffer: await samplePicture() },
      imageDescription: 'A coloured square',
    },
  });
  expect(answer.status()).toBe(201);
  const { post }: { post: { _id: string } } = await answer.json();
  return post._id;
}

/**
 * Creates a friend who has posted a picture, and a friend request in each direction. Returns the friend and the id of
 * the post.
 */
export async function createFriendAndRequests(
  request: APIRequestContext,
  member: Member,
): Promise<{ friend: Member; post: string }> {
  const friend = await register(request, 'Quirin');
  await befriend(request, friend, member);
  await askToBeFriend(request, await register(request, 'Romuald'), member);
  await askToBeFriend(request, member, await register(request, 'Sabina'));
  return { friend, post: await publishPicture(request, friend) };
}

/** Creates a group chat of the member and a friend, with a link. */
export async function createGroupChatWithLink(
  request: APIRequestContext,
  member: Member,
  friend: Member,
): Promise<void> {
  const headers = authorised(member);
  const created = await request.post('/api/chat/group/create', {
    headers,
    data: { name: 'Choir of Saint Cecilia', members: [friend._id] },
  });
  expect(created.status()).toBe(201);
  const { chat }: { chat: { chatId: string } } = await created.json();
  const link = await request.put(`/api/chat/group/invite/${chat.chatId}`, { headers, data: { days: 7 } });
  expect(link.status()).toBe(200);
}
