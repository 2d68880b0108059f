import { Button, Container, Heading, Link, QrCode, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { LoadedForStaff } from './loaded-for-staff.tsx';
import { useParishStaff } from './parish-staff.ts';

function PosterPage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const staff = useParishStaff(id);
  const query = useQuery(staff.pageQuery);
  const title = query.data?.publication.title ?? i18n._('Poster');
  const address = new URL(`/parish/${id}`, location.href).href;
  useTitle(title);
  return (
    <Container page size="sm">
      <Stack align="center" gap={5}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <LoadedForStaff failure={i18n._('The parish could not be loaded')} id={id} query={query}>
          {({ publication: parish }) => (
            <>
              <Text size="lg">{i18n._('Mass times, events and news of our parish')}</Text>
              <QrCode
                label={i18n._('QR code of the page of {title}', { title: parish.title })}
                value={address}
              />
              <Text>{i18n._('Scan the code with your phone, and follow us.')}</Text>
              <Text size="sm">{address}</Text>
              <Stack direction="row" gap={3} wrap>
                <Button onClick={() => window.print()}>{i18n._('Print')}</Button>
                <Link href={`/parish/edit/${id}`} standalone>
                  {i18n._('Back to the editor')}
                </Link>
              </Stack>
            </>
          )}
        </LoadedForStaff>
      </Stack>
    </Container>
  );
}

/** A page to print and hang up, with a QR code that leads to the page of the parish. */
export function ParishPosterScreen() {
  const id = useIdInPath() ?? '';
  return <PosterPage id={id} key={id} />;
}
