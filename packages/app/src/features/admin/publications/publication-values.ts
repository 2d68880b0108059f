import type { Schemas } from '@parvis/api-client';
import type { DirectoryParish } from '../../questionnaire/index.ts';
import { noParish, parishOf, parishValuesOf, type ParishValues } from './parish-values.ts';

type Publication = Schemas['Publication'];

/** The form values, as typed. */
export interface PublicationValues {
  title: string;
  summary: string;
  body: string;
  /** The alternative text of the picture. It is sent with the picture. */
  imageDescription: string;
  author: string;
  language: Publication['language'];
  type: Schemas['ResourceType'];
  day: string;
  time: string;
  minutes: string;
  timeZone: string;
  recurrence: Schemas['Recurrence'];
  until: string;
  place: string;
  isPlacePublic: boolean;
  link: string;
  /** The parish to which an event, an article or a resource belongs. */
  belongsTo: DirectoryParish | undefined;
  /** The saved parish. The request names the parish only if it changes. */
  belongedTo: DirectoryParish | undefined;
  parish: ParishValues;
}

const nothing: PublicationValues = {
  title: '',
  summary: '',
  body: '',
  imageDescription: '',
  author: '',
  language: 'en',
  type: 'Ebook',
  day: '',
  time: '',
  minutes: '60',
  timeZone: '',
  recurrence: 'none',
  until: '',
  place: '',
  isPlacePublic: false,
  link: '',
  belongsTo: undefined,
  belongedTo: undefined,
  parish: noParish,
};

export const newValues = (timeZone: string): PublicationValues => ({ ...nothing, timeZone });

export function valuesOf(publication: Publication) {
  const { title, summary, body, image, author, language, event, parish, resource } = publication;
  const { parishId, parishTitle } = publication;
  const belongsTo = typeof parishId === 'string' ? { id: parishId, name: parishTitle ?? '' } : undefined;
  const [day = '', time = ''] = event?.startsAt.split('T') ?? [];
  return {
    ...nothing,
    title,
    summary,
    body: body ?? '',
    imageDescription: image?.description ?? '',
    author,
    language,
    belongsTo,
    belongedTo: belongsTo,
    ...(parish === null ? {} : { parish: parishValuesOf(parish) }),
    ...(resource === null ? {} : { type: resource.type }),
    ...(event === null
      ? {}
      : {
          day,
          time,
          minutes: String(event.minutes),
          timeZone: event.timeZone,
          recurrence: event.recurrence,
          until: event.until ?? '',
          place: event.place,
          isPlacePublic: event.isPlacePublic === true,
          link: event.link,
        }),
  } satisfies PublicationValues;
}

/** The request body, which contains only the fields of this kind. */
export function payloadOf(kind: Publication['kind'], values: PublicationValues) {
  const { title, summary, body, author, language, type } = values;
  const { day, time, minutes, timeZone, recurrence, until, place, isPlacePublic, link } = values;
  return {
    title,
    summary,
    body,
    author,
    language,
    ...(kind === 'resource' ? { resource: { type } } : {}),
    ...(kind === 'parish' || values.belongsTo?.id === values.belongedTo?.id
      ? {}
      : { parishId: values.belongsTo?.id ?? null }),
    ...(kind === 'parish' ? { parish: parishOf(values.parish) } : {}),
    ...(kind === 'event'
      ? {
          event: {
            startsAt: `${day}T${time}`,
            minutes: /^\d{1,5}$/u.test(minutes.trim()) ? Number(minutes) : 0,
            timeZone: timeZone.trim(),
            recurrence,
            until: recurrence === 'none' || until === '' ? null : until,
            place,
            isPlacePublic,
            link: link.trim(),
          },
        }
      : {}),
  } satisfies Schemas['PublicationUpdatePayload'];
}
