// Fills the database with demo data. A second run adds nothing.
import type { Server } from '../../packages/server/src/create-server.ts';
import { ConfigError } from '../../packages/server/src/platform/config.ts';
import { stepsOfAlbums } from './album-steps.ts';
import { stepsOfChats } from './chat-steps.ts';
import { conversations } from './conversations.ts';
import { createDemoClient, Refusal, stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { createDemoServer, SettableClock } from './demo-server.ts';
import { groupChatCount, stepsOfGroupChats } from './group-chat-steps.ts';
import { hasGroups, stepsOfGroups } from './group-steps.ts';
import { demoPassword, members } from './members.ts';
import type { DemoMember } from './members.ts';
import { stepsOfImports } from './import-steps.ts';
import { hasListings, stepsOfListings } from './listing-steps.ts';
import { drawPicture } from './pictures.ts';
import { joinedDaysAgo, planCommunity } from './plan.ts';
import type { PlannedPost } from './plan.ts';
import { stepsOfParishes } from './parish-steps.ts';
import { hasPublications, stepsOfPublications } from './publication-steps.ts';
import { planPeople } from './people.ts';
import { stepsOfPeople } from './people-steps.ts';
import { stepsOfRequests } from './request-steps.ts';
import { stepsOfSharedPrayers } from './shared-prayer-steps.ts';
import { stepsOfStaff } from './staff-steps.ts';
import { day, minute } from './step.ts';
import type { Session, SessionOf, Step } from './step.ts';

interface PostPage {
  posts: { author_id: { email: string | null } }[];
  nextCursor: string | null;
}

async function hasFriends(call: DemoClient, token: string): Promise<boolean> {
  const answer = await call<{ total: number }>({ method: 'GET', path: '/friendship/friends', token });
  return answer.total > 0;
}

async function hasChats(call: DemoClient, { _id, token }: Session): Promise<boolean> {
  const path = `/chat/getByUser/${_id}?limit=100`;
  type Chat = { lastMessage: object | null; group?: object };
  const { chats } = await call<{ chats: Chat[] }>({ method: 'GET', path, token });
  const written = chats.filter(({ lastMessage }) => lastMessage !== null);
  const inGroups = written.filter(({ group }) => group !== undefined).length;
  return inGroups >= groupChatCount && written.length - inGroups >= conversations.length;
}

async function postsThere(call: DemoClient, token: string): Promise<number> {
  const emails = new Set(members.map(({ email }) => email));
  let count = 0;
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor === null ? {} : { cursor }) });
    const page: PostPage = await call({ method: 'GET', path: `/post/all?${query}`, token });
    count += page.posts.filter(({ author_id }) => emails.has(author_id.email ?? '')).length;
    cursor = page.nextCursor;
  } while (cursor !== null);
  return count;
}

const signIn = (call: DemoClient, { email }: DemoMember) =>
  call<Session>({ method: 'POST', path: '/auth/signin', body: { email, password: demoPassword } });

async function join(call: DemoClient, member: DemoMember): Promise<Session> {
  const { first_name, last_name, email } = member;
  const session = await call<Session>({
    method: 'POST',
    path: '/auth/signup',
    body: { first_name, last_name, email, phone: null, password: demoPassword, termsAccepted: true },
  }).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 400) return signIn(call, member);
    throw error;
  });
  const eastern = member.diocese.startsWith('Eparchy');
  await call({
    method: 'POST',
    path: '/questionnaire',
    token: session.token,
    body: {
      catholic: 'Yes',
      parish: member.parish,
      diocese: member.diocese,
      rite: eastern ? 'Eastern' : 'Western',
      riteType: eastern ? 'Other' : 'Latin',
      knightOfColumbus: false,
      knightOfMalta: false,
      favoriteSaint: member.favoriteSaint,
      historicalFigure: 'Saint Thomas Aquinas',
    },
  });
  await call({
    method: 'PUT',
    path: `/user/update/${session._id}`,
    token: session.token,
    body: { welcomeStep: null },
  });
  return session;
}

/** The reactions to ordinary posts, most of them likes. */
const reactions = ['like', 'like', 'joy', 'like', 'like', 'thanks', 'like'] as const;

async function publish(
  call: DemoClient,
  { token }: Session,
  post: PlannedPost,
  order: number,
): Promise<string> {
  const { title, content, scene } = post;
  const key = stableId('post', order);
  let body: Record<string, string> | FormData = {
    title,
    content,
    type: 'community',
    ...(post.isIntention ? { kind: 'intention' } : {}),
  };
  if (scene !== null) {
    const picture = await drawPicture(scene, order);
    body = new FormData();
    for (const [name, value] of Object.entries({
      title,
      content,
      type: 'community',
      imageDescription: picture.description,
    })) {
      body.set(name, value);
    }
    body.set('images', new Blob([new Uint8Array(picture.bytes)], { type: 'image/jpeg' }), `${scene}.jpg`);
  }
  const answer = await call<{ post: Session }>({ method: 'POST', path: '/post/create', token, key, body });
  return answer.post._id;
}

