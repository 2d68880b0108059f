import { randomUUID } from 'node:crypto';
import type { components } from '@parvis/api-client/contract';
import type { Random } from '../demo/random.ts';
import { openChatSocket, type ChatSocket } from './chat-socket.ts';
import type { MemberClient } from './member-client.ts';
import { addressOf, pageRequests, type Page } from './page-requests.ts';
import type { Step, Visit } from './schedule.ts';
import type { SeededMember } from './seed-community.ts';

type Schemas = components['schemas'];

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The writes that the server has acknowledged. */
export interface Acknowledged {
  /** The ids that the pages gave to their messages, by chat. */
  readonly messages: Map<string, string[]>;
  readonly posts: Set<string>;
  /** How long messages took to the page of the other member, in milliseconds. */
  readonly deliveries: number[];
  events: number;
  connections: number;
}

interface VisitContext {
  readonly url: string;
  readonly client: MemberClient;
  readonly members: readonly SeededMember[];
  /** Members with a password. Only these can log in. */
  readonly withPassword: readonly Credentials[];
  readonly photos: readonly Buffer[];
  readonly random: Random;
  readonly acknowledged: Acknowledged;
}

const SEARCHES = ['ma', 'jos', 'ross', 'ther', 'kow'];
/** How often the other member of a chat has a page open. */
const OTHER_IS_THERE = 0.5;

/** One visit of a member, with the state of its page. */
class MemberVisit {
  readonly #context: VisitContext;
  readonly #index: number;
  readonly #member: SeededMember;
  readonly #downloaded = new Set<string>();
  #socket: ChatSocket | null = null;
  #cursor: string | null = null;
  #post: Schemas['Post'] | null = null;

  constructor(context: VisitContext, index: number) {
    const member = context.members[index];
    if (member === undefined) throw new Error(`There is no member ${index}.`);
    this.#context = context;
    this.#index = index;
    this.#member = member;
  }

  async run(steps: readonly Step[]): Promise<void> {
    try {
      for (const step of steps) await this.#actions[step]();
    } finally {
      this.#disconnect();
    }
  }

  readonly #actions: Readonly<Record<Step, () => Promise<unknown>>> = {
    'open community': () => this.#open('community'),
    'open marketplace': () => this.#open('marketplace'),
    'open messages': () => this.#open('messages'),
    scroll: () => this.#readFeed(this.#cursor === null ? '' : `&cursor=${encodeURIComponent(this.#cursor)}`),
    'search listings': () => this.#get('/marketplace/all?limit=20&search=icon'),
    'search people': () => this.#get(`/user/all?limit=10&search=${this.#context.random.pick(SEARCHES)}`),
    like: () => this.#write(`/reaction/post/${this.#postId()}`, { type: 'like' }),
    comment: () => this.#write('/comment/create', { postId: this.#postId(), content: 'We shall be there.' }),
    post: () => this.#publish({ title: '', content: 'Pilgrims cross on foot at low tide.' }),
    'post picture': () => this.#publishPicture(),
    'send message': () => this.#sendMessage(),
    return: () => this.#reconnect(),
    'log in': () =>
      this.#write('/auth/signin', { ...this.#context.random.pick(this.#context.withPassword) }, null),
  };

  #get<Answer>(path: string): Promise<Answer> {
    return this.#context.client.call<Answer>({ path, token: this.#member.token });
  }

  #write<Answer>(
    path: string,
    body: object | FormData,
    token: string | null = this.#member.token,
  ): Promise<Answer> {
    return this.#context.client.call<Answer>({ method: 'POST', path, token, body });
  }

  #postId(): string {
    if (this.#post === null) throw new Error('The feed is empty.');
    return this.#post._id;
  }

  async #open(page: Page): Promise<void> {
    const { opening, connected } = pageRequests[page];
    const send = ({ path, query }: (typeof opening | typeof connected)[number] & { query?: string }) =>
      path === '/post/all'
        ? this.#readFeed('')
        : this.#get(addressOf({ path, ...(query === undefined ? {} : { query }) }, this.#member.id));
    await Promise.all(opening.map(send));
    // A page of the app is opened by a full load only once in a visit. The other pages keep the socket.
    if (this.#socket !== null) return;
    await this.#connect();
    await Promise.all(connected.map(send));
  }

  async #connect(): Promise<void> {
    this.#context.acknowledged.connections += 1;
    this.#socket = await openChatSocket(this.#context.url, this.#member.token);
  }

  #disconnect(): void {
    this.#context.acknowledged.events += this.#socket?.events() ?? 0;
    this.#socket?.close();
    this.#socket = null;
  }

  async #readFeed(cursor: string): Promise<void> {
    const page = await this.#get<Schemas['PostPage']>(`/post/all?limit=20${cursor}`);
    this.#cursor = page.nextCursor;
    this.#post = page.posts.length === 0 ? this.#post : this.#context.random.pick(page.posts);
    for (const { images } of page.posts) for (const image of images) await this.#show(image);
  }

  /** Downloads a rendering that fits a phone, once in a visit, as the cache of a browser does. */
  async #show({ url, sources }: Schemas['PostImage']): Promise<void> {
    const [fitting = url] = sources.filter(({ width }) => width >= 800).map((source) => source.url);
    if (this.#downloaded.has(fitting)) return;
    this.#downloaded.add(fitting);
    await this.#context.client.download(fitting, this.#member.token);
  }

  async #publish(body: object | FormData): Promise<void> {
    const { post } = await this.#write<Schemas['PostAnswer']>('/post/create', body);
    this.#context.acknowledged.posts.add(post._id);
  }

  async #publishPicture(): Promise<void> {
    const form = new FormData();
    form.set('content', 'The procession arrives.');
    const photo = this.#context.random.pick(this.#context.photos);
    form.set('images', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    await this.#publish(form);
  }

  async #sendMessage(): Promise<void> {
    const { acknowledged, members, random, url } = this.#context;
    const { chatId } = this.#member;
    const other = members[(this.#index + 1) % members.length];
    const socket =
      random.chance(OTHER_IS_THERE) && other !== undefined ? await openChatSocket(url, other.token) : null;
    try {
      const clientId = randomUUID();
      const before = performance.now();
      await this.#write('/message/create', { chatId, clientId, text: 'See you at Mass on Sunday.' });
      const known = acknowledged.messages.get(chatId);
      if (known === undefined) acknowledged.messages.set(chatId, [clientId]);
      else known.push(clientId);
      if (socket === null) return;
      await socket.receive(clientId);
      acknowledged.deliveries.push(performance.now() - before);
      acknowledged.events += socket.events();
    } finally {
      socket?.close();
    }
  }

  async #reconnect(): Promise<void> {
    this.#disconnect();
    await this.#connect();
    await Promise.all([this.#get('/user/counts'), this.#get('/auth/verify')]);
  }
}

export interface DayResult {
  /** The errors of visits. A visit ends with its first error. */
  readonly failures: readonly string[];
  readonly seconds: number;
}

/** Lives through the visits in their order, some at the same time, as fast as the server responds. */
export async function liveDay(
  context: VisitContext,
  visits: readonly Visit[],
  atOnce: number,
): Promise<DayResult> {
  const rest = visits.values();
  const failures: string[] = [];
  const before = performance.now();
  const live = async (): Promise<void> => {
    for (const { member, steps } of rest) {
      try {
        await new MemberVisit(context, member).run(steps);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, live));
  return { failures, seconds: (performance.now() - before) / 1000 };
}
