import { useLingui } from '@lingui/react';
import { EventList } from '@parvis/design-system';
import { useEffect, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { eventTimes } from './event-times.ts';
import { onlineEvents } from './online-events.ts';
import { sampleEvents, type UpcomingEvent } from './sample-content.ts';

export function UpcomingEvents() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [announced, setAnnounced] = useState<UpcomingEvent[]>([]);
  const [now] = useState(Date.now);

  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      try {
        setAnnounced(await onlineEvents(api, left.signal));
      } catch {
        // The sample events stay. Weekly sample events are correct even without the server.
      }
    };
    void read();
    return () => left.abort();
  }, [api]);

  const page = languageTag(i18n.locale);
  const events = announced.length > 0 ? announced : sampleEvents(i18n, now);
  return (
    <EventList
      items={events.map(({ language = page, ...event }) => ({
        ...event,
        ...eventTimes(i18n, event),
        contentLang: language === page ? undefined : language,
      }))}
      undatedLabel={i18n._('Date to be announced')}
    />
  );
}
