import { buffer } from 'node:stream/consumers';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { cleanText } from '../../platform/text.ts';
import { readPdfText } from './pdf-text.ts';
import { createBulletinRepository } from './repository.ts';

const YEAR = 366 * 24 * 60 * 60 * 1000;

/** The job that reads the text of a bulletin for the search. */
export const bulletinText = jobKind<{ readonly bulletinId: string }>('bulletin.text');

export function handleBulletinJobs({
  database,
  files,
  jobs,
}: Pick<Dependencies, 'database' | 'files' | 'jobs'>): void {
  const repository = createBulletinRepository(database);
  jobs.handle(bulletinText, async ({ bulletinId }) => {
    const stream = await files.open(fileKey(bulletinId, 'original'));
    const text = stream === null ? '' : await readPdfText(new Uint8Array(await buffer(stream)));
    const cleaned = cleanText(text, { multiline: true });
    return async (transaction) => {
      await repository.setText(transaction, bulletinId, cleaned);
      return [];
    };
  });
}

/** Deletes the bulletins that are older than a year. The maintenance then sweeps their files. */
export const sweepBulletins = ({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<number> =>
  database.transaction((transaction) =>
    createBulletinRepository(database).deleteBefore(transaction, clock.now() - YEAR),
  );
