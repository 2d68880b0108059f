import { Link, Stack, Text } from '@parvis/design-system';
import type { ApiClient, Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { languageTag } from '../../i18n/languages.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { dayText, ownTime, ownTimeZone, zonedTime } from '../events/index.ts';
import { VisitorList } from './visitor-list.tsx';

const FEW = 3;

const readEvents = async (api: ApiClient, signal: AbortSignal) =>
  unwrap(await api.GET('/event/all', { params: { query: { limit: FEW } }, signal })).events;

const idOf = ({ _id }: Schemas['CommunityEvent']): string => _id;

/** The next events. */
export function NextEvents() {
  const { i18n } = useLingui();
  const page = languageTag(i18n.locale);
  return (
    <VisitorList
      empty={i18n._('No events are announced yet.')}
      failure={i18n._('The events could not be loaded')}
      height="6rem"
      keyOf={idOf}
      read={readEvents}
    >
      {(event) => {
        const { timeZone } = event.event;
        const own = ownTime(i18n, event, timeZone, ownTimeZone());
        return (
          <Stack as="li" gap={0}>
            <Link
              href={`/event/${event._id}`}
              lang={event.language === page ? undefined : event.language}
              standalone
            >
              {event.title}
            </Link>
            <Text as="span" size="sm">
              {dayText(i18n, event, timeZone)}
            </Text>
            <Text as="span" size="sm" tone="muted">
              {zonedTime(i18n, event, timeZone)}
            </Text>
            {own === null ? null : (
              <Text as="span" size="sm" tone="muted">
                {own}
              </Text>
            )}
          </Stack>
        );
      }}
    </VisitorList>
  );
}
