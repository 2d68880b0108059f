import { IconChurch, Link, SideCard, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { languageOf } from '../publications/index.ts';
import { nextServices } from './next-services.ts';
import { contentQuery } from './parish-content.ts';
import type { Parish } from './parishes.ts';
import { parishPath } from './parishes-path.ts';
import { useParishes } from './use-parishes.ts';

function NextMass({ parish, now }: { parish: Parish; now: number }) {
  const { i18n } = useLingui();
  const mass =
    parish.schedule === undefined
      ? undefined
      : nextServices(i18n, parish.schedule, now).find(({ kind }) => kind === 'mass');
  if (mass === undefined) return <Text tone="muted">{i18n._('We do not know the times yet.')}</Text>;
  return (
    <Stack gap={0}>
      <Text as="span" size="sm" tone="muted">
        {i18n._('Next Mass')}
      </Text>
      <Text as="span">{mass.when}</Text>
      {mass.notes.length === 0 ? null : (
        <Text as="span" lang={languageOf(i18n, parish)} size="sm" tone="muted">
          {mass.notes.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** The next Mass of the member's own parish. */
function Body({ id }: { id: string }) {
  const { i18n } = useLingui();
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, error } = useQuery(useParishes().parishQuery(id));
  if (data !== undefined) return <NextMass now={Math.max(dataUpdatedAt, openedAt)} parish={data} />;
  if (error === null) return <Skeleton height="2.75rem" shape="block" />;
  return <Text tone="muted">{errorText(i18n, error, i18n._('The parish could not be loaded'))}</Text>;
}

/** The next event of the member's own parish. */
function NextEvent({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const viewer = useMember()?._id ?? null;
  const { data } = useInfiniteQuery(contentQuery(api, i18n, { id, kind: 'events', viewer }));
  const event = data?.pages[0]?.entries[0];
  if (event === undefined) return null;
  return (
    <Stack gap={0}>
      <Text as="span" size="sm" tone="muted">
        {i18n._('Next event')}
      </Text>
      <Link href={event.href} lang={event.lang} standalone>
        {event.title}
      </Link>
      <Text as="span" size="sm">
        {event.detail}
      </Text>
    </Stack>
  );
}

/** The side card of the member's own parish. Renders nothing if they have none. */
export function MyParishCard() {
  const { i18n } = useLingui();
  const parish = useMember()?.ownParish;
  if (parish === undefined) return null;
  return (
    <SideCard
      action={
        <Link href={parishPath(parish._id)} standalone>
          {i18n._('Parish page')}
        </Link>
      }
      icon={<IconChurch />}
      title={i18n._('My parish')}
    >
      <Stack gap={3}>
        <Text lang={languageOf(i18n, parish)} weight="semibold">
          {parish.title}
        </Text>
        <Body id={parish._id} key={parish._id} />
        <NextEvent id={parish._id} />
      </Stack>
    </SideCard>
  );
}
