import { Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { AdminDetail } from '../admin-detail.tsx';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { correctionsQuery } from './corrections-query.ts';
import { RecordingsCard } from './recordings-card.tsx';
import { PublicationForm } from './publication-form.tsx';
import { kinds, PublicationStateBadge, type Publication } from './publication-labels.tsx';

function usePublication(id: string | null) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: adminKeys.one('publications', id ?? ''),
    queryFn: async ({ signal }) => {
      const params = { path: { id: id ?? '' } };
      const answer = unwrap(await api.GET('/admin/publications/{id}', { params, signal }));
      const { _id, kind } = answer.publication;
      // The corrections are above the form. If they were loaded later, they would push the form down.
      if (kind === 'parish') await queryClient.prefetchQuery(correctionsQuery(api, _id));
      return answer;
    },
    enabled: id !== null,
    refetchOnReconnect: true,
  });
}

interface EditorPageProps {
  /** The id in the URL. Null until a new publication is saved. */
  id: string | null;
  newKind: Publication['kind'];
  onCreated: (id: string) => void;
}

function EditorPage({ id, newKind, onCreated }: EditorPageProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const query = usePublication(id ?? createdId);
  const publication = query.data?.publication ?? null;
  const kind = publication?.kind ?? newKind;
  const newTitles = {
    article: i18n._('New article'),
    event: i18n._('New event'),
    parish: i18n._('New parish'),
    resource: i18n._('New resource'),
  };
  const isNew = id === null && publication === null;

  // An effect, so that a late response changes the URL only while the editor is open.
  const report = useEffectEvent(onCreated);
  useEffect(() => {
    if (createdId !== null) report(createdId);
  }, [createdId]);

  return (
    <AdminPage
      isWide
      action={publication === null ? null : <PublicationStateBadge state={publication.state} />}
      title={publication?.title ?? (isNew ? newTitles[kind] : i18n._('Publication'))}
    >
      {isNew || publication !== null ? (
        <Stack gap={4}>
          {publication?.kind === 'parish' ? <CorrectionsCard publication={publication} /> : null}
          <PublicationForm
            key="form"
            kind={kind}
            onClose={() => void navigate('/admin/publications')}
            onCreated={setCreatedId}
            publication={publication}
          />
          {publication?.kind === 'resource' ? <RecordingsCard publication={publication} /> : null}
        </Stack>
      ) : (
        <AdminDetail
          failure={i18n._('The publication could not be loaded')}
          notFoundText={i18n._('This publication no longer exists.')}
          query={query}
        >
          {() => null}
        </AdminDetail>
      )}
    </AdminPage>
  );
}

/**
 * The editor of a publication: a new one at `/admin/publications/new`, or an existing one by its id. After its first
 * save, a new publication has its id in the query string, because another path would move the focus.
 */
export function AdminPublicationScreen() {
  const id = useIdInPath() ?? '';
  const [address, setAddress] = useSearchParams();
  const isNew = id === 'new';
  const kind = kinds.find((known) => known === address.get('kind')) ?? 'article';
  return (
    <EditorPage
      id={isNew ? address.get('draft') : id}
      key={isNew ? kind : id}
      newKind={kind}
      onCreated={(draft) => setAddress({ kind, draft }, { replace: true })}
    />
  );
}
