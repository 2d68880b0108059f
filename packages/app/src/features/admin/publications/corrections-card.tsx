import {
  Banner,
  Button,
  Card,
  Heading,
  Link,
  LinkedText,
  Skeleton,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp, useSignedInMember } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { errorText } from '../../../platform/error-text.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { fullName, profilePath } from '../../people/index.ts';
import { can } from '../../../session/permissions.ts';
import { adminKeys } from '../admin-keys.ts';
import { correctionsQuery } from './corrections-query.ts';
import type { Publication } from './publication-labels.tsx';

function Corrections({ corrections }: { corrections: readonly Schemas['Correction'][] }) {
  const { i18n } = useLingui();
  const reviewsMembers = can(useSignedInMember(), 'member.review');
  const pathTo = (id: string) => (reviewsMembers ? `/admin/members/${id}` : profilePath(id));
  return (
    <Stack as="ul" gap={4} role="list">
      {corrections.map(({ user, note, createdAt }) => (
        <Stack as="li" gap={1} key={user._id}>
          {note === '' ? (
            <Text tone="muted">{i18n._('A member reported a mistake without saying what it is.')}</Text>
          ) : (
            <Text dir="auto" multiline>
              <LinkedText>{note}</LinkedText>
            </Text>
          )}
          <Text size="sm" tone="muted">
            <Link href={pathTo(user._id)}>{fullName(user)}</Link>,{' '}
            <Time format="datetime" value={createdAt} />
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

/** Members' corrections to a parish page, and the actions to resolve them. */
export function CorrectionsCard({
  publication: { _id: id, confirmedAt, title },
}: {
  publication: Publication;
}) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast, showErrorToast } = createToasts(app);
  const { pending, write } = useWrite<'settle'>();
  const params = { path: { id } };
  const { data, error, isFetching, refetch } = useQuery(correctionsQuery(app.api, id));

  const refresh = () => queryClient.invalidateQueries({ queryKey: adminKeys.all });
  const settle = () =>
    write(
      'settle',
      async () => {
        unwrap(await app.api.PUT('/admin/publications/{id}/confirm', { params }));
        showToast(i18n._('{title} is confirmed.', { title }));
        await refresh();
      },
      async (failure) => {
        showErrorToast(failure, i18n._('The confirmation could not be saved'));
        await refresh();
      },
    );

  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {i18n._('Reported corrections')}
        </Heading>
        {data !== undefined ? (
          data.length === 0 ? (
            <Text tone="muted">{i18n._('Nobody has reported a mistake on this page.')}</Text>
          ) : (
            <>
              <Corrections corrections={data} />
              <Text tone="muted">
                {i18n._('Correct the page below and save it. Confirming the page closes all reports.')}
              </Text>
            </>
          )
        ) : error === null ? (
          <Skeleton height="4rem" shape="block" />
        ) : (
          <Banner role="alert" tone="danger">
            <Stack align="start" gap={2}>
              <span>{errorText(i18n, error, i18n._('The corrections could not be loaded'))}</span>
              <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
                {i18n._('Try again')}
              </Button>
            </Stack>
          </Banner>
        )}
        <Text size="sm" tone="muted">
          {i18n._('Last confirmed')} <Time format="date" value={confirmedAt} />
        </Text>
        <Stack direction="row">
          <Button loading={pending !== null} onClick={() => void settle()} size="sm" variant="secondary">
            {i18n._('Confirm as correct')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
