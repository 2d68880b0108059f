export { upcomingEventsCard } from './lazy-upcoming-events-card.ts';
export { mapAddress } from './map-address.ts';
