import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { createEvents, type CommunityEvent } from './events.ts';

export function useEvents() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useState(() => createEvents(api, queryClient))[0];
}

/** Signs up for an event and cancels it, one call at a time. */
export function useGoing() {
  const { i18n } = useLingui();
  const events = useEvents();
  const { showToast, showErrorToast } = createToasts(useApp());
  const [pending, setPending] = useState<string | null>(null);

  return {
    pending,
    setGoing: async ({ _id, title }: CommunityEvent, isGoing: boolean): Promise<void> => {
      if (pending !== null) return;
      setPending(_id);
      try {
        await events.setGoing(_id, isGoing);
        showToast(
          isGoing
            ? i18n._('You are signed up for {title}.', { title })
            : i18n._('You are no longer signed up for {title}.', { title }),
        );
      } catch (error) {
        showErrorToast(
          error,
          isGoing ? i18n._('You could not be signed up') : i18n._('It could not be reversed'),
        );
      } finally {
        setPending(null);
      }
    },
  };
}
