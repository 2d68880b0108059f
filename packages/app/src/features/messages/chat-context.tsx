import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { messagingOf, type Messaging } from './messaging.ts';
import { useOpenChat, type OpenChat } from './use-open-chat.ts';

const MessagingContext = createContext<Messaging | null>(null);
const ChatContext = createContext<OpenChat | null>(null);

interface ChatProviderProps {
  /** The id of the open chat. Null if no chat is open. */
  chatId: string | null;
  children: ReactNode;
}

/** Opens the chat and provides it to its children. */
export function ChatProvider({ chatId, children }: ChatProviderProps) {
  const app = useApp();
  const queryClient = useQueryClient();
  const { _id: memberId } = useSignedInMember();
  const [messaging] = useState(() => messagingOf(app, queryClient, memberId));
  const { register } = messaging;
  useEffect(() => register(), [register]);
  const open = useOpenChat(messaging, chatId);
  return (
    <MessagingContext value={messaging}>
      <ChatContext value={open}>{children}</ChatContext>
    </MessagingContext>
  );
}

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('useChat must be used within a ChatProvider');
  return value;
}

/** The open chat and its actions. */
export const useChat = (): OpenChat => provided(use(ChatContext));

export const useMessaging = (): Messaging => provided(use(MessagingContext));
