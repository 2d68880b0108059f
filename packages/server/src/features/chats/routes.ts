import type { Handlers } from '../../platform/http/contract.ts';
import { chatNotFound } from './refusals.ts';

type ChatHandlers = Pick<
  Handlers,
  'listChats' | 'getChat' | 'createChat' | 'deleteChat' | 'muteChat' | 'unmuteChat' | 'readChat'
>;

export function chatRoutes(): ChatHandlers {
  const none = (): Promise<never> => Promise.reject(chatNotFound());
  return {
    listChats: none,
    getChat: none,
    createChat: none,
    deleteChat: none,
    muteChat: none,
    unmuteChat: none,
    readChat: none,
  };
}
