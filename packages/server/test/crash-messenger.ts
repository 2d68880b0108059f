import { randomUUID } from 'node:crypto';
import { callApi, ConnectionLost, type CrashMember } from './crash-writer.ts';

interface Draft {
  clientId: string;
  text: string;
}

/** A sender of messages in sequence that repeats each until it is acknowledged, as a page does. */
export interface Messenger {
  member: CrashMember;
  chatId: string;
  /** Sent but not acknowledged: the server may have stored it or not. */
  pending: Draft | null;
  /** In the order of sending. */
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

/** Both sides of a chat between the two. */
export async function openChat(url: string, one: CrashMember, other: CrashMember): Promise<Messenger[]> {
  await befriend(url, one, other);
  const { chat } = await callApi<{ chat: { chatId: string } }>(url, 'POST', '/chat/create', one.token, {
    participants: [one.id, other.id],
  });
  return [one, other].map((member) => ({ member, chatId: chat.chatId, pending: null, acknowledged: [] }));
}

/** Sends without pause until the connection breaks; starts with the message that was pending before. */
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
