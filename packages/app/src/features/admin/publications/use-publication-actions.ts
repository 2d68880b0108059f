import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { can } from '../../../session/permissions.ts';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { adminKeys } from '../admin-keys.ts';
import type { Publication } from './publication-labels.tsx';

interface Action {
  label: string;
  tone: 'default' | 'danger';
  onSelect: () => void;
}

/** The actions for a publication in the list, with their confirmations and toasts. */
export function usePublicationActions(): (publication: Publication) => Action[] {
  const { i18n } = useLingui();
  const app = useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const maySend = can(useSignedInMember(), 'newsletter.manage');
  const { showToast } = createToasts(app);
  const { write } = useWrite<'change'>();

  const run = async (work: () => Promise<unknown>, message: string, failure: string): Promise<void> => {
    await write(
      'change',
      async () => {
        await work();
        showToast(message);
      },
      failure,
    );
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  return ({ _id: id, kind, state, title }) => {
    const params = { path: { id } };
    const publish = () =>
      run(
        async () => unwrap(await app.api.PUT('/admin/publications/{id}/publish', { params })),
        i18n._('{title} is published.', { title }),
        i18n._('The publication could not be published'),
      );
    const unpublish = () =>
      run(
        async () => unwrap(await app.api.PUT('/admin/publications/{id}/withdraw', { params })),
        i18n._('{title} is a draft again.', { title }),
        i18n._('The publication could not be unpublished'),
      );
    const approve = () =>
      run(
        async () => unwrap(await app.api.PUT('/admin/publications/{id}/confirm', { params })),
        i18n._('{title} is confirmed.', { title }),
        i18n._('The confirmation could not be saved'),
      );
    const announce = async () => {
      const isSure = await confirm({
        title: i18n._('Send {title} to the newsletter?', { title }),
        description: i18n._('Everybody who chose its language receives it. It can be sent only once.'),
        confirmLabel: i18n._('Send'),
      });
      if (!isSure) return;
      await run(
        async () => unwrap(await app.api.PUT('/admin/publications/{id}/announce', { params })),
        i18n._('{title} is being sent.', { title }),
        i18n._('The newsletter could not be sent'),
      );
    };
    const remove = async () => {
      const isSure = await confirm({
        title: i18n._('Delete {title}?', { title }),
        description: i18n._(
          'It will be gone for good, with its picture. To keep it as a draft, unpublish it instead.',
        ),
        confirmLabel: i18n._('Delete'),
        tone: 'danger',
      });
      if (!isSure) return;
      await run(
        async () => unwrap(await app.api.DELETE('/admin/publications/{id}', { params })),
        i18n._('{title} was deleted.', { title }),
        i18n._('The publication could not be deleted'),
      );
    };

    const isPublished = state === 'published';
    return [
      isPublished
        ? { label: i18n._('Unpublish'), tone: 'default', onSelect: () => void unpublish() }
        : { label: i18n._('Publish'), tone: 'default', onSelect: () => void publish() },
      ...(kind === 'parish'
        ? [{ label: i18n._('Confirm as correct'), tone: 'default' as const, onSelect: () => void approve() }]
        : []),
      ...(kind === 'article' && isPublished && maySend
        ? [{ label: i18n._('Send to newsletter'), tone: 'default' as const, onSelect: () => void announce() }]
        : []),
      { label: i18n._('Delete'), tone: 'danger', onSelect: () => void remove() },
    ];
  };
}
