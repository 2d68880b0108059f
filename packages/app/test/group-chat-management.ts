import type { Schemas } from '@parvis/api-client';
import { refusal, type FakeServer } from './fake-server.ts';
import type { FakeChats } from './chats.ts';
import { aChatMember, type FakeGroupChat, type FakeGroupChats } from './group-chats.ts';
import type { Person } from './people.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

type Chat = Schemas['Chat'];
type ChatInvite = Schemas['ChatInvite'];
type LineKind = Schemas['ChatEventKind'];

interface Options {
  server: FakeServer;
  chats: FakeChats;
  groupChats: FakeGroupChats;
  /** The members who can be added, besides those of the chats. */
  people: readonly Person[];
}

const noSuchChat = () => refusal(404, { id: 'chat.not-found', message: 'There is no such chat.' });

const idOf = ({ params }: { params: Readonly<Record<string, string>> }) => params['chatId'] ?? '';

export const exampleInvitation = (): Schemas['ChatInvitation'] =>
  (exampleOf(operationNamed('GET /chat/invitation/{token}')).body as AnswerOf<'GET /chat/invitation/{token}'>)
    .invitation;

/** Serves the creation and the management of group chats from memory. */
export function serveGroupChatManagement({ server, chats, groupChats, people }: Options) {
  const { stored, announce, chatOf } = chats.host;
  const made = new Map<string, FakeGroupChat>();
  const keys = new Map<string, string>();
  let invite: ChatInvite | null = null;

  const answerOf = (chatId: string) => {
    const one = stored.get(chatId);
    return one === undefined ? noSuchChat() : { chat: chatOf(one) };
  };
  const changed = (chatId: string, changes: Partial<Chat>, group: Partial<Schemas['GroupChat']> = {}) => {
    const one = stored.get(chatId);
    if (one?.chat.group === undefined) return noSuchChat();
    Object.assign(one.chat, changes, { group: { ...one.chat.group, ...group } });
    announce(one);
    return answerOf(chatId);
  };
  const named = (ids: readonly string[]) => people.filter(({ _id }) => ids.includes(_id));

  const create = ({ body, headers }: { body: Schemas['GroupChatPayload']; headers: Headers }) => {
    const key = headers.get('idempotency-key') ?? '';
    const known = keys.get(key);
    if (known !== undefined) return answerOf(known);
    const chat = groupChats.aGroupChat(body.name, named(body.members));
    made.set(chat.chatId, chat);
    keys.set(key, chat.chatId);
    return answerOf(chat.chatId);
  };
  server.answer('POST /chat/group/create', create);
  server.answer('PUT /chat/group/update/{chatId}', (call) =>
    changed(idOf(call), { chatName: call.body.name }, { description: call.body.description }),
  );
  server.answer('PUT /chat/group/picture/{chatId}', (call) =>
    changed(idOf(call), {}, { image: exampleImage() }),
  );
  server.answer('DELETE /chat/group/picture/{chatId}', (call) => changed(idOf(call), {}, { image: null }));
  /** Writes the line of a change of the members, and notifies the pages of the member. */
  const membersChanged = (chatId: string, kind: LineKind, members: readonly Person[]) => {
    const chat = made.get(chatId);
    chat?.line('member', kind, { members: [...members] });
    chat?.change({});
    return answerOf(chatId);
  };
  server.answer('POST /chat/group/members/{chatId}', (call) => {
    const chat = made.get(idOf(call));
    const added = named(call.body.members);
    for (const person of added) chat?.join(person);
    return membersChanged(idOf(call), 'added', added);
  });
  server.answer('PUT /chat/group/members/{chatId}/{memberId}', (call) => {
    const { role } = call.body;
    const members = made.get(idOf(call))?.members ?? [];
    const index = members.findIndex(({ member }) => member._id === call.params['memberId']);
    const member = members[index];
    if (member === undefined) return answerOf(idOf(call));
    members[index] = { ...member, role };
    return membersChanged(idOf(call), role === 'owner' ? 'promoted' : 'demoted', [member.member]);
  });
  server.answer('DELETE /chat/group/members/{chatId}/{memberId}', (call) => {
    const chat = made.get(idOf(call));
    const former = chat?.members.find(({ member }) => member._id === call.params['memberId']);
    if (former === undefined) return answerOf(idOf(call));
    chat?.leave(former.member);
    return membersChanged(idOf(call), 'removed', [former.member]);
  });
  server.answer('PUT /chat/group/leave/{chatId}', (call) => {
    made.get(idOf(call))?.remove();
    return { message: 'You have left the chat.', messages: { unread: 0, chats: 0 } };
  });
  server.answer('GET /chat/group/invite/{chatId}', () => ({ invite }));
  server.answer('PUT /chat/group/invite/{chatId}', ({ body: { days } }) => {
    const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
    invite = { token: 'Zm9yLXRoZS1jaG9pci1vZi1zYWludC1jZWNpbGlhLTA', expiresAt };
    return { invite };
  });
  server.answer('DELETE /chat/group/invite/{chatId}', () => {
    invite = null;
    return { invite };
  });

  return {
    /** Adds a chat with these other members, which the tests manage. */
    aManagedChat: (...[name, others, changes]: Parameters<FakeGroupChats['aGroupChat']>): FakeGroupChat => {
      const chat = groupChats.aGroupChat(name, others, changes);
      made.set(chat.chatId, chat);
      return chat;
    },
    /** Creates chats as usual again, after a test has refused it. */
    acceptCreation: () => server.answer('POST /chat/group/create', create),
    /** Changes a member in the list. */
    alterMember: (chat: FakeGroupChat, person: Person, changes: Partial<Schemas['ChatMember']>) => {
      const index = chat.members.findIndex(({ member }) => member._id === person._id);
      chat.members[index] = { ...(chat.members[index] ?? aChatMember(person)), ...changes };
    },
  };
}

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const exampleImage = (): Schemas['PostImage'] => ({
  url: pixel,
  width: 512,
  height: 512,
  description: '',
  placeholder: '',
  sources: [{ url: pixel, width: 192 }],
});
