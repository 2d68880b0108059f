import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import { firstLink } from './first-link.ts';
import { previewFetch } from './jobs.ts';
import { createLinkPreviewRepository } from './repository.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The time after which a website is asked again, by the outcome of the last time. */
const LIFETIMES = { ready: 7 * DAY, failed: DAY, unknown: HOUR } as const;

export interface LinkPreviews {
  /**
   * Returns the id of the preview for the first link in the text, or null if there is no link. If the website was not
   * asked recently, this adds the job that asks it.
   */
  idFor(transaction: Transaction<DatabaseSchema>, text: string): Promise<string | null>;
}

export function createLinkPreviews({
  clock,
  config,
  database,
  jobs,
}: Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>): LinkPreviews {
  const repository = createLinkPreviewRepository(database);

  return {
    async idFor(transaction, text) {
      const url = config.linkPreviews === null ? null : firstLink(text)?.href;
      if (url === null || url === undefined) return null;
      const now = clock.now();
      const fetchNow = (previewId: string) =>
        jobs.add(transaction, previewFetch, { key: `${previewId} ${now}`, payload: { previewId } });

      const known = await repository.byUrl(transaction, url);
      if (known === undefined) {
        const id = newId(clock);
        if (await repository.insert(transaction, { id, url, asked_at: now })) {
          await fetchNow(id);
          return id;
        }
        // Another member has posted the same link at the same time.
        return (await repository.byUrl(transaction, url))?.id ?? null;
      }
      if (known.asked_at < now - LIFETIMES[known.outcome ?? 'unknown']) {
        await repository.update(transaction, known.id, { asked_at: now });
        await fetchNow(known.id);
      }
      return known.id;
    },
  };
}

/** Deletes the previews that no post and no message has. The sweep of the file store then deletes their pictures. */
export async function sweepLinkPreviews({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  const repository = createLinkPreviewRepository(database);
  await database.transaction((transaction) => repository.deleteUnused(transaction, clock.now() - DAY));
}
