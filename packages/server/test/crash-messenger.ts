import { randomUUID } from 'node:crypto';
import { callApi, ConnectionLost, type CrashMember } from './crash-writer.ts';

interface Draft {
  clientId: string;
  text: string;
}

/** Sends messages one after the other. Like a page, it repeats each message until the server acknowledges it. */
export interface Messenger {
  member: CrashMember;
  chatId: string;
  /** The message that was sent but not acknowledged. The server may have stored it or not. */
  pending: Draft | null;
  /** The acknowledged messages in the order in which they were sent. */
  acknowledged: (Draft & { id: string; seq: number })[];
  /**
   * The texts of changed messages by their ids, empty after a deletion. Null if the server has not acknowledged the newest
   * change, so it may have stored it or not.
   */
  texts: Map<string, string | null>;
  /** The member's reactions by the ids of the messages. Null as for the texts. */
  reactions: Map<string, string | null>;
  /** Whether the member also edits and deletes own messages, and reacts to them. */
  isChanging: boolean;
}

type Options = Pick<Messenger, 'chatId' | 'isChanging'>;

const newMessenger = (member: CrashMember, options: Options): Messenger => ({
  ...options,
  member,
  pending: null,
  acknowledged: [],
  texts: new Map(),
  reactions: new Map(),
});

async function befriend(url: string, one: CrashMember, other: CrashMember): Promise<void> {
  for (const [caller, recipient] of [
    [one, other],
    [other, one],
  ] as const) {
    await callApi(url, 'POST', '/friendship/request', caller.token, { recipientId: recipient.id });
  }
}

/** Opens a chat, and returns a messenger for each of the two members. */
export async function openChat(url: string, one: CrashMember, other: CrashMember): Promise<Messenger[]> {
  await befriend(url, one, other);
  const { chat } = await callApi<{ chat: { chatId: string } }>(url, 'POST', '/chat/create', one.token, {
    participants: [one.id, other.id],
  });
  return [one, other].map((member) => newMessenger(member, { chatId: chat.chatId, isChanging: false }));
}

/** Opens a group chat of friends, and returns a messenger for each of its members. */
export async function openGroupChat(
  url: string,
  owner: CrashMember,
  others: readonly CrashMember[],
): Promise<Messenger[]> {
  for (const other of others) await befriend(url, owner, other);
  const { chat } = await callApi<{ chat: { chatId: string } }>(
    url,
    'POST',
    '/chat/group/create',
    owner.token,
    { name: 'Martyrs', members: others.map(({ id }) => id) },
  );
  return [owner, ...others].map((member) => newMessenger(member, { chatId: chat.chatId, isChanging: true }));
}

/** Edits the newest message, deletes the one before it for everyone, or reacts to the newest one, in turn. */
async function change(url: string, messenger: Messenger): Promise<void> {
  const { acknowledged, member, reactions, texts } = messenger;
  const [previous, newest] = acknowledged.slice(-2);
  if (previous === undefined || newest === undefined) return;
  switch (acknowledged.length % 4) {
    case 0: {
      const text = randomUUID();
      texts.set(newest.id, null);
      await callApi(url, 'PUT', `/message/update/${newest.id}`, member.token, { text });
      texts.set(newest.id, text);
      break;
    }
    case 2: {
      texts.set(previous.id, null);
      await callApi(url, 'DELETE', `/message/delete/${previous.id}?for=everyone`, member.token);
      texts.set(previous.id, '');
      break;
    }
    case 3: {
      const type = acknowledged.length % 8 === 3 ? 'amen' : 'love';
      reactions.set(newest.id, null);
      await callApi(url, 'PUT', `/message/reaction/${newest.id}`, member.token, { type });
      reactions.set(newest.id, type);
      break;
    }
    default:
  }
}

/** Sends messages without pause until the connection breaks. Starts with the message that was pending before. */
export async function sendUntilLost(url: string, messenger: Messenger): Promise<number> {
  const { member, chatId, acknowledged } = messenger;
  const before = acknowledged.length;
  try {
    for (;;) {
      const draft = messenger.pending ?? { clientId: randomUUID(), text: randomUUID() };
      messenger.pending = draft;
      const { message } = await callApi<{ message: { id: string; seq: number } }>(
        url,
        'POST',
        '/message/create',
        member.token,
        { chatId, ...draft },
      );
      acknowledged.push({ ...draft, id: message.id, seq: message.seq });
      messenger.pending = null;
      if (messenger.isChanging) await change(url, messenger);
    }
  } catch (error) {
    if (error instanceof ConnectionLost) return acknowledged.length - before;
    throw error;
  }
}
