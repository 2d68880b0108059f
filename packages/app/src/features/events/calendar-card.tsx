import {
  Button,
  ButtonLink,
  CopyField,
  IconCalendar,
  SideCard,
  Skeleton,
  Stack,
  Text,
  useConfirm,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp, useMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useEvents } from './use-events.ts';

const absolute = (path: string): string => new URL(path, location.origin).href;

type OwnCalendarProps = {
  label: string;
  /** What the calendar contains; by default only the events that the member attends. */
  sources?: readonly string[];
};

function feedAddress(path: string, sources: readonly string[] | undefined): string {
  const address = new URL(path, location.origin);
  if (sources !== undefined) address.searchParams.set('sources', sources.join(','));
  return address.href;
}

/** The address of the member's own calendar. */
export function OwnCalendar({ label, sources }: OwnCalendarProps) {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const events = useEvents();
  const { showToast } = createToasts(useApp());
  const feed = useQuery(events.feedQuery());
  const { pending, write } = useWrite<'make'>();

  const make = () =>
    write(
      'make',
      async () => {
        await events.makeFeed();
        showToast(i18n._('Your calendar address is ready.'));
      },
      i18n._('The address could not be created'),
    );
  const renew = async () => {
    const isSure = await confirm({
      title: i18n._('Create a new address?'),
      description: i18n._('Calendars that use the current address stop updating.'),
      confirmLabel: i18n._('New address'),
      cancelLabel: i18n._('Cancel'),
    });
    if (isSure) await make();
  };

  return (
    <>
      {feed.isPending ? <Skeleton height="4rem" shape="block" /> : null}
      {feed.isLoadingError ? (
        <Stack align="start" gap={2}>
          <Text role="alert" size="sm">
            {errorText(i18n, feed.error, i18n._('Your calendar address could not be loaded'))}
          </Text>
          <Button loading={feed.isFetching} onClick={() => void feed.refetch()} size="sm" variant="secondary">
            {i18n._('Try again')}
          </Button>
        </Stack>
      ) : null}
      {feed.data === null ? (
        <Stack align="start" gap={2}>
          <Text size="sm" tone="muted">
            {i18n._('Your events have a calendar address of their own, known only to you.')}
          </Text>
          <Button loading={pending !== null} onClick={() => void make()} size="sm" variant="secondary">
            {i18n._('Create my address')}
          </Button>
        </Stack>
      ) : null}
      {typeof feed.data === 'string' ? (
        <Stack align="start" gap={2}>
          <CopyField
            description={i18n._(
              'Anyone with this link can see the events you attend, and their links. Keep it to yourself.',
            )}
            label={label}
            value={feedAddress(feed.data, sources)}
          />
          <Button loading={pending !== null} onClick={() => void renew()} size="sm" variant="ghost">
            {i18n._('New address')}
          </Button>
        </Stack>
      ) : null}
    </>
  );
}

/** The addresses for calendar apps: one for all events, and one for the member's own events. */
export function CalendarCard() {
  const { i18n } = useLingui();
  const isMember = useMember() !== null;
  return (
    <SideCard icon={<IconCalendar />} title={i18n._('In your calendar')}>
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          {i18n._('Paste an address into your calendar app, and new events will appear there.')}
        </Text>
        <CopyField label={i18n._('All events')} value={absolute('/api/event/calendar')} />
        {isMember ? (
          <ButtonLink href="/calendar" size="sm" variant="secondary">
            {i18n._('See my calendar')}
          </ButtonLink>
        ) : null}
        {isMember ? <OwnCalendar label={i18n._('Events I go to')} /> : null}
      </Stack>
    </SideCard>
  );
}
