import { openSocketPage, password, type ConnectedPages } from '../../packages/server/test/message-way.ts';

/** How many log-ins run at the same time. */
const BATCH = 4;

/** The session of a member, with the cookie and the token that a page of NodeBB sends. */
interface Session {
  readonly uid: number;
  readonly headers: { readonly cookie: string; readonly 'x-csrf-token': string };
}

interface Config {
  readonly uid: number;
  readonly csrf_token: string;
}

interface Received {
  readonly message: { readonly content: string };
}

type Headers = Readonly<Record<string, string>>;

async function request(url: string, headers: Headers, method = 'GET', body?: object): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Calls the write API of NodeBB. */
async function call<Answer>(
  url: string,
  { headers }: Session,
  method: string,
  path: string,
  body: object,
): Promise<Answer> {
  const answer: { response: Answer } = await (
    await request(`${url}/api/v3${path}`, headers, method, body)
  ).json();
  return answer.response;
}

const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ');

async function logIn(url: string, username: string, secret: string): Promise<Session> {
  const visit = await request(`${url}/api/config`, {});
  const visitor: Config = await visit.json();
  const headers = { cookie: cookieOf(visit), 'x-csrf-token': visitor.csrf_token };
  const cookie = cookieOf(await request(`${url}/login`, headers, 'POST', { username, password: secret }));
  const config: Config = await (await request(`${url}/api/config`, { cookie })).json();
  if (config.uid < 1) throw new Error(`NodeBB did not log ${username} in.`);
  return { uid: config.uid, headers: { cookie, 'x-csrf-token': config.csrf_token } };
}

/** Creates members and logs them in. Their names differ in each run, because the forum keeps them. */
async function addMembers(url: string, admin: Session, size: number): Promise<Session[]> {
  const run = Date.now().toString(36);
  const add = async (index: number) => {
    const username = `${run}-${index}`;
    await call(url, admin, 'POST', '/users', { username, password });
    return logIn(url, username, password);
  };
  const members: Session[] = [];
  while (members.length < size) {
    const batch = Array.from({ length: Math.min(BATCH, size - members.length) }, (_, index) =>
      add(members.length + index),
    );
    members.push(...(await Promise.all(batch)));
  }
  return members;
}

async function createRoom(url: string, members: readonly Session[]): Promise<number> {
  const [owner, ...others] = members;
  if (owner === undefined) throw new Error('A chat needs members.');
  const { roomId } = await call<{ roomId: number }>(url, owner, 'POST', '/chats', {
    uids: others.map(({ uid }) => uid),
  });
  return roomId;
}

/** Opens the page of a chat. NodeBB sends the text of a message as HTML. */
async function openPage(url: string, { headers }: Session, roomId: number) {
  const { next, socket } = await openSocketPage(
    url,
    { extraHeaders: { cookie: headers.cookie }, query: { _csrf: headers['x-csrf-token'] } },
    'event:chats.receive',
    // NodeBB sends this event in this shape.
    (payload) => (payload as Received).message.content.replaceAll(/<[^>]*>/g, '').trim(),
  );
  const error: unknown = await socket.emitWithAck('modules.chats.enter', roomId);
  if (error !== null) throw new Error(`NodeBB did not open the chat: ${JSON.stringify(error)}`);
  return { next, socket };
}

/** Opens the room on a page of each member. A message has passed when it has arrived on the pages of the receivers. */
async function connectRoom(
  url: string,
  members: readonly Session[],
  { senders, receivers }: Record<'senders' | 'receivers', readonly Session[]>,
): Promise<ConnectedPages> {
  const roomId = await createRoom(url, members);
  const pages = new Map<Session, Awaited<ReturnType<typeof openPage>>>();
  for (const member of members) pages.set(member, await openPage(url, member, roomId));
  const waited = receivers.flatMap((member) => pages.get(member) ?? []);
  return {
    ways: senders.map((sender) => ({
      pass: async (text) => {
        const begun = performance.now();
        const [times] = await Promise.all([
          Promise.all(waited.map(({ next }) => next(text))),
          call(url, sender, 'POST', `/chats/${roomId}`, { message: text }),
        ]);
        return Math.max(...times) - begun;
      },
    })),
    close: () => {
      for (const { socket } of pages.values()) socket.disconnect();
    },
  };
}

/**
 * Connects to the forum at `NODEBB_URL`: a chat of two, and a room of `size` members. Null if there is no address. Like
 * a page of NodeBB, each member sends with HTTP and receives over the socket.
 */
export async function connectToNodebb(
  size: number,
): Promise<{ pair: ConnectedPages; group: ConnectedPages } | null> {
  const { NODEBB_URL: url, NODEBB_ADMIN: admin = 'admin', NODEBB_PASSWORD: adminPassword = '' } = process.env;
  if (url === undefined) return null;
  console.log(`Preparing NodeBB: ${size} members…`);
  const administrator = await logIn(url, admin, adminPassword);
  // By default, NodeBB refuses a second message within two seconds, and within two minutes from a new member.
  for (const setting of ['chatMessageDelay', 'newbieChatMessageDelay'])
    await call(url, administrator, 'PUT', `/admin/settings/${setting}`, { value: '0' });
  const [one, other, ...members] = await addMembers(url, administrator, 2 + size);
  if (one === undefined || other === undefined) throw new Error('A chat needs two members.');
  return {
    pair: await connectRoom(url, [one, other], { senders: [other], receivers: [one] }),
    group: await connectRoom(url, members, { senders: members, receivers: members }),
  };
}
