import { createRealtimeClient } from '@parvis/api-client/realtime';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { callApi } from './crash-writer.ts';

/** The path of messages from a member who writes to a member whose page is open. */
interface MessageWay {
  /** Sends the text. Resolves with the number of milliseconds until the page has received it. */
  readonly pass: (text: string) => Promise<number>;
}

/** The connected pages, and the paths of messages between them. */
export interface ConnectedPages {
  readonly ways: readonly MessageWay[];
  readonly close: () => void;
}

/** Creates an inbox. It passes each text that arrives to the caller who is waiting for this text. */
function createInbox(): { receive: (text: string) => void; next: (text: string) => Promise<number> } {
  const waiting = new Map<string, (at: number) => void>();
  return {
    receive: (text) => {
      waiting.get(text)?.(performance.now());
      waiting.delete(text);
    },
    next: (text) =>
      new Promise((resolve) => {
        waiting.set(text, resolve);
      }),
  };
}

export interface Member {
  readonly _id: string;
  readonly token: string;
  readonly email: string;
}

export const password = 'Historia-Ecclesiastica-731';

export async function join(url: string, name: string): Promise<Member> {
  const email = `${name}@example.org`;
  const account = await callApi<Pick<Member, '_id' | 'token'>>(url, 'POST', '/auth/signup', null, {
    first_name: name,
    last_name: 'of Jarrow',
    email,
    password,
    phone: null,
    termsAccepted: true,
  });
  return { ...account, email };
}

interface Chat {
  readonly chatId: string;
  readonly members: readonly [Member, Member];
}

async function startChat(url: string, name: string): Promise<Chat> {
  const [one, other] = await Promise.all([join(url, `${name}-one`), join(url, `${name}-other`)]);
  await callApi(url, 'POST', '/friendship/request', one.token, { recipientId: other._id });
  await callApi(url, 'POST', '/friendship/request', other.token, { recipientId: one._id });
  const { chat } = await callApi<{ chat: { _id: string } }>(url, 'POST', '/chat/create', one.token, {
    participants: [one._id, other._id],
  });
  return { chatId: chat._id, members: [one, other] };
}

/** Creates chats. Each of them is between two new friends. */
export async function startChats(url: string, count: number): Promise<Chat[]> {
  const chats: Chat[] = [];
  for (let index = 0; index < count; index += 1) chats.push(await startChat(url, `bede-${index}`));
  return chats;
}

export async function openPage(url: string, { token }: Member) {
  const inbox = createInbox();
  const connected = Promise.withResolvers<void>();
  const page = createRealtimeClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    listeners: { new_message: ({ message }) => inbox.receive(message.content) },
    onConnected: () => connected.resolve(),
    onUnauthorized: () => connected.reject(new Error('A page was refused.')),
  });
  page.connect();
  await connected.promise;
  return { next: inbox.next, close: () => page.close() };
}

/** Connects pages to the site. Like the app, they send with HTTP and receive over the socket. */
export async function connectToSite(
  url: string,
  chats: readonly Chat[],
  pages: number,
): Promise<ConnectedPages> {
  const open: Awaited<ReturnType<typeof openPage>>[] = [];
  const ways: MessageWay[] = [];
  for (const { chatId, members } of chats) {
    const [one, other] = members;
    if (open.length >= pages) break;
    const page = await openPage(url, one);
    open.push(page);
    if (open.length < pages) open.push(await openPage(url, other));
    ways.push({
      pass: async (text) => {
        const begun = performance.now();
        const [at] = await Promise.all([
          page.next(text),
          callApi(url, 'POST', '/message/create', other.token, { chatId, text }),
        ]);
        return at - begun;
      },
    });
  }
  return {
    ways,
    close: () => {
      for (const page of open) page.close();
    },
  };
}

/** Connects to a Socket.IO server that is not the site. `textOf` reads the text out of the payload of an event. */
export async function openSocketPage(
  url: string,
  options: Partial<ManagerOptions & SocketOptions>,
  event: string,
  textOf: (payload: unknown) => string,
) {
  const inbox = createInbox();
  const socket = io(url, { transports: ['websocket'], forceNew: true, ...options });
  socket.on(event, (payload: unknown) => inbox.receive(textOf(payload)));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { next: inbox.next, socket };
}

export const openRelayPage = (url: string, name: string) =>
  openSocketPage(url, { auth: { name } }, 'said', String);

/** Connects pages to a relay, which forwards messages and stores nothing. */
export async function connectToRelay(url: string, pages: number): Promise<ConnectedPages> {
  const open = await Promise.all(
    Array.from({ length: pages }, (_, index) => openRelayPage(url, `page-${index}`)),
  );
  const ways: MessageWay[] = [];
  for (let index = 0; index < pages; index += 2) {
    const [page, other = page] = open.slice(index, index + 2);
    if (page === undefined || other === undefined) break;
    ways.push({
      pass: async (text) => {
        const begun = performance.now();
        const received = page.next(text);
        other.socket.emit('say', `page-${index}`, text);
        return (await received) - begun;
      },
    });
  }
  return {
    ways,
    close: () => {
      for (const { socket } of open) socket.disconnect();
    },
  };
}
