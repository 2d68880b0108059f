import type { components } from '@parvis/api-client/contract';
import { SITE_NAME } from '../../platform/mail/mail-content.ts';
import type { PublicPicture } from '../files/index.ts';
import { modifiedAt } from './modified-at.ts';
import type { ListedItem } from './page-body.ts';
import { parishSchedule } from './parish-schedule.ts';
import type { PublicationRow, WholeRow } from './repository.ts';
import type { PublicationsTable } from './tables.ts';

type Schemas = components['schemas'];
type EventDetails = Schemas['EventDetails'];
type Data = Readonly<Record<string, unknown>>;

interface Options {
  readonly origin: string;
  /** The path of the page. */
  readonly path: string;
  readonly picture: PublicPicture | null;
  readonly now: number;
}

const vocabulary = 'https://schema.org';
const serviceNames = { mass: 'Mass', confession: 'Confession', adoration: 'Adoration' } as const;
const frequencies = { daily: 'P1D', weekly: 'P1W', monthly: 'P1M' } as const;

const timestamp = (time: number): string => new Date(time).toISOString();
const unlessEmpty = (name: string, text: string): Data => (text === '' ? {} : { [name]: text });

const commonOf = (row: WholeRow, { origin, path, picture }: Options): Data => ({
  '@context': vocabulary,
  url: `${origin}${path}`,
  inLanguage: row.language,
  ...unlessEmpty('description', row.summary),
  ...(picture === null ? {} : { image: [`${origin}${picture.path}`] }),
});

const publisher = (origin: string): Data => ({
  '@type': 'Organization',
  name: SITE_NAME,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
});

function textOf(row: WholeRow, options: Options): Data {
  return {
    ...commonOf(row, options),
    datePublished: timestamp(row.published_at ?? row.created_at),
    dateModified: timestamp(modifiedAt(row)),
    author: row.author === '' ? publisher(options.origin) : { '@type': 'Person', name: row.author },
    publisher: publisher(options.origin),
  };
}

/**
 * For an online event, returns the address of its page. The link of the event is left out, because only members get
 * it.
 */
function placesOf({ place, link }: EventDetails, url: string): readonly Data[] {
  return [
    ...(place === '' ? [] : [{ '@type': 'Place', name: place, address: place }]),
    ...(link === '' ? [] : [{ '@type': 'VirtualLocation', url }]),
  ];
}

/** Reads the category, because the place can be hidden. */
function attendanceOf({ category }: WholeRow): string {
  const mode = category === 'online' ? 'Online' : category === 'both' ? 'Mixed' : 'Offline';
  return `${vocabulary}/${mode}EventAttendanceMode`;
}

function eventOf(row: WholeRow, options: Options): Data {
  // The service has written these details for an event, so the type is right.
  const event = JSON.parse(row.details) as EventDetails;
  const { recurrence, timeZone, until } = event;
  const places = placesOf(event, `${options.origin}${options.path}`);
  return {
    ...commonOf(row, options),
    '@type': 'Event',
    name: row.title,
    startDate: timestamp(row.begins_at),
    endDate: timestamp(row.ends_at),
    eventStatus: `${vocabulary}/EventScheduled`,
    eventAttendanceMode: attendanceOf(row),
    ...(places.length === 0 ? {} : { location: places }),
    organizer: row.author === '' ? publisher(options.origin) : { '@type': 'Organization', name: row.author },
    ...(recurrence === 'none'
      ? {}
      : {
          eventSchedule: {
            '@type': 'Schedule',
            repeatFrequency: frequencies[recurrence],
            startDate: event.startsAt,
            scheduleTimezone: timeZone,
            ...(until === null ? {} : { endDate: until }),
          },
        }),
  };
}

const addressOf = ({ address, town, state, zip }: Schemas['ParishDetails']): Data => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: town,
  addressRegion: state,
  postalCode: zip,
  addressCountry: 'US',
});

function churchOf({ title, summary, details }: PublicationRow): Data {
  // The service has written these details for a parish, so the type is right.
  const parish = JSON.parse(details) as Schemas['ParishDetails'];
  return {
    '@type': 'CatholicChurch',
    name: title,
    ...unlessEmpty('description', summary),
    ...unlessEmpty('sameAs', parish.website),
    address: addressOf(parish),
  };
}

/** Returns a church with its next services. */
function parishOf(row: WholeRow, options: Options): Data {
  // The service has written these details for a parish, so the type is right.
  const parish = JSON.parse(row.details) as Schemas['ParishDetails'];
  const { upcoming } = parishSchedule(parish, options.now);
  const { inLanguage: _, ...common } = commonOf(row, options);
  return {
    ...common,
    ...churchOf(row),
    ...(upcoming.length === 0
      ? {}
      : {
          event: upcoming.map(({ kind, startsAt, language }) => ({
            '@type': 'Event',
            name: serviceNames[kind],
            startDate: startsAt,
            location: { '@type': 'CatholicChurch', name: row.title, address: addressOf(parish) },
            ...(language === undefined ? {} : { inLanguage: language }),
          })),
        }),
  };
}

/** Returns a publication as structured data in the vocabulary of schema.org. */
export function structuredData(row: WholeRow, options: Options): Data {
  if (row.kind === 'parish') return parishOf(row, options);
  if (row.kind === 'event') return eventOf(row, options);
  if (row.kind === 'article') return { ...textOf(row, options), '@type': 'Article', headline: row.title };
  return { ...textOf(row, options), '@type': 'CreativeWork', name: row.title };
}

/** Returns a list of events or parishes as structured data. The other lists have none. */
export function listData(
  kind: PublicationsTable['kind'],
  items: readonly ListedItem[],
  origin: string,
): Data | null {
  if ((kind !== 'event' && kind !== 'parish') || items.length === 0) return null;
  return {
    '@context': vocabulary,
    '@type': 'ItemList',
    itemListElement: items.map(({ row, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(row.kind === 'parish'
        ? { item: { ...churchOf(row), url: `${origin}${path}` } }
        : { url: `${origin}${path}` }),
    })),
  };
}
