import { createApiClient, type Schemas } from '@parvis/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { peopleKeys } from './people-keys.ts';
import { createProfiles } from './profiles.ts';
import { createRelations } from './relations.ts';

const userId = '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4c';
const postOf = (authorId: string) => ({ _id: `by ${authorId}`, author_id: { _id: authorId } });
const stranger = { friendship: 'none', friendshipId: null, following: false, blocked: false };

function start(relation: Partial<typeof stranger> = {}, status = 200) {
  const calls: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://parvis.example/api',
    getToken: () => 'token',
    fetch: async (request) => {
      const body = await request.text();
      const address = request.url.replace('http://parvis.example/api', '');
      calls.push([request.method, address, body].filter((part) => part !== '').join(' '));
      return Response.json({ message: 'Done.', relation: { ...stranger, ...relation } }, { status });
    },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(peopleKeys.profile(userId), { _id: userId, relation: stranger });
  queryClient.setQueryData(peopleKeys.suggestions, []);
  const nothing = { pages: [], pageParams: [] };
  queryClient.setQueryData(['posts', 'feed', { kind: 'all' }], nothing);
  queryClient.setQueryData(['posts', 'feed', { kind: 'following' }], nothing);
  const shown = () => queryClient.getQueryData<{ relation: unknown }>(peopleKeys.profile(userId))?.relation;
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { calls, client, queryClient, relations: createRelations(client, queryClient), shown, isStale };
}

describe('the actions on another member', () => {
  it.each([
    [
      'add',
      (r: ReturnType<typeof start>) => r.relations.add(userId),
      `POST /friendship/request {"recipientId":"${userId}"}`,
    ],
    ['end', (r: ReturnType<typeof start>) => r.relations.end(userId), `DELETE /friendship/${userId}`],
    ['follow', (r: ReturnType<typeof start>) => r.relations.follow(userId, true), `POST /follow/${userId}`],
    [
      'unfollow',
      (r: ReturnType<typeof start>) => r.relations.follow(userId, false),
      `DELETE /follow/${userId}`,
    ],
    ['block', (r: ReturnType<typeof start>) => r.relations.block(userId), `POST /block/${userId}`],
    ['unblock', (r: ReturnType<typeof start>) => r.relations.unblock(userId), `DELETE /block/${userId}`],
  ])('%s calls the server, and shows its answer', async (_, act, call) => {
    const started = start({ following: true });
    await expect(act(started)).resolves.toBe('Done.');
    expect(started.calls).toEqual([call]);
    expect(started.shown()).toMatchObject({ following: true });
    expect(started.isStale(peopleKeys.suggestions)).toBe(true);
  });

  it('answers a request by the request’s id', async () => {
    const { calls, relations } = start({ friendship: 'friends' });
    await relations.answer(userId, 'request-1', 'accept');
    expect(calls).toEqual(['PUT /friendship/request/request-1 {"action":"accept"}']);
  });

  it('refetches the posts of followed members', async () => {
    const { queryClient, relations } = start();
    const feeds = () => queryClient.getQueriesData({ queryKey: ['posts'] }).length;
    expect(feeds()).toBe(2);
    await relations.follow(userId, true);
    expect(feeds()).toBe(1);
  });

  it.each(['block', 'unblock'] as const)('%s refetches the member’s content and activity', async (act) => {
    const isBlocked = act === 'block';
    const { isStale, queryClient, relations } = start({ blocked: isBlocked });
    queryClient.setQueryData(peopleKeys.profile(userId), { relation: { ...stranger, blocked: !isBlocked } });
    const shown = ['posts', 'feed', { kind: 'all' }];
    const left = [
      ['posts', 'one', 'post'],
      ['comments', 'post'],
      ['replies', 'comment'],
    ];
    for (const queryKey of [...left, ['notifications', 'list']]) queryClient.setQueryData(queryKey, {});
    const pages = [
      { posts: [postOf('agnes'), postOf(userId)], nextCursor: 'next' },
      { posts: [postOf(userId)], nextCursor: null },
    ];
    queryClient.setQueryData(shown, { pages, pageParams: [] });
    queryClient.setQueryData(['posts', 'head', { kind: 'all' }], pages[0]);
    const leave = [shown, ['posts', 'head', { kind: 'all' }]].map((queryKey) =>
      new QueryObserver(queryClient, {
        queryKey,
        queryFn: () => new Promise(() => {}),
        staleTime: Infinity,
      }).subscribe(() => {}),
    );
    await relations[act](userId);
    for (const queryKey of [...left, ['notifications', 'list']])
      expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    // Other posts stay visible until the response has arrived.
    expect(queryClient.getQueryData(shown)).toMatchObject({
      pages: isBlocked ? [{ posts: [postOf('agnes')] }, { posts: [] }] : pages,
    });
    expect(queryClient.getQueryData(['posts', 'head', { kind: 'all' }])).toMatchObject({
      posts: isBlocked ? [postOf('agnes')] : pages[0]?.posts,
    });
    expect(isStale(shown)).toBe(true);
    for (const end of leave) end();
  });

  it('does not refetch the profile of a blocked member', async () => {
    const { isStale, relations, shown } = start({ blocked: true });
    await relations.block(userId);
    expect(shown()).toMatchObject({ blocked: true });
    expect(isStale(peopleKeys.profile(userId))).toBe(false);
  });

  it('changes nothing if the server refuses', async () => {
    const { isStale, relations, shown } = start({ following: true }, 400);
    await expect(relations.add(userId)).rejects.toMatchObject({ status: 400 });
    expect(shown()).toEqual(stranger);
    expect(isStale(peopleKeys.suggestions)).toBe(false);
  });
});

