import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { useRowWrites } from '../../platform/use-write.ts';
import { usePeople } from '../people/index.ts';

const params = (id: string) => ({ params: { path: { id } } });

/** Follows members, joins groups and signs up for events. A finished row stays in its list. */
export function useSuggestionActions() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { relations } = usePeople();
  const { pendingOf, write } = useRowWrites();
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());

  const run = async (
    id: string,
    work: () => Promise<unknown>,
    changed: 'groups' | 'events' | null,
    failure: string,
  ) => {
    const isDone = await write(
      id,
      'save',
      async () => {
        await work();
      },
      failure,
    );
    if (!isDone) return;
    setFinished((known) => new Set([...known, id]));
    if (changed !== null) void queryClient.invalidateQueries({ queryKey: [changed] });
    void queryClient.invalidateQueries({ queryKey: ['welcome'], refetchType: 'none' });
  };
  return {
    isPending: (id: string) => pendingOf(id) !== null,
    isFinished: (id: string) => finished.has(id),
    follow: (id: string) =>
      run(id, () => relations.follow(id, true), null, i18n._('You could not follow this member')),
    join: (id: string) =>
      run(id, () => api.PUT('/group/membership/{id}', params(id)), 'groups', i18n._('You could not join')),
    attend: (id: string) =>
      run(
        id,
        () => api.PUT('/event/attend/{id}', params(id)),
        'events',
        i18n._('You could not be signed up'),
      ),
  };
}
