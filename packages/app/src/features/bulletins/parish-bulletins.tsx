import { Banner, Button, Collapsible, Heading, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../platform/error-text.ts';
import { BulletinRow } from './bulletin-row.tsx';
import { useBulletins } from './use-bulletins.ts';

/** The number of bulletins that are shown at first. */
const FIRST = 4;

/** The bulletins of a parish, the newest first. Nothing if there are none. */
export function ParishBulletins({ parishId }: { parishId: string }) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(useBulletins(parishId).listQuery);
  if (data === undefined && error === null) return null;
  if (data?.length === 0) return null;
  return (
    <Stack as="section" gap={3} id="bulletins">
      <Heading level={2} size="md">
        {i18n._('Bulletins')}
      </Heading>
      {data === undefined ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{errorText(i18n, error, i18n._('The bulletins could not be loaded'))}</span>
            <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      ) : (
        <>
          {data.slice(0, FIRST).map((bulletin) => (
            <BulletinRow bulletin={bulletin} key={bulletin._id} />
          ))}
          {data.length > FIRST ? (
            <Collapsible summary={i18n._('Older bulletins')}>
              <Stack gap={3}>
                {data.slice(FIRST).map((bulletin) => (
                  <BulletinRow bulletin={bulletin} key={bulletin._id} />
                ))}
              </Stack>
            </Collapsible>
          ) : null}
        </>
      )}
    </Stack>
  );
}
