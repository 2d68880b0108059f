import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { offerPushAfter } from '../push/index.ts';
import { createEvents, type CommunityEvent } from './events.ts';
import { useRowWrites } from '../../platform/use-write.ts';

export function useEvents() {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const viewer = useMember()?._id ?? null;
  return useMemo(() => createEvents(api, queryClient, viewer), [api, queryClient, viewer]);
}

/** Signs the member up for an event, or cancels the sign-up. Each event has only one call at a time. */
export function useGoing() {
  const { i18n } = useLingui();
  const events = useEvents();
  const app = useApp();
  const memberId = useMember()?._id ?? null;
  const { showToast } = createToasts(app);
  const { pendingOf, write } = useRowWrites<'going'>();

  return {
    isPending: ({ _id }: CommunityEvent) => pendingOf(_id) !== null,
    setGoing: ({ _id, title }: CommunityEvent, isGoing: boolean) =>
      write(
        _id,
        'going',
        async () => {
          await events.setGoing(_id, isGoing);
          showToast(
            isGoing
              ? i18n._('You are signed up for {title}.', { title })
              : i18n._('You are no longer signed up for {title}.', { title }),
          );
          if (isGoing) offerPushAfter(app, memberId, { did: 'signedUp' });
        },
        isGoing ? i18n._('You could not be signed up') : i18n._('Your sign-up could not be canceled'),
      ),
  };
}
