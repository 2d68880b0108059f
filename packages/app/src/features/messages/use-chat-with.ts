import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useChatActions } from './use-chats.ts';
import type { ChatView } from './use-chat-view.ts';

/** Opens the chat with the member in the URL. Creates the chat if necessary. */
export function useChatWith({ withId, isRequest, replaceWith }: ChatView): void {
  const { i18n } = useLingui();
  const app = useApp();
  const actions = useChatActions();
  const start = useEffectEvent(async (userId: string, isCurrent: () => boolean) => {
    try {
      const { chatId } = await actions.start(userId, undefined, isRequest);
      if (isCurrent()) replaceWith(chatId);
    } catch (error) {
      if (!isCurrent()) return;
      createToasts(app).showErrorToast(error, i18n._('Error fetching Chat'));
      replaceWith(null);
    }
  });
  useEffect(() => {
    if (withId === null) return undefined;
    let isCurrent = true;
    void start(withId, () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [withId]);
}
