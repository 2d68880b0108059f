import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { endingsOf } from '../../platform/files/file-type-table.ts';
import { presentPictureOf } from '../../platform/files/present-picture.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import { modifiedAt } from './modified-at.ts';
import { FEET_PER_MILE } from '../../platform/places/nearby-zips.ts';
import { parishSchedule } from './parish-schedule.ts';
import type { RecordingRow } from './recording-repository.ts';
import type { PublicationRow } from './repository.ts';

type Schemas = components['schemas'];

/** The characters that some systems do not allow in file names. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/gu;

/** About 200 words, the usual speed of adults. */
const CHARACTERS_PER_MINUTE = 1200;

const timestamp = (time: number): string => new Date(time).toISOString();

/** A published row always has a publication time, so the fallback only satisfies the type. */
const publishedAt = (row: PublicationRow): string => timestamp(row.published_at ?? row.created_at);

/* The service has written the details for the kind of the row, so the types are right. */
const eventOf = ({ details }: PublicationRow) => JSON.parse(details) as Schemas['EventDetails'];
const parishOf = ({ details }: PublicationRow) => JSON.parse(details) as Schemas['ParishDetails'];
const resourceOf = ({ details }: PublicationRow) => JSON.parse(details) as Schemas['ResourceDetails'];

export function createPublicationPresenter({
  clock,
  config,
  secrets,
}: Pick<Dependencies, 'clock' | 'config' | 'secrets'>) {
  const urls = createFileUrls(secrets.key('file addresses'));

  const recordingOf = (recording: RecordingRow): Schemas['Recording'] => ({
    _id: recording.id,
    title: recording.title,
    duration: recording.duration / 1000,
    bytes: recording.bytes,
    url: urls.sign(recording.id, 'original', clock.now()),
    fileName: `${recording.title.replaceAll(NOT_IN_NAMES, '-')}.${endingsOf(recording.content_type)[0] ?? 'audio'}`,
  });

  const common = (row: PublicationRow) => ({
    _id: row.id,
    title: row.title,
    summary: row.summary,
    body: row.body,
    language: row.language,
    image: presentPictureOf(urls, row, row.file_description, clock.now()),
    updatedAt: timestamp(modifiedAt(row)),
  });

  const parish = (row: PublicationRow & { readonly feet?: number }): Schemas['Parish'] => ({
    ...common(row),
    parish: parishOf(row),
    confirmedAt: timestamp(row.confirmed_at),
    isCorrectionReported: row.is_marked > 0,
    ...(row.feet === undefined ? {} : { distance: Math.round(row.feet / FEET_PER_MILE) }),
  });

  const event = (row: PublicationRow): Schemas['CommunityEvent'] => {
    const details = eventOf(row);
    return {
      ...common(row),
      author: row.author,
      event: { ...details, link: row.is_marked > 0 ? details.link : '' },
      isOnline: details.link !== '',
      isInPerson: row.category !== 'online',
      beginsAt: timestamp(row.begins_at),
      endsAt: timestamp(row.ends_at),
      going: row.marks,
      isGoing: row.is_marked > 0,
    };
  };

  return {
    article: (row: PublicationRow): Schemas['Article'] => ({
      ...common(row),
      author: row.author,
      readingMinutes: Math.max(1, Math.round(row.text_length / CHARACTERS_PER_MINUTE)),
      publishedAt: publishedAt(row),
    }),

    /** Presents a resource. In lists it has no recordings. */
    resource: (
      row: PublicationRow,
      recordings: readonly RecordingRow[] | null = null,
    ): Schemas['Resource'] => {
      const shown = common(row);
      return {
        ...shown,
        id: row.id,
        type: resourceOf(row).type,
        author: row.author,
        imageUrl: shown.image?.url ?? null,
        recordings: recordings?.map(recordingOf) ?? null,
        saved: row.is_marked > 0,
        publishedAt: publishedAt(row),
      };
    },

    event,

    /** Presents an event with its parish, which lists do not have. Readers cannot open a parish that is not published. */
    wholeEvent: (row: PublicationRow): Schemas['CommunityEvent'] => ({
      ...event(row),
      ...(row.parish_id === null || row.parish_state !== 'published'
        ? {}
        : { parish: { _id: row.parish_id, title: row.parish_title ?? '' } }),
    }),

    /** Presents a parish. Only lists near a ZIP code have distances. */
    parish,

    /** Presents a parish with its next services, which lists do not have. */
    wholeParish: (row: PublicationRow): Schemas['Parish'] => ({
      ...parish(row),
      confirmedBy: row.confirmed_by,
      schedule: parishSchedule(parishOf(row), clock.now()),
    }),

    publication: (
      row: PublicationRow,
      recordings: readonly RecordingRow[] | null = null,
    ): Schemas['Publication'] => ({
      ...common(row),
      kind: row.kind,
      state: row.state,
      author: row.author,
      event: row.kind === 'event' ? eventOf(row) : null,
      parish: row.kind === 'parish' ? parishOf(row) : null,
      resource: row.kind === 'resource' ? resourceOf(row) : null,
      recordings: recordings?.map(recordingOf) ?? null,
      recordingLimit: config.recordingBytes,
      parishId: row.parish_id,
      parishTitle: row.parish_title,
      marks: row.marks,
      revision: row.revision,
      publishedAt: row.published_at === null ? null : timestamp(row.published_at),
      confirmedAt: timestamp(row.confirmed_at),
      createdAt: timestamp(row.created_at),
    }),
  };
}
