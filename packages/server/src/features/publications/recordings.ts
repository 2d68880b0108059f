import type { components } from '@parvis/api-client/contract';
import { badField } from '../../platform/http/errors.ts';
import type { Selectable } from 'kysely';
import type { PublicationsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { digestOfFile, fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { type Change, createAudit } from '../audit/index.ts';
import { createFileService } from '../files/index.ts';
import { publicationPolicy } from './policy.ts';
import { noRecordingsHere, otherRecordings, recordingNotFound, tooManyRecordings } from './errors.ts';
import { createRecordingRepository, type RecordingRow } from './recording-repository.ts';
import type { createPublicationService } from './service.ts';

type Publication = components['schemas']['Publication'];

const MOST = 100;
const TITLE = { multiline: false, atMost: 120 };
const SHOWN_TITLES = 300;

const recordingOf = (id: string) => ({
  action: 'publication.recording',
  subject: { type: 'publication' as const, id },
});

/** Joins the titles for the audit log, and shortens the result. */
const titlesOf = (recordings: readonly RecordingRow[]): string =>
  Array.from(recordings.map(({ title }) => title).join(', '))
    .slice(0, SHOWN_TITLES)
    .join('');

function requireListenable({
  kind,
  category,
}: Pick<Selectable<PublicationsTable>, 'kind' | 'category'>): void {
  if (kind !== 'resource' || category === 'Ebook') throw noRecordingsHere();
}

function requireOne(recordings: readonly RecordingRow[], id: string): RecordingRow {
  const found = recordings.find((recording) => recording.id === id);
  if (found === undefined) throw recordingNotFound();
  return found;
}

/**
 * Creates the service for the recordings of a resource. Their files have no owner and are deleted with the resource.
 */
export function createPublicationRecordings(
  dependencies: Dependencies,
  { change, read }: Pick<ReturnType<typeof createPublicationService>, 'change' | 'read'>,
) {
  const { database } = dependencies;
  const repository = createRecordingRepository(database);
  const files = createFileService(dependencies);
  const audit = createAudit(dependencies);

  const attempt = <T>(actor: Actor, id: string, work: () => Promise<T>): Promise<T> =>
    audit.attempt(actor, recordingOf(id), publicationPolicy.manage, work);

  async function insert(
    actor: Actor,
    id: string,
    upload: Upload,
    recording: Pick<RecordingRow, 'title' | 'idempotency_key' | 'fingerprint'>,
  ): Promise<Publication> {
    return files.keepRecording(upload, (file) =>
      change(actor, id, 'recording', async (transaction, locked, touch) => {
        requireListenable(locked);
        const known = await repository.of(id, transaction);
        if (known.length >= MOST) throw tooManyRecordings(MOST);
        await repository.insert(transaction, {
          ...recording,
          id: file.id,
          publication_id: id,
          place: (known.at(-1)?.place ?? -1) + 1,
          content_type: file.content_type,
          bytes: file.bytes,
          duration: file.duration,
          created_at: file.created_at,
        });
        await touch();
        return [{ field: 'recording', before: '', after: recording.title }];
      }),
    );
  }

  return {
    /** Adds a recording. A repeated idempotency key returns the resource, which already has the recording. */
    add: (
      actor: Actor,
      id: string,
      { title: given, upload, key }: { title: string; upload: Upload | null; key: string | null },
    ): Promise<{ isNew: boolean; publication: Publication }> =>
      // The permission is checked first, because reading the file is expensive.
      attempt(actor, id, async () => {
        const title = requiredText(given, 'title', TITLE);
        if (upload === null) throw badField('recording', i18n._('Please choose a recording.'));
        const fingerprint = key === null ? null : fingerprintOf([id, title, await digestOfFile(upload.path)]);
        const findExisting = async () => {
          const made = key === null ? null : await repository.findByKey(key);
          if (made !== null) requireRepeat(made.fingerprint, fingerprint);
          return made?.publication_id ?? null;
        };
        const known = await findExisting();
        if (known !== null) return { isNew: false, publication: await read(actor, known) };
        const outcome = await runIdempotent({
          make: () => insert(actor, id, upload, { title, idempotency_key: key, fingerprint }),
          isTaken: (error) =>
            key !== null && database.isUniqueViolation(error, 'recordings_idempotency_key_unique'),
          find: findExisting,
        });
        return outcome.isNew
          ? { isNew: true, publication: outcome.made }
          : { isNew: false, publication: await read(actor, outcome.made) };
      }),

    async requireKnown(id: string, recordingId: string): Promise<void> {
      requireOne(await repository.of(id), recordingId);
    },

    rename: (actor: Actor, id: string, recordingId: string, given: string): Promise<Publication> =>
      attempt(actor, id, async () => {
        const title = requiredText(given, 'title', TITLE);
        return change(actor, id, 'recording', async (transaction, _, touch) => {
          const known = requireOne(await repository.of(id, transaction), recordingId);
          if (known.title === title) return [];
          await repository.update(transaction, recordingId, { title });
          await touch();
          return [{ field: 'recording', before: known.title, after: title }];
        });
      }),

    order: (actor: Actor, id: string, order: readonly string[]): Promise<Publication> =>
      attempt(actor, id, () =>
        change(actor, id, 'recording', async (transaction, _, touch): Promise<readonly Change[]> => {
          const known = await repository.of(id, transaction);
          if (new Set(order).size !== order.length || order.length !== known.length) throw otherRecordings();
          const ordered = order.map((wanted) => known.find((recording) => recording.id === wanted));
          const placed = ordered.filter((recording) => recording !== undefined);
          if (placed.length !== known.length) throw otherRecordings();
          const moved = placed.map((recording, place) => ({ recording, place }));
          const changed = moved.filter(({ recording, place }) => recording.place !== place);
          for (const { recording, place } of changed)
            await repository.update(transaction, recording.id, { place });
          if (placed.every((recording, place) => recording === known[place])) return [];
          await touch();
          return [{ field: 'recordings', before: titlesOf(known), after: titlesOf(placed) }];
        }),
      ),

    remove: (actor: Actor, id: string, recordingId: string): Promise<Publication> =>
      attempt(actor, id, async () => {
        const publication = await change(actor, id, 'recording', async (transaction, _, touch) => {
          const { title } = requireOne(await repository.of(id, transaction), recordingId);
          await repository.delete(transaction, recordingId);
          await touch();
          return [{ field: 'recording', before: title, after: '' }];
        });
        await files.remove(recordingId);
        return publication;
      }),
  };
}
