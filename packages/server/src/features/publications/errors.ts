import type { PublicationsTable } from '../../platform/database/tables/publications.ts';
import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import type { Text } from '../../platform/language.ts';

const gone: Readonly<Record<PublicationsTable['kind'], Text>> = {
  article: { en: 'This article is no longer available.', es: 'Este artículo ya no está disponible.' },
  event: { en: 'This event is no longer available.', es: 'Este evento ya no está disponible.' },
  parish: { en: 'This parish is no longer available.', es: 'Esta parroquia ya no está disponible.' },
  resource: { en: 'This resource is no longer available.', es: 'Este recurso ya no está disponible.' },
};

export function publicationNotFound(kind?: PublicationsTable['kind']): AppError {
  return notFound(
    'publication.not-found',
    kind === undefined
      ? { en: 'This is no longer available.', es: 'Esto ya no está disponible.' }
      : gone[kind],
  );
}

export function calendarNotFound(): AppError {
  return notFound('calendar.not-found', {
    en: 'There is no calendar at this address any more.',
    es: 'Ya no hay ningún calendario en esta dirección.',
  });
}

export function refuseField(path: string, message: Text, id?: string): AppError {
  return badRequest(message, [{ path, message }], id);
}

export function noRecordingsHere(): AppError {
  return badRequest(
    {
      en: 'Only resources of the type Audio or Course have recordings.',
      es: 'Solo los recursos de tipo Audio o Curso tienen grabaciones.',
    },
    undefined,
    'publication.kind',
  );
}

export function tooManyRecordings(most: number): AppError {
  return refuseField('recording', {
    en: `There are ${most} recordings already, which is the most.`,
    es: `Ya hay ${most} grabaciones, que es el máximo.`,
  });
}

/** A concurrent request has added or removed a recording. */
export function otherRecordings(): AppError {
  return refuseField('order', {
    en: 'The recordings have changed meanwhile. Please look at them anew.',
    es: 'Las grabaciones han cambiado entretanto. Vuelve a verlas.',
  });
}

export function recordingNotFound(): AppError {
  return notFound('recording.not-found', {
    en: 'This recording is no longer available.',
    es: 'Esta grabación ya no está disponible.',
  });
}

export function eventIsOver(): AppError {
  return badRequest({ en: 'This event is over.', es: 'Este evento ya terminó.' }, undefined, 'event.over');
}

export function noParish(): AppError {
  return badRequest(
    {
      en: 'Only the pages of parishes are confirmed.',
      es: 'Solo se confirman las páginas de las parroquias.',
    },
    undefined,
    'publication.kind',
  );
}
