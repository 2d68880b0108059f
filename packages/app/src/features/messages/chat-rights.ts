import type { Chat } from './chat-cache.ts';

/** Whether the chat has several members. `member` is null in such a chat, as if an account was deleted. */
export const isGroup = ({ group }: Pick<Chat, 'group'>): boolean => group !== undefined;

/** Which side of a message request the member is. A server of the previous release knows no requests. */
export const requestOf = ({ request }: Partial<Pick<Chat, 'request'>>): Chat['request'] => request ?? null;

/** Whether the member can reply, react and edit. */
export const canWriteIn = (chat: Pick<Chat, 'abilities' | 'request'>): boolean =>
  chat.abilities.send && requestOf(chat) === null;

/**
 * Whether others in the chat can be strangers: the other participant is no friend, or the chat has several members. Until the
 * chat is loaded, this is unknown and counts as true. A server of the previous release does not send `friends`.
 */
export function isWithStranger(chat: Partial<Pick<Chat, 'friends' | 'group'>> | null): boolean {
  return chat === null || chat.group !== undefined || chat.friends === false;
}
