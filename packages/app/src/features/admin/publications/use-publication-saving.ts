import type { ApiClient, Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { createIdempotentRetry } from '../../../platform/idempotent-retry.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { adminKeys } from '../admin-keys.ts';
import type { Publication } from './publication-labels.tsx';
import { payloadOf, type PublicationValues } from './publication-values.ts';

type NewPublication = Schemas['PublicationPayload'];

async function update(api: ApiClient, id: string, body: Schemas['PublicationUpdatePayload']) {
  const params = { path: { id } };
  return unwrap(await api.PUT('/admin/publications/{id}', { params, body })).publication;
}

/** Creates the drafts of one form. */
function createDrafts(api: ApiClient) {
  const key = crypto.randomUUID();
  const retryIdempotently = createIdempotentRetry<NewPublication>();
  return async (draft: NewPublication) => {
    let stored = draft;
    const { publication } = await retryIdempotently(key, draft, async (sent, idempotencyKey) => {
      stored = sent;
      const params = { header: { 'idempotency-key': idempotencyKey } };
      return unwrap(await api.POST('/admin/publications', { params, body: sent }));
    });
    return { publication, isCurrent: stored === draft };
  };
}

interface PublicationSaving {
  kind: Publication['kind'];
  /** Null until the publication is first saved. */
  publication: Publication | null;
  /** Called after the first save. */
  onCreated: (id: string) => void;
}

/** The requests of the editor. Each one updates the cached publication. */
export function usePublicationSaving({ kind, publication, onCreated }: PublicationSaving) {
  const { i18n } = useLingui();
  const app = useApp();
  const { api } = app;
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const [createDraft] = useState(() => createDrafts(api));

  const show = (changed: Publication) => {
    queryClient.setQueryData(adminKeys.one('publications', changed._id), { publication: changed });
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  return {
    show,
    save: async (values: PublicationValues): Promise<Publication> => {
      const body = payloadOf(kind, values);
      if (publication !== null) {
        const changed = await update(api, publication._id, body);
        show(changed);
        return changed;
      }
      const { publication: created, isCurrent } = await createDraft({ kind, ...body });
      show(created);
      onCreated(created._id);
      // After a lost response, the server can have an earlier version of the text.
      if (isCurrent) return created;
      const changed = await update(api, created._id, body);
      show(changed);
      return changed;
    },
    publish: async ({ _id: id, title }: Publication): Promise<void> => {
      const params = { path: { id } };
      show(unwrap(await api.PUT('/admin/publications/{id}/publish', { params })).publication);
      showToast(i18n._('{title} is published.', { title }));
    },
    unpublish: async ({ _id: id, title }: Publication): Promise<void> => {
      const params = { path: { id } };
      show(unwrap(await api.PUT('/admin/publications/{id}/withdraw', { params })).publication);
      showToast(i18n._('{title} is a draft again.', { title }));
    },
    removePicture: async ({ _id: id }: Publication): Promise<void> => {
      const params = { path: { id } };
      show(unwrap(await api.DELETE('/admin/publications/{id}/picture', { params })).publication);
      showToast(i18n._('The picture was removed.'));
    },
    showSaved: ({ title }: Publication) => showToast(i18n._('{title} was saved.', { title })),
  };
}
