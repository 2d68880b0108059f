import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { video } from '../../packages/server/test/sample-files.ts';
import { openChatPage, type ChatPage, type PageMessage } from './chat-page.ts';
import { callUntilDone, createAttemptLog, type AttemptLog } from './persistent-call.ts';

export interface Member {
  readonly _id: string;
  readonly token: string;
}

/** A chat of two friends, with a page of each. */
interface LoadedChat {
  readonly chatId: string;
  readonly members: readonly [Member, Member];
  readonly pages: readonly [ChatPage, ChatPage];
  /** The acknowledged messages, in the order in which the responses arrived. */
  readonly acknowledged: PageMessage[];
}

export interface SiteLoad {
  readonly log: AttemptLog;
  readonly chats: readonly LoadedChat[];
  /** The acknowledged posts: the id and the text. */
  readonly posts: ReadonlyMap<string, string>;
  /** The URLs of the videos of acknowledged posts. */
  readonly videos: readonly string[];
  /**
   * Waits until every page is connected, a new video is stored, and a new message in each chat has reached the other
   * page.
   */
  readonly untilBack: (timeout: number) => Promise<void>;
  /** Stops writing, and waits until the last writes are acknowledged and shown. */
  readonly settle: (timeout: number) => Promise<void>;
  readonly resume: () => void;
  readonly end: () => void;
}

interface LoadOptions {
  readonly url: string;
  readonly members: number;
  /** The time between two writes of a member, in milliseconds. */
  readonly pause: number;
}

const POLL = 20;
/** One in this many writes is a post. The others are messages. */
const WRITES_TO_A_POST = 5;
/** One in this many posts has a video. */
const POSTS_TO_A_VIDEO = 2;
export const PASSWORD = 'Cosmas-and-Damian-303';
/** The video of every post that has one. */
export const film = video('mp42', 100_000);
const SIGN_UPS_AT_ONCE = 4;
const SIGN_UP_TIMEOUT = 60_000;

async function until(condition: () => boolean, timeout: number, what: string): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`${what} was not reached in ${timeout} ms.`);
    await delay(POLL);
  }
}

interface SignUp {
  readonly email: string;
  readonly lastName: string;
  readonly log: AttemptLog;
}

export function signUp(url: string, { email, lastName, log }: SignUp): Promise<Member> {
  return callUntilDone<Member>(
    url,
    {
      method: 'POST',
      path: '/auth/signup',
      token: null,
      // A second sign-up with the same address would be refused, so nothing is repeated.
      timeout: SIGN_UP_TIMEOUT,
      body: {
        first_name: 'Cosmas',
        last_name: lastName,
        email,
        phone: null,
        password: PASSWORD,
        termsAccepted: true,
      },
    },
    log,
  );
}

async function openChat(url: string, index: number, log: AttemptLog): Promise<LoadedChat> {
  const join = (which: string) =>
    signUp(url, {
      email: `cosmas-${index}-${which}@example.org`,
      lastName: `of Cyrrhus ${index} ${which}`,
      log,
    });
  const members = [await join('one'), await join('other')] as const;
  const [one, other] = members;
  const post = <Answer>({ token }: Member, path: string, body: object) =>
    callUntilDone<Answer>(url, { method: 'POST', path, token, body }, log);
  await post(one, '/friendship/request', { recipientId: other._id });
  await post(other, '/friendship/request', { recipientId: one._id });
  const participants = [one._id, other._id];
  const { chat } = await post<{ chat: { _id: string } }>(one, '/chat/create', { participants });
  const page = ({ token }: Member) => openChatPage({ url, token, chatId: chat._id, log });
  return { chatId: chat._id, members, pages: [page(one), page(other)], acknowledged: [] };
}

/** Creates members with open chats, who write messages and posts, some with a video, without end. */
export async function startSiteLoad({ url, members, pause }: LoadOptions): Promise<SiteLoad> {
  const log = createAttemptLog();
  const posts = new Map<string, string>();
  const videos: string[] = [];
  const chats: LoadedChat[] = [];
  const indexes = Array.from({ length: Math.ceil(members / 2) }, (_, index) => index);
  await Promise.all(
    Array.from({ length: SIGN_UPS_AT_ONCE }, async () => {
      for (let index = indexes.shift(); index !== undefined; index = indexes.shift())
        chats.push(await openChat(url, index, log));
    }),
  );
  const pages = chats.flatMap((chat) => chat.pages);
  let isWriting = true;
  const over = new AbortController();
  let running = 0;

  const send = async (chat: LoadedChat, { token }: Member): Promise<PageMessage> => {
    const body = { chatId: chat.chatId, clientId: randomUUID(), text: randomUUID() };
    const call = { method: 'POST', path: '/message/create', token, body };
    const { message } = await callUntilDone<{ message: PageMessage }>(url, call, log);
    chat.acknowledged.push({ ...message, clientId: body.clientId, content: body.text });
    return message;
  };
  const publish = async ({ token }: Member, hasVideo: boolean): Promise<void> => {
    const content = randomUUID();
    const form = new FormData();
    form.append('content', content);
    form.append('images', new Blob([Uint8Array.from(film)]), 'film.mp4');
    const body = hasVideo ? form : { title: '', content };
    const call = { method: 'POST', path: '/post/create', token, body };
    const { post } = await callUntilDone<{ post: { _id: string; video: { url: string } | null } }>(
      url,
      call,
      log,
    );
    posts.set(post._id, content);
    if (hasVideo) videos.push(post.video?.url ?? '');
  };
  const write = async (chat: LoadedChat, member: Member, turn: number): Promise<void> => {
    running += 1;
    try {
      if (turn % WRITES_TO_A_POST !== 0) await send(chat, member);
      else await publish(member, (turn / WRITES_TO_A_POST) % POSTS_TO_A_VIDEO === 0);
    } catch {
      // `callUntilDone` has recorded the failure.
    } finally {
      running -= 1;
    }
  };
  const writeForever = async (chat: LoadedChat, member: Member, first: number): Promise<void> => {
    // Members begin at different times, so that the load is even.
    await delay(pause * Math.random());
    for (let turn = first; !over.signal.aborted; turn += 1) {
      if (isWriting) await write(chat, member, turn);
      await delay(pause);
    }
  };
  for (const [index, chat] of chats.entries())
    for (const member of chat.members) void writeForever(chat, member, index);

  const shows = ({ acknowledged, pages: both }: LoadedChat): boolean => {
    const last = Math.max(0, ...acknowledged.map(({ seq }) => seq));
    return both.every((page) => page.has(last));
  };

  return {
    log,
    chats,
    posts,
    videos,
    untilBack: async (timeout) => {
      const deadline = Date.now() + timeout;
      await until(() => pages.every((page) => page.isConnected()), timeout, 'A connection of every page');
      await Promise.all([
        ...chats.slice(0, 1).map(({ members: [member] }) => publish(member, true)),
        ...chats.map(async (chat) => {
          const { seq } = await send(chat, chat.members[0]);
          await until(() => chat.pages[1].has(seq), deadline - Date.now(), 'A new message');
        }),
      ]);
    },
    settle: async (timeout) => {
      isWriting = false;
      await until(() => running === 0 && chats.every(shows), timeout, 'The end of all writes');
    },
    resume: () => {
      isWriting = true;
    },
    end: () => {
      over.abort();
      for (const page of pages) page.close();
    },
  };
}
