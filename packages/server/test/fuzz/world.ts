import type { Role } from '../../src/platform/permissions.ts';
import { chatBetween, send } from '../chats.ts';
import { startCommunity, UNKNOWN_ID, type Caller, type Community } from '../community.ts';
import { createGroupChat, groupChatOf, inviteTo } from '../group-chat-calls.ts';
import { found } from '../groups.ts';
import { offered } from '../listings.ts';
import { published } from '../publications.ts';
import type { ActorName, Secret } from './leaks.ts';

export interface World {
  readonly community: Community;
  readonly address: string;
  readonly secrets: readonly Secret[];
  /** The ids that exist, by the first segment of the paths which take them. */
  readonly known: Map<string, string[]>;
  token(actor: ActorName): string | null;
  /** Returns the id of a sender. For the visitor it is an id that belongs to nobody. */
  id(actor: ActorName): string;
  /** Replaces members who may have lost their session or role. Adds new objects, and the old ones stay. */
  renew(): Promise<void>;
}

const invalidToken = `${UNKNOWN_ID}.${'A'.repeat(43)}`;

const staff: readonly ActorName[] = ['moderator', 'administrator'];

/** Creates the secrets of two members. These members do not send any of the random requests. */
async function keepSecrets(community: Community): Promise<Secret[]> {
  const agnes = await community.join({ firstName: 'Agnes', emailVisible: false });
  const basil = await community.join({ firstName: 'Basil' });
  const chatId = await chatBetween(agnes, basil);
  await send(agnes, chatId, 'secret-of-a-message');
  const created = await createGroupChat(agnes, [basil], { name: 'secret-of-a-chat-name' });
  await send(basil, created.body.chat._id, 'secret-of-a-group-chat');
  const group = await found(agnes, { name: 'Choir', admission: 'request' });
  await agnes.publish({ content: 'secret-of-a-group', groupId: group._id });
  await agnes.request('POST', '/report/create', {
    body: { subjectType: 'user', subjectId: basil.id, category: 'harassment', details: 'secret-of-a-report' },
  });
  const { email } = await community.database.read
    .selectFrom('users')
    .select('email')
    .where('id', '=', agnes.id)
    .executeTakeFirstOrThrow();
  return [
    { what: 'a message of others', text: 'secret-of-a-message', readers: [] },
    { what: 'the name of a group chat of others', text: 'secret-of-a-chat-name', readers: [] },
    { what: 'a message of a group chat of others', text: 'secret-of-a-group-chat', readers: [] },
    { what: 'a post of a closed group', text: 'secret-of-a-group', readers: staff },
    { what: 'a report of others', text: 'secret-of-a-report', readers: staff },
    { what: 'a hidden email', text: email, readers: staff },
    { what: 'the token of another member', text: String(agnes.token), readers: [] },
  ];
}

/** Creates an object of each kind, so that requests find something. */
async function fill(
  owner: Caller,
  other: Caller,
  administrator: Caller,
): Promise<(readonly [string, string[]])[]> {
  const post = await owner.publish();
  const comment = await other.comment(post._id);
  const chatId = await chatBetween(owner, other);
  const { message } = (await send(other, chatId)).body;
  const { _id: listing } = await offered(owner);
  const group = await found(owner);
  const groupChat = await groupChatOf(owner, other);
  const token = await inviteTo(owner, groupChat);
  const article = await published(administrator, 'article');
  const event = await published(administrator, 'event');
  const parish = await published(administrator, 'parish');
  const resource = await published(administrator, 'resource');
  return [
    ['post', [post._id]],
    ['comment', [comment._id, post._id]],
    ['reaction', [post._id]],
    ['chat', [chatId, groupChat, group._id, other.id, token]],
    ['message', [chatId, message.id]],
    ['marketplace', [listing]],
    ['group', [group._id, owner.id]],
    ['user', [owner.id, other.id]],
    ['article', [article._id]],
    ['event', [event._id]],
    ['parish', [parish._id]],
    ['resource', [resource._id]],
    ['any', [UNKNOWN_ID]],
  ];
}

/** Starts a server that listens, with members of every role. */
export async function startWorld(environment: Readonly<Record<string, string>>): Promise<World> {
  const community = await startCommunity({ environment });
  const head = await community.join({ role: 'administrator' });
  const callers = new Map<ActorName, Caller>();
  const known = new Map<string, string[]>();

  async function join(actor: ActorName, role: Role): Promise<Caller> {
    const caller = await community.join({ role });
    callers.set(actor, caller);
    return caller;
  }

  async function renew(): Promise<void> {
    const owner = await join('member', 'member');
    const other = await join('other member', 'member');
    await join('moderator', 'moderator');
    await join('administrator', 'administrator');
    const suspended = await join('suspended member', 'member');
    await head.request('PUT', `/admin/members/${suspended.id}/suspend`, {
      body: { reason: 'Insults.', days: 30 },
    });
    for (const [segment, ids] of await fill(owner, other, head))
      known.set(segment, [...(known.get(segment) ?? []), ...ids]);
  }

  await renew();
  return {
    community,
    address: await community.listen(),
    secrets: await keepSecrets(community),
    known,
    token: (actor) => (actor === 'invalid token' ? invalidToken : (callers.get(actor)?.token ?? null)),
    id: (actor) => callers.get(actor)?.id ?? UNKNOWN_ID,
    renew,
  };
}
