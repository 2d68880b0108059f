export { OwnCalendar } from './calendar-card.tsx';
export { EventArticle } from './event-article.tsx';
export { upcomingEventsCard } from './lazy-upcoming-events-card.ts';
export { dayText, ownTime, ownTimeZone, zonedTime } from './event-times.ts';
export { mapAddress } from './map-address.ts';
export { useNextEvent } from './use-next-event.ts';
export { UpcomingEventsPlaceholder } from './upcoming-events-placeholder.tsx';
