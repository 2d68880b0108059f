import { IconClock, IconGlobe, IconPin, IconUsers } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import type { CommunityEvent } from './events.ts';
import { recurrenceText } from './event-times.ts';

/** The event's recurrence, place and attendance. */
export function eventFacts(i18n: I18n, { event, isOnline, isInPerson, going }: CommunityEvent) {
  const often = recurrenceText(i18n, event);
  // Visitors see only public places.
  const place = event.place === '' ? i18n._('In person') : event.place;
  return [
    ...(often === null ? [] : [{ id: 'often', icon: <IconClock size="sm" />, text: often }]),
    ...(isInPerson ? [{ id: 'place', icon: <IconPin size="sm" />, text: place }] : []),
    ...(isOnline ? [{ id: 'online', icon: <IconGlobe size="sm" />, text: i18n._('Online') }] : []),
    ...(going === 0
      ? []
      : [
          {
            id: 'going',
            icon: <IconUsers size="sm" />,
            text: i18n._('{count, plural, one {# going} other {# going}}', { count: going }),
          },
        ]),
  ];
}
