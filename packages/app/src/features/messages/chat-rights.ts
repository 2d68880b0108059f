import type { Chat } from './chat-cache.ts';

/** Which side of a message request the member is. A server of the previous release knows no requests. */
export const requestOf = ({ request }: Partial<Pick<Chat, 'request'>>): Chat['request'] => request ?? null;

/** Whether the member can reply, react and edit. */
export const canWriteIn = (chat: Pick<Chat, 'abilities' | 'request'>): boolean =>
  chat.abilities.send && requestOf(chat) === null;

/**
 * Whether the other participant is no friend. Until the chat is loaded, this is unknown and counts as true. A server of
 * the previous release does not send `friends`.
 */
export const isWithStranger = (chat: Partial<Pick<Chat, 'friends'>> | null): boolean =>
  chat === null || chat.friends === false;
