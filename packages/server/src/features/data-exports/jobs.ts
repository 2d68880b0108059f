import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolder } from '../../platform/create-folder.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { dayOf } from '../../platform/language.ts';
import { recipientOf } from '../people/index.ts';
import { writeArchive } from './archive.ts';
import { createDataExportRepository } from './repository.ts';
import { textsOf } from './mail-texts.ts';

const MINUTE = 60 * 1000;
const RETENTION = 7 * 24 * 60 * MINUTE;
/** The limit is long, because a member may have uploaded many files. */
const TIMEOUT = 30 * MINUTE;

interface About {
  readonly exportId: string;
}

export const dataExportMaking = jobKind<About>('data-export.make');
const dataExportMail = jobKind<About>('data-export.mail');
const dataExportEnd = jobKind<About>('data-export.end');

const nothing: Finish = async () => [];

export function handleDataExportJobs(dependencies: Dependencies): void {
  const { clock, database, files, jobs, mailer, temporaryFolder } = dependencies;
  const repository = createDataExportRepository(database);

  jobs.handle(
    dataExportMaking,
    async ({ exportId }) => {
      const asked = await repository.find(exportId);
      const member = asked === undefined ? undefined : await repository.addressee(asked.user_id);
      if (asked === undefined || member === undefined) return nothing;
      await createFolder(temporaryFolder);
      // Each attempt has its own file, because an attempt that has timed out can still be writing.
      const path = join(temporaryFolder, `export-${randomUUID()}`);
      let bytes: number;
      try {
        const { explanation } = textsOf(member.language);
        await writeArchive(dependencies, { userId: asked.user_id, explanation, now: clock.now(), path });
        bytes = (await stat(path)).size;
        await files.put(fileKey(exportId, 'archive'), path);
      } finally {
        await rm(path, { force: true });
      }
      return async (transaction) => {
        const ready_at = clock.now();
        const expires_at = ready_at + RETENTION;
        const job = { key: exportId, payload: { exportId } };
        const isWanted = await repository.complete(transaction, exportId, { bytes, ready_at, expires_at });
        if (isWanted) await jobs.add(transaction, dataExportMail, job);
        // If the member was deleted in the meantime, the archive is deleted immediately.
        await jobs.add(transaction, dataExportEnd, isWanted ? { ...job, dueAt: expires_at } : job);
        return [];
      };
    },
    { timeout: TIMEOUT },
  );

  jobs.handle(dataExportMail, async ({ exportId }, { id }) => {
    const made = await repository.find(exportId);
    const member = made === undefined ? undefined : await repository.addressee(made.user_id);
    if (made === undefined || member === undefined || made.expires_at === null) return nothing;
    const { first_name, language } = member;
    const localized = textsOf(language);
    const ready = localized.ready(dayOf(made.expires_at, language));
    await mailer.send({
      id,
      to: recipientOf(member),
      content: {
        language,
        subject: localized.subject,
        preview: ready,
        blocks: [
          { kind: 'heading', text: localized.subject },
          { kind: 'paragraph', text: localized.hello(first_name) },
          { kind: 'paragraph', text: ready },
          { kind: 'action', label: localized.action, path: '/settings/data' },
          { kind: 'note', text: localized.warning },
        ],
      },
    });
    return nothing;
  });

  jobs.handle(dataExportEnd, async ({ exportId }) => {
    await files.remove(exportId);
    return async (transaction) => {
      await repository.delete(transaction, exportId);
      return [];
    };
  });
}
