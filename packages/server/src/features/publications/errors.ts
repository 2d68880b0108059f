import type { PublicationsTable } from './tables.ts';
import { badField, badRequest, conflict, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import type { Text } from '../../platform/language.ts';

const unavailable: Readonly<Record<PublicationsTable['kind'], Text>> = {
  article: i18n._('This article is no longer available.'),
  event: i18n._('This event is no longer available.'),
  parish: i18n._('This parish is no longer available.'),
  resource: i18n._('This resource is no longer available.'),
};

export function publicationNotFound(kind?: PublicationsTable['kind']): AppError {
  return notFound(
    'publication.not-found',
    kind === undefined ? i18n._('This is no longer available.') : unavailable[kind],
  );
}

export function calendarNotFound(): AppError {
  return notFound('calendar.not-found', i18n._('There is no longer a calendar at this address.'));
}

export function noRecordingsHere(): AppError {
  return badRequest(
    i18n._('Only resources of the type Audio or Course have recordings.'),
    undefined,
    'publication.kind',
  );
}

export function tooManyRecordings(most: number): AppError {
  return badField(
    'recording',
    i18n._('There are already {most} recordings, which is the maximum.', { most }),
  );
}

/** The error if another request has added or removed a recording in the meantime. */
export function otherRecordings(): AppError {
  return badField('order', i18n._('The recordings have changed in the meantime. Please check them again.'));
}

export function recordingNotFound(): AppError {
  return notFound('recording.not-found', i18n._('This recording is no longer available.'));
}

export function eventIsOver(): AppError {
  return badRequest(i18n._('This event is over.'), undefined, 'event.over');
}

export function noParish(): AppError {
  return badRequest(i18n._('Only the pages of parishes are confirmed.'), undefined, 'publication.kind');
}

export function parishUnknown(): AppError {
  return badField('parishId', i18n._('This parish is no longer in the directory.'));
}

export function belongsToNoParish(): AppError {
  return badField('parishId', i18n._('A parish belongs to no other parish.'));
}

/** The error if somebody else has changed the publication since the caller has read it. */
export function changedMeanwhile(): AppError {
  return conflict(
    'publication.changed',
    i18n._('Somebody else has changed this in the meantime. Your changes are not saved yet.'),
  );
}

export function distanceWithoutZip(): AppError {
  return badField('distance', i18n._('Please enter a ZIP code to filter by distance.'));
}
