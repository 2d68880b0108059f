import { Container, Heading, Link, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { usePartsLoaded } from '../../platform/use-parts-loaded.ts';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { BulletinEditor, useBulletins } from '../bulletins/index.ts';
import { LoadedForStaff } from './loaded-for-staff.tsx';
import { PageForm } from './page-form.tsx';
import { ParishConfirmation } from './parish-confirmation.tsx';
import { ParishEvents } from './parish-events.tsx';
import { ParishFollowers } from './parish-followers.tsx';
import { useParishStaff, type ManagedParish, type ParishStaff } from './parish-staff.ts';
import { claimPath } from './paths.ts';

interface EditorProps {
  managed: ManagedParish;
  staff: ParishStaff;
}

function Editor({ managed: { publication, followers, members }, staff }: EditorProps) {
  const { i18n } = useLingui();
  const id = publication._id;
  const { listQuery: bulletinsQuery } = useBulletins(id);
  const arePartsLoaded = usePartsLoaded(['parish-editor', id], (queryClient) => [
    queryClient.prefetchQuery(staff.correctionsQuery),
    queryClient.prefetchQuery(staff.eventsQuery),
    queryClient.prefetchQuery(bulletinsQuery),
  ]);
  if (!arePartsLoaded) return <Skeleton height="16rem" shape="block" />;
  return (
    <>
      <ParishFollowers followers={followers} members={members} />
      {publication.state === 'published' ? null : (
        <Text tone="muted">{i18n._('Readers do not see this page yet.')}</Text>
      )}
      <ParishConfirmation publication={publication} staff={staff} />
      <ParishEvents staff={staff} />
      <BulletinEditor parishId={id} />
      <PageForm publication={publication} staff={staff} />
    </>
  );
}

function EditPage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const staff = useParishStaff(id);
  const query = useQuery(staff.pageQuery);
  const title = query.data?.publication.title ?? i18n._('Edit a parish');
  useTitle(title);
  return (
    <Container page size="md">
      <Stack gap={6}>
        <Stack direction="row" gap={4} justify="between" wrap>
          <Link href={`/parish/${id}`} standalone>
            {i18n._('Back to the parish')}
          </Link>
          <Link href={claimPath(id)} standalone>
            {i18n._('Your role')}
          </Link>
        </Stack>
        <Heading level={1}>{title}</Heading>
        <LoadedForStaff failure={i18n._('The parish could not be loaded')} id={id} query={query}>
          {(managed) => <Editor managed={managed} staff={staff} />}
        </LoadedForStaff>
      </Stack>
    </Container>
  );
}

/** The editor of the parish whose id is in the URL, for those who look after it. */
export function ParishEditScreen() {
  const id = useIdInPath() ?? '';
  return <EditPage id={id} key={id} />;
}
