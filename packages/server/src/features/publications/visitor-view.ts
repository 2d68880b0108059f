import type { components } from '@parvis/api-client/contract';
import { textWords } from '../../platform/text-words.ts';
import { soughtDetails } from './details.ts';
import type { View } from './pages.ts';
import type { PublicationRow } from './repository.ts';

type Schemas = components['schemas'];

/**
 * Returns the details of an event for visitors. Each field is named, so a new field stays hidden. The link stays,
 * because the presenters need to know whether there is one. They show it only to members who have signed up.
 */
export function visitorEvent(event: Schemas['EventDetails']): Schemas['EventDetails'] {
  const { startsAt, minutes, timeZone, recurrence, until, link, isPlacePublic = false } = event;
  const place = isPlacePublic ? event.place : '';
  return { startsAt, minutes, timeZone, recurrence, until, place, isPlacePublic, link };
}

/** Returns the details of a parish for visitors: the church and its times, without a person or their contact data. */
export function visitorParish(parish: Schemas['ParishDetails']): Schemas['ParishDetails'] {
  const { patron, diocese, address, town, state, zip, timeZone, website } = parish;
  const { times, holyDayTimes, exceptions } = parish;
  return {
    ...(patron === undefined ? {} : { patron }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(holyDayTimes === undefined ? {} : { holyDayTimes }),
    diocese,
    address,
    town,
    state,
    zip,
    website,
    times,
    exceptions,
    phone: '',
    email: '',
    pastor: '',
  };
}

/** Returns a publication as visitors see it. Articles and resources stay unchanged, because their authors sign them. */
export function visitorView<Row extends PublicationRow>(row: Row): Row {
  // The service has written the details for the kind of the row, so the types are right.
  if (row.kind === 'event') {
    const event = visitorEvent(JSON.parse(row.details) as Schemas['EventDetails']);
    return { ...row, author: '', details: JSON.stringify(event) };
  }
  if (row.kind === 'parish') {
    const parish = visitorParish(JSON.parse(row.details) as Schemas['ParishDetails']);
    return { ...row, author: '', details: JSON.stringify(parish) };
  }
  return row;
}

/**
 * Returns the `view` function for a search. That function returns null for rows whose visible text does not match all
 * prefixes. Otherwise, visitors could find out hidden names and places by searching for them.
 */
export function viewForSearch(prefixes: readonly string[]): View {
  if (prefixes.length === 0) return visitorView;
  return (row) => {
    const shown = visitorView(row);
    const { title, summary, author } = shown;
    const words = textWords([title, summary, author, soughtDetails(shown)].join(' '));
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix))) ? shown : null;
  };
}
