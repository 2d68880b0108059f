import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { AppError, notFound } from '../../platform/http/errors.ts';
import { fileKey } from '../../platform/files/file-store.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { type Conditions, type Delivery, fileNotFound, sendBytes } from '../files/index.ts';
import { createPasswordQuestion } from '../users/index.ts';
import { createArchiveAddresses, type ArchiveRequest } from './addresses.ts';
import { dataExportMaking } from './jobs.ts';
import { dataExportPolicy } from './policy.ts';
import { createDataExportRepository, type DataExport } from './repository.ts';

type Answer = components['schemas']['DataExportAnswer'];
type Address = components['schemas']['DataExportAddress'];

const SECOND = 1000;
/** A member can have one archive at a time and ask for one per day. */
const PAUSE = 24 * 60 * 60 * SECOND;

const noneReady = (): AppError =>
  notFound('export.none', i18n._('There is no copy of your data to download. Ask for a new one.'));

const iso = (time: number): string => new Date(time).toISOString();

export function createDataExportService(dependencies: Dependencies) {
  const { clock, database, files, jobs, log, secrets } = dependencies;
  const repository = createDataExportRepository(database);
  const addresses = createArchiveAddresses(secrets.key('data exports'));
  const passwords = createPasswordQuestion(dependencies);

  function present(found: DataExport | undefined): Answer {
    const now = clock.now();
    if (found === undefined) return { export: null };
    const { id, asked_at, bytes, ready_at, expires_at } = found;
    if (expires_at !== null && expires_at <= now) return { export: null };
    return {
      export: {
        _id: id,
        state: ready_at === null ? 'making' : 'ready',
        bytes,
        askedAt: iso(asked_at),
        readyAt: ready_at === null ? null : iso(ready_at),
        expiresAt: expires_at === null ? null : iso(expires_at),
        nextAt: iso(asked_at + PAUSE),
      },
    };
  }

  function refuseTooSoon({ asked_at }: DataExport): void {
    const nextAt = asked_at + PAUSE;
    if (nextAt <= clock.now()) return;
    throw new AppError(429, 'export.too-soon', i18n._('You can ask for a copy of your data once a day.'), {
      headers: { 'retry-after': String(Math.ceil((nextAt - clock.now()) / SECOND)) },
    });
  }

  return {
    read: async ({ userId }: Actor): Promise<Answer> => present(await repository.ofMember(userId)),

    /** Starts the creation of an archive. If an archive is being created, returns that archive. */
    async ask(
      { userId }: Actor,
      password: string,
      address: string,
    ): Promise<{ isNew: boolean; answer: Answer }> {
      await passwords.ask(userId, password, address);
      const { asked, former } = await database.transaction(async (transaction) => {
        const locked = await repository.lockRow(transaction, userId);
        if (locked !== undefined) {
          const isBeingMade = locked.ready_at === null && locked.asked_at + PAUSE > clock.now();
          if (isBeingMade) return { asked: null, former: locked };
          refuseTooSoon(locked);
          await repository.delete(transaction, locked.id);
        }
        const row: DataExport = {
          id: newId(clock),
          user_id: userId,
          bytes: null,
          asked_at: clock.now(),
          ready_at: null,
          expires_at: null,
        };
        await repository.insert(transaction, row);
        await jobs.add(transaction, dataExportMaking, { key: row.id, payload: { exportId: row.id } });
        return { asked: row, former: locked };
      });
      if (asked === null) return { isNew: false, answer: present(former) };
      jobs.wake();
      if (former !== undefined) {
        await files.remove(former.id).catch((error: unknown) => {
          log.warn(
            { err: error, fileId: former.id },
            'an old copy of data could not be removed; it is swept',
          );
        });
      }
      return { isNew: true, answer: present(asked) };
    },

    async address({ userId }: Actor): Promise<Address> {
      const now = clock.now();
      const found = await repository.ofMember(userId);
      if (found === undefined || found.expires_at === null || found.expires_at <= now) throw noneReady();
      const { url, expiresAt } = addresses.sign(found.id, now);
      return { url, expiresAt: iso(expiresAt) };
    },

    async download(request: ArchiveRequest, conditions: Conditions): Promise<Delivery<'application/zip'>> {
      const now = clock.now();
      if (!dataExportPolicy.download(addresses, request, now)) throw fileNotFound();
      const found = await repository.findForDownload(request.id);
      if (found === undefined || found.expires_at === null || found.expires_at <= now) throw fileNotFound();
      return sendBytes(
        files,
        {
          key: fileKey(found.id, 'archive'),
          contentType: 'application/zip',
          tag: `"${found.id}"`,
          headers: {
            'cache-control': 'private, no-store',
            'content-disposition': `attachment; filename="parvis-${iso(found.asked_at).slice(0, 10)}.zip"`,
          },
        },
        conditions,
      );
    },
  };
}
