import type { Handlers } from '../../platform/http/contract.ts';
import { chatNotFound } from '../chats/refusals.ts';

type MessageHandlers = Pick<Handlers, 'listMessages' | 'searchMessages' | 'createMessage' | 'getMessageFile'>;

export function messageRoutes(): MessageHandlers {
  const none = (): Promise<never> => Promise.reject(chatNotFound());
  return { listMessages: none, searchMessages: none, createMessage: none, getMessageFile: none };
}
