import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { digestOfFile, fingerprintOf, requireRepeat, runIdempotent } from '../../platform/idempotency.ts';
import { readWallTime } from '../../platform/zoned-time.ts';
import { createAudit } from '../audit/index.ts';
import { createFileService } from '../files/index.ts';
import { createParishAuthority } from '../parish-staff/index.ts';
import { bulletinNotFound, noBulletin, noDay, parishNotFound } from './errors.ts';
import { bulletinText } from './jobs.ts';
import { createBulletinRepository } from './repository.ts';

type Schemas = components['schemas'];

const TITLE = { multiline: false, atMost: 120 };

interface Draft {
  readonly title: string;
  readonly day: string;
  readonly upload: Upload | null;
  readonly key: string | null;
}

const actOn = (action: string, parishId: string) => ({
  action: `bulletin.${action}`,
  subject: { type: 'publication' as const, id: parishId },
});

export function createBulletinService(dependencies: Dependencies) {
  const { clock, database, jobs, secrets } = dependencies;
  const repository = createBulletinRepository(database);
  const files = createFileService(dependencies);
  const urls = createFileUrls(secrets.key('file addresses'));
  const audit = createAudit(dependencies);
  const requireParish = createParishAuthority(dependencies);

  async function answer(parishId: string): Promise<Schemas['BulletinsAnswer']> {
    const bulletins = await repository.of(parishId);
    return {
      bulletins: bulletins.map(({ id, title, day, bytes }) => ({
        _id: id,
        title,
        day,
        bytes,
        url: urls.sign(id, 'original', clock.now()),
      })),
    };
  }

  return {
    async requireEditable(actor: Actor, parishId: string): Promise<void> {
      await requireParish(actor, parishId);
    },

    async list(parishId: string): Promise<Schemas['BulletinsAnswer']> {
      if (!(await repository.isPublished(parishId))) throw parishNotFound();
      return answer(parishId);
    },

    /** Adds a bulletin. A repeated idempotency key returns the list, which already has it. */
    async add(actor: Actor, parishId: string, { title: given, day, upload, key }: Draft) {
      await requireParish(actor, parishId);
      const title = requiredText(given, 'title', TITLE);
      if (readWallTime(`${day}T00:00`) === null) throw noDay();
      if (upload === null) throw noBulletin();
      const fingerprint =
        key === null ? null : fingerprintOf([parishId, title, day, await digestOfFile(upload.path)]);
      // Keys are unique in the table, so another member's key must not find their bulletin.
      const ownKey = key === null ? null : `${actor.userId} ${key}`;
      const find = async () => {
        const made = ownKey === null ? null : await repository.findByKey(ownKey);
        if (made !== null) requireRepeat(made.fingerprint, fingerprint);
        return made?.parish_id ?? null;
      };
      if ((await find()) !== null) return { isNew: false, body: await answer(parishId) };
      const make = (): Promise<string> =>
        files.keepPdf(upload, async (file) => {
          await database.transaction(async (transaction) => {
            await repository.insert(transaction, {
              id: file.id,
              parish_id: parishId,
              title,
              day,
              bytes: file.bytes,
              idempotency_key: ownKey,
              fingerprint,
              created_at: clock.now(),
            });
            await jobs.add(transaction, bulletinText, { key: file.id, payload: { bulletinId: file.id } });
            await audit.record(transaction, actor, actOn('add', parishId), {
              changes: [{ field: 'bulletin', before: '', after: title }],
            });
          });
          return parishId;
        });
      const { isNew } = await runIdempotent({
        make,
        isTaken: (error) =>
          ownKey !== null && database.isUniqueViolation(error, 'bulletins_idempotency_key_unique'),
        find,
      });
      jobs.wake();
      return { isNew, body: await answer(parishId) };
    },

    async remove(actor: Actor, parishId: string, id: string): Promise<Schemas['BulletinsAnswer']> {
      await requireParish(actor, parishId);
      await database.transaction(async (transaction) => {
        const removed = await repository.delete(transaction, id, parishId);
        if (removed === null) throw bulletinNotFound();
        await audit.record(transaction, actor, actOn('remove', parishId), {
          changes: [{ field: 'bulletin', before: removed.title, after: '' }],
        });
      });
      await files.remove(id);
      return answer(parishId);
    },
  };
}