function stepsOfPost(
  call: DemoClient,
  session: SessionOf,
  post: PlannedPost,
  order: number,
  now: number,
): Step[] {
  let postId = '';
  const published = now - post.daysAgo * day;
  const comment = async (author: number, content: string, key: string, parentId?: string) => {
    const { _id, token } = session(author);
    const body = { postId, content, userId: _id, ...(parentId === undefined ? {} : { parentId }) };
    const answer = await call<{ comment: { _id: string } }>({
      method: 'POST',
      path: '/comment/create',
      token,
      key,
      body,
    });
    return answer.comment._id;
  };

  const remarks = post.remarks.flatMap((remark, index): Step[] => {
    let commentId = '';
    const writtenAt = published + remark.minutesLater * minute;
    const { reply } = remark;
    return [
      {
        at: writtenAt,
        run: async () => {
          commentId = await comment(remark.author, remark.content, stableId('comment', order, index));
        },
      },
      ...(reply === null
        ? []
        : [
            {
              at: writtenAt + reply.minutesLater * minute,
              run: async () => {
                await comment(reply.author, reply.content, stableId('reply', order, index), commentId);
              },
            },
          ]),
    ];
  });
  const spread = (index: number) => published + Math.min(post.daysAgo * day * 0.9, (index + 1) * 9 * minute);
  return [
    {
      at: published,
      run: async () => {
        postId = await publish(call, session(post.author), post, order);
      },
    },
    ...remarks,
    ...post.likes.map((member, index) => ({
      at: spread(index),
      run: async () => {
        const { _id, token } = session(member);
        await call({
          method: 'POST',
          path: `/reaction/post/${postId}`,
          token,
          body: {
            type: post.isIntention ? 'pray' : (reactions[(order + index) % reactions.length] ?? 'like'),
            userId: _id,
          },
        });
      },
    })),
    ...post.shares.map((member, index) => ({
      at: spread(index * 3),
      run: async () => {
        const body = { shareId: stableId('share', order, member) };
        await call({ method: 'POST', path: `/post/share/${postId}`, token: session(member).token, body });
      },
    })),
  ];
}

async function fill(
  call: DemoClient,
  clock: SettableClock,
  posts: PlannedPost[],
  { jobs, appoint }: { jobs: Server['jobs']; appoint: (userId: string) => Promise<void> },
): Promise<void> {
  const now = Date.now();
  const sessions = new Map<number, Session>();
  const sessionOf = (member: number): Session => {
    const found = sessions.get(member);
    if (found === undefined) throw new Error(`Member ${member} has not joined yet.`);
    return found;
  };
  const steps: Step[] = [
    ...members.map((member, index) => ({
      at: now - joinedDaysAgo(index) * day,
      run: async () => {
        sessions.set(index, await join(call, member));
      },
    })),
    ...posts.flatMap((post, order) => stepsOfPost(call, sessionOf, post, order, now)),
    ...stepsOfAlbums(call, sessionOf, now),
    ...stepsOfPeople(call, sessionOf, planPeople(), now),
    ...stepsOfChats(call, sessionOf, now),
    ...stepsOfListings(call, sessionOf, now),
    ...stepsOfPublications(call, sessionOf, appoint, now),
    ...stepsOfParishes(call, sessionOf, now),
    ...stepsOfGroups(call, sessionOf, now),
    ...stepsOfGroupChats(call, sessionOf, now),
    ...stepsOfRequests(call, sessionOf, now),
    ...stepsOfSharedPrayers(call, sessionOf, now),
    ...stepsOfImports(call, sessionOf, now),
    ...stepsOfStaff(call, sessionOf, now),
  ].toSorted((one, other) => one.at - other.at);
  const tenth = Math.ceil(steps.length / 10);
  for (const [index, step] of steps.entries()) {
    clock.time = Math.round(Math.min(step.at, now));
    await step.run();
    // Finishes the jobs before the clock advances. If the clock advanced by hours during a job, that job would count as
    // lost.
    await jobs.drain();
    if (index % tenth === tenth - 1) console.log(`${Math.round(((index + 1) / steps.length) * 100)} %`);
  }
}

async function main(): Promise<void> {
  const [host] = members;
  if (host === undefined) throw new Error('A community needs members.');
  const clock = new SettableClock();
  const server = await createDemoServer(clock);
  try {
    const call = createDemoClient(server);
    const posts = planCommunity();
    const session = await signIn(call, host).catch(() => null);
    const isThere = async (known: Session) =>
      (await postsThere(call, known.token)) >= posts.length &&
      (await hasFriends(call, known.token)) &&
      (await hasChats(call, known)) &&
      (await hasListings(call, known.token)) &&
      (await hasGroups(call, known.token)) &&
      (await hasPublications(call));
    if (session !== null && (await isThere(session))) {
      console.log('The community is already there.');
    } else {
      console.log(`Drawing and writing: ${members.length} members, ${posts.length} posts…`);
      const appoint = async (userId: string) => {
        await server.database.write
          .updateTable('users')
          .set({ role: 'moderator' })
          .where('id', '=', userId)
          .execute();
      };
      await fill(call, clock, posts, { jobs: server.jobs, appoint });
      await server.database.write.updateTable('users').set({ email_state: 'confirmed' }).execute();
    }
    console.log(
      `Start the server with "npm start" and log in as ${host.email} with the password ${demoPassword}.`,
    );
  } finally {
    await server.close();
  }
}

try {
  await main();
} catch (error) {
  // An expected error, such as a running server, needs only one sentence that says what to do, and no stack trace.
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
