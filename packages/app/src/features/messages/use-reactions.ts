import { useLingui } from '@lingui/react';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useMessaging } from './chat-context.tsx';
import { withPendingReactions, type ReactionType } from './message-reactions.ts';
import type { ThreadItem } from './thread-item.ts';

/** The messages with the member's reactions, which are shown before the server has stored them. */
export function useReactions(stored: readonly ThreadItem[]) {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: ownId } = useSignedInMember();
  const { reactions } = useMessaging();
  const pending = useSyncExternalStore(reactions.subscribe, reactions.pending);

  const react = useCallback(
    (messageId: string, type: ReactionType | null) => {
      reactions
        .react(messageId, type)
        .catch((error: unknown) =>
          createToasts(app).showErrorToast(error, i18n._('The reaction could not be saved')),
        );
    },
    [app, i18n, reactions],
  );
  const messages = useMemo(() => withPendingReactions(stored, pending, ownId), [stored, pending, ownId]);
  return { react, messages };
}
