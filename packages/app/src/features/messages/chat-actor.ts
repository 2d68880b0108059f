import type { ApiClient } from '@parvis/api-client';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { unwrap } from '../../platform/unwrap.ts';
import type { Chat, Message } from './chat-cache.ts';
import { chatMachine } from './chat.machine.ts';
import type { ChatEvent, ChatInput } from './chat-state.ts';

/** A server of the previous release does not number changes. */
const numbered = <Answer extends { revision?: number }>(answer: Answer): Answer & { revision: number } => ({
  ...answer,
  revision: answer.revision ?? 0,
});

export type ChatActor = ActorRefFrom<typeof chatMachine>;

interface ChatActorDependencies {
  api: Pick<ApiClient, 'GET' | 'PUT'>;
  /** Passes the realtime events of the chat to `onEvent`. Returns a function that stops this. */
  listen: (chatId: string, onEvent: (event: ChatEvent) => void) => () => void;
  storeChat: (chat: Chat) => void;
  confirmSent: (messages: readonly Message[]) => void;
  isPageActive: () => boolean;
}

const pageLength = 50;
const longestPage = 100;

/** The actor of an open chat, with its effects. */
export function createChatActor(
  { api, listen, storeChat, confirmSent, isPageActive }: ChatActorDependencies,
  input: ChatInput,
): ChatActor {
  const page = async (
    chatId: string,
    query: { limit: number; after?: number; around?: number; cursor?: string },
    signal: AbortSignal,
  ) =>
    numbered(unwrap(await api.GET('/message/get/{chatId}', { params: { path: { chatId }, query }, signal })));

  const machine = chatMachine.provide({
    actors: {
      listen: fromCallback(({ input: { chatId }, sendBack }) => listen(chatId, sendBack)),
      load: fromPromise(async ({ input: { chatId }, signal }) =>
        numbered(unwrap(await api.GET('/chat/getById/{chatId}', { params: { path: { chatId } }, signal }))),
      ),
      fetchAfter: fromPromise(({ input: { chatId, after }, signal }) =>
        page(chatId, { after, limit: longestPage }, signal),
      ),
      fetchChanges: fromPromise(async ({ input: { chatId, after }, signal }) => {
        const params = { path: { chatId }, query: { after, limit: longestPage } };
        return unwrap(await api.GET('/message/changes/{chatId}', { params, signal }));
      }),
      fetchFrom: fromPromise(({ input: { chatId, cursor }, signal }) =>
        page(chatId, { cursor, limit: pageLength }, signal),
      ),
      fetchAround: fromPromise(({ input: { chatId, around }, signal }) =>
        page(chatId, { around, limit: pageLength }, signal),
      ),
      markRead: fromPromise(async ({ input: { chatId, seq }, signal }) => {
        const answer = await api.PUT('/chat/read/{chatId}', {
          params: { path: { chatId } },
          body: { seq },
          signal,
        });
        return unwrap(answer).chat;
      }),
    },
    actions: {
      storeChat: (_, chat) => storeChat(chat),
      confirmSent: (_, { messages }) => confirmSent(messages),
    },
    guards: { isPageActive },
  });
  return createActor(machine, { input });
}