const everyAnswer = (audience: Schemas['Audience']) => ({
  catholic: audience,
  parish: audience,
  diocese: audience,
  rite: audience,
  riteType: audience,
  knightOfColumbus: audience,
  knightOfMalta: audience,
  favoriteSaint: audience,
  historicalFigure: audience,
});

const shownTo = (audience: Schemas['Audience']) => ({
  ...everyAnswer(audience),
  about: audience,
  phone: audience,
});

const put = (audiences: object) => `PUT /user/update/${userId} ${JSON.stringify({ audiences })}`;

describe('changing answers and their audiences', () => {
  const answers = {
    catholic: 'Yes',
    parish: 'Saint Cecilia',
    diocese: 'Springfield',
    rite: 'Western',
    riteType: 'Latin',
    knightOfColumbus: false,
    knightOfMalta: false,
    favoriteSaint: 'Cecilia',
    historicalFigure: 'Chesterton',
  } as const;

  async function callsOf(before: Schemas['Audience'] | null, wanted: ReturnType<typeof everyAnswer>) {
    const { calls, client, queryClient } = start();
    const profile = { _id: userId, audiences: before === null ? null : shownTo(before) };
    await createProfiles(client, queryClient).updateFaith(profile, wanted, answers);
    return calls.map((call) => call.replace(/^POST \/questionnaire .*/, 'POST /questionnaire'));
  }

  it('narrows the audience before it sends an answer', async () => {
    const wanted = { ...everyAnswer('members'), parish: 'me' as const };
    expect(await callsOf('members', wanted)).toEqual([put(wanted), 'POST /questionnaire']);
  });

  it('widens the audience only after it has sent the answer, so that more people never see the old answer', async () => {
    const wanted = { ...everyAnswer('me'), parish: 'members' as const };
    expect(await callsOf('me', wanted)).toEqual([put(everyAnswer('me')), 'POST /questionnaire', put(wanted)]);
  });

  it('treats a missing audience as private', async () => {
    const wanted = everyAnswer('friends');
    expect(await callsOf(null, wanted)).toEqual([put(everyAnswer('me')), 'POST /questionnaire', put(wanted)]);
  });
});

it('refetches the member’s content with the new name', async () => {
  const { client, queryClient, isStale } = start();
  await createProfiles(client, queryClient).updateDetails(userId, { first_name: 'María' });
  expect(isStale(['posts', 'feed', { kind: 'all' }])).toBe(true);
});
