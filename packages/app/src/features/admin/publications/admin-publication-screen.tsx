import { Card, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useIdInPath } from '../../../router/id-in-path.ts';
import { AdminDetail, useAdminOne } from '../admin-detail.tsx';
import { adminKeys } from '../admin-keys.ts';
import { AdminPage } from '../admin-page.tsx';
import { CorrectionsCard } from './corrections-card.tsx';
import { correctionsQuery } from './corrections-query.ts';
import { PictureCard } from './picture-card.tsx';
import { RecordingsCard } from './recordings-card.tsx';
import { PublicationForm } from './publication-form.tsx';
import { kinds, type Publication } from './publication-labels.tsx';
import { newValues, payloadOf, valuesOf, type PublicationValues } from './publication-values.ts';

const list = '/admin/publications';

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Closes the editor of the publication. After saving, also refetches the list and shows a toast. */
function useSaving() {
  const { i18n } = useLingui();
  const app = useApp();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const close = () => void navigate(list);
  const saved = (title: string) => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    showToast(i18n._('{title} was saved.', { title }));
    close();
  };
  return { close, saved };
}

function NewPublication({ kind }: { kind: Publication['kind'] }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { close, saved } = useSaving();
  // The idempotency key of each version of the content. Repeating a request whose response was lost creates no
  // duplicate. Changed content gets a new key.
  const [tries] = useState(() => new Map<string, string>());
  const titles = {
    article: i18n._('New article'),
    event: i18n._('New event'),
    parish: i18n._('New parish'),
    resource: i18n._('New resource'),
  };

  const save = async (values: PublicationValues) => {
    const body = { kind, ...payloadOf(kind, values) };
    const intent = JSON.stringify(body);
    const key = tries.get(intent) ?? crypto.randomUUID();
    tries.set(intent, key);
    const params = { header: { 'idempotency-key': key } };
    const { publication } = unwrap(await api.POST('/admin/publications', { params, body }));
    saved(publication.title);
  };

  return (
    <AdminPage title={titles[kind]}>
      <Text tone="muted">{i18n._('Save it first. Then you can add a picture.')}</Text>
      <Card>
        <PublicationForm initial={newValues(ownTimeZone())} kind={kind} onClose={close} save={save} />
      </Card>
    </AdminPage>
  );
}

function KnownPublication({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { close, saved } = useSaving();
  const notFoundText = i18n._('This publication no longer exists.');
  const query = useAdminOne({
    area: 'publications',
    id,
    read: async (signal) => {
      const answer = unwrap(await api.GET('/admin/publications/{id}', { params: { path: { id } }, signal }));
      // The corrections are above the form. If they were loaded later, they would push the form down.
      if (answer.publication.kind === 'parish') await queryClient.prefetchQuery(correctionsQuery(api, id));
      return answer;
    },
  });

  return (
    <AdminPage title={query.data?.publication.title ?? i18n._('Publication')}>
      <AdminDetail
        failure={i18n._('The publication could not be loaded')}
        notFoundText={notFoundText}
        query={query}
      >
        {({ publication }) => {
          const { kind } = publication;
          return (
            <Stack gap={4}>
              {kind === 'parish' ? <CorrectionsCard publication={publication} /> : null}
              <PictureCard publication={publication} />
              {kind === 'resource' ? <RecordingsCard publication={publication} /> : null}
              <Card>
                <PublicationForm
                  initial={valuesOf(publication)}
                  key={publication._id}
                  kind={kind}
                  onClose={close}
                  save={async (values) => {
                    const body = payloadOf(kind, values);
                    const params = { path: { id } };
                    const answer = unwrap(await api.PUT('/admin/publications/{id}', { params, body }));
                    saved(answer.publication.title);
                  }}
                />
              </Card>
            </Stack>
          );
        }}
      </AdminDetail>
    </AdminPage>
  );
}

/** The editor of a publication: a new one at `/admin/publications/new`, or an existing one by its id. */
export function AdminPublicationScreen() {
  const id = useIdInPath() ?? '';
  const [address] = useSearchParams();
  if (id !== 'new') return <KnownPublication id={id} key={id} />;
  const kind = kinds.find((known) => known === address.get('kind')) ?? 'article';
  return <NewPublication key={kind} kind={kind} />;
}
