export type { Authority } from './authority.ts';
export { calendarFile, calendarText, utcTime } from './calendar-format.ts';
export { calendarRoutes } from './calendar-routes.ts';
export { calendarZone } from './calendar-zone.ts';
export type { CalendarFeast, MemberCalendar } from './calendars.ts';
export { createComingEvents, createEventsNaming } from './coming-events.ts';
export {
  createMemberEvents,
  type CalendarSource,
  type EventPeriod,
  type MemberEvent,
} from './member-events.ts';
export { feedRoutes } from './feed-routes.ts';
export { createPublicationImports, type CleanPublication, type ImportTarget } from './imports.ts';
export { handlePublicationJobs } from './occurrence-job.ts';
export { createOpenParishes, type OpenParish } from './open-parishes.ts';
export { occurrencesBetween } from './occurrences.ts';
export { createParishNames } from './parish-names.ts';
export { createPublishedPages } from './published-pages.ts';
export { publishedPictures } from './published-picture.ts';
export { readingRoutes } from './reading-routes.ts';
export { publicationRoutes } from './routes.ts';
export { createPublicationFinder } from './search.ts';
export { keyOf as publicationKey } from './details.ts';
export { createPublicationRepository } from './repository.ts';
export { parishOf } from './parish-links.ts';
export { createPublicationService } from './service.ts';
export { createPublicationPresenter } from './presenter.ts';
