export { EventList, type EventItem, type EventListProps } from './event-list.tsx';
