import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { isMissing } from '../../platform/is-not-found.ts';
import { useChat } from './chat-context.tsx';
import { createChats } from './chats.ts';

export interface LeftGroup {
  /** `null` if the chat is not known as a group chat of the member. */
  readonly state: 'checking' | 'left' | 'present' | 'failed' | null;
  /** Whether the chat followed a group. */
  readonly isOfGroup: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * Whether the open chat was a group chat of which the member is no longer a member. A chat also disappears if the member
 * deletes its messages on another page, so the server decides.
 */
export function useLeftGroup(): LeftGroup {
  const { api } = useApp();
  const { _id: ownId } = useSignedInMember();
  const { chatId, chat, state } = useChat();
  const [known, setKnown] = useState<{ chatId: string; groupId: string | null } | null>(null);
  const group = chat?.group;
  if (chat !== null && group !== undefined) {
    const { groupId } = group;
    if (known?.chatId !== chat.chatId || known.groupId !== groupId)
      setKnown({ chatId: chat.chatId, groupId });
  }
  const isLost = state === 'notFound' && chatId !== null && chatId === known?.chatId;
  const query = createChats(api, useQueryClient(), ownId).chatQuery(chatId ?? '');
  const { error, isFetching, refetch } = useQuery({ ...query, enabled: isLost });
  const settled = error === null ? 'present' : isMissing(error) ? 'left' : 'failed';
  return {
    state: isLost ? (isFetching ? 'checking' : settled) : null,
    isOfGroup: known !== null && known.groupId !== null,
    error,
    retry: () => void refetch(),
  };
}
