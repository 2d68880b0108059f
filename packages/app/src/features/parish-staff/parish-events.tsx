import { Badge, Button, Heading, IconPlus, Link, Stack, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { EventDialog } from './event-dialog.tsx';
import { Loaded } from './loaded.tsx';
import type { Managed, ParishStaff } from './parish-staff.ts';

/** The local time of the event, which the contract gives without a time zone. */
const wallTime = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;

/** The events of a parish, with the actions to publish, edit and withdraw them. */
export function ParishEvents({ staff }: { staff: ParishStaff }) {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const { showToast } = createToasts(useApp());
  const { pendingOf, write } = useRowWrites<'withdraw'>();
  const query = useQuery(staff.eventsQuery);
  const [edited, setEdited] = useState<Managed | 'new' | null>(null);

  const withdraw = async ({ _id: id, title }: Managed) => {
    const isSure = await confirm({
      title: i18n._('Cancel the event {title}?', { title }),
      description: i18n._('Readers no longer see it. Calendars show it as cancelled.'),
      confirmLabel: i18n._('Cancel the event'),
      cancelLabel: i18n._('Keep it'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      id,
      'withdraw',
      async () => {
        await staff.withdrawEvent(id);
        showToast(i18n._('The event is cancelled.'));
      },
      i18n._('The event could not be cancelled'),
    );
  };

  return (
    <Stack as="section" gap={4}>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Heading level={2} size="lg">
          {i18n._('Events')}
        </Heading>
        <Button leadingIcon={<IconPlus />} onClick={() => setEdited('new')} size="sm" variant="secondary">
          {i18n._('New event')}
        </Button>
      </Stack>
      <Loaded failure={i18n._('The events could not be loaded')} query={query}>
        {(events) =>
          events.length === 0 ? (
            <Text tone="muted">{i18n._('No events yet. Publish the next one here.')}</Text>
          ) : (
            <Stack as="ul" gap={3} role="list">
              {events.map((event) => (
                <Stack align="center" as="li" direction="row" gap={3} justify="between" key={event._id} wrap>
                  <Stack gap={1}>
                    {event.state === 'published' ? (
                      <Link href={`/event/${event._id}`}>{event.title}</Link>
                    ) : (
                      <Stack direction="row" gap={2}>
                        <Text>{event.title}</Text>
                        <Badge tone="warning">{i18n._('Cancelled')}</Badge>
                      </Stack>
                    )}
                    <Text size="sm" tone="muted">
                      {event.event === null ? null : i18n.date(`${event.event.startsAt}:00Z`, wallTime)}
                    </Text>
                  </Stack>
                  {event.state === 'published' ? (
                    <Stack direction="row" gap={2}>
                      <Button
                        aria-label={i18n._('Edit {name}', { name: event.title })}
                        onClick={() => setEdited(event)}
                        size="sm"
                        variant="secondary"
                      >
                        {i18n._('Edit')}
                      </Button>
                      <Button
                        aria-label={i18n._('Cancel the event {title}', { title: event.title })}
                        loading={pendingOf(event._id) !== null}
                        onClick={() => void withdraw(event)}
                        size="sm"
                        variant="ghost"
                      >
                        {i18n._('Cancel the event')}
                      </Button>
                    </Stack>
                  ) : null}
                </Stack>
              ))}
            </Stack>
          )
        }
      </Loaded>
      {edited === null ? null : (
        <EventDialog event={edited === 'new' ? null : edited} onClose={() => setEdited(null)} staff={staff} />
      )}
    </Stack>
  );
}
