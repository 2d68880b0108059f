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
}

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
  return [one, other].map((member) => ({ member, chatId: chat.chatId, pending: null, acknowledged: [] }));
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
    }
  } catch (error) {
    if (error instanceof ConnectionLost) return acknowledged.length - before;
    throw error;
  }
}
