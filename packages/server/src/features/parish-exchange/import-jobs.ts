import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { jobKind, type Finish } from '../../platform/jobs/jobs.ts';
import { createPublicationImports } from '../publications/index.ts';
import { createImportCheck, publicationKind, type ItemPlan } from './import-check.ts';
import { createImportRepository, type ImportRow, type ItemRow } from './import-repository.ts';

const MINUTE = 60 * 1000;
/** A file can have many thousand lines. After a crash or a timeout, the next attempt continues with the next batch. */
const TIMEOUT = 30 * MINUTE;
const BATCH = 250;

interface About {
  readonly importId: string;
}
interface Application extends About {
  /** The person who has confirmed the import. The audit log names them. */
  readonly actor: Pick<Actor, 'userId' | 'role'>;
}

export const importChecking = jobKind<About>('import.check');
export const importApplying = jobKind<Application>('import.apply');
export const importEnd = jobKind<About>('import.end');

const nothing: Finish = async () => [];

/** Registers the workers that check, apply and delete imports. */
export function handleImportJobs(dependencies: Dependencies): void {
  const { clock, database, jobs } = dependencies;
  const repository = createImportRepository(database);
  const imports = createPublicationImports(dependencies);
  const check = createImportCheck(imports, repository);

  jobs.handle(
    importChecking,
    async ({ importId }) => {
      const found = await repository.find(importId);
      if (found?.state !== 'checking') return nothing;
      for (;;) {
        const rows = await repository.nextItems(importId, {
          actions: ['unchecked'],
          after: -1,
          limit: BATCH,
        });
        if (rows.length === 0) break;
        const checked = await check(found.kind, rows);
        const isKnown = await database.transaction(async (transaction) => {
          if (!(await repository.lock(transaction, importId))) return false;
          const options = { actions: ['unchecked'], after: -1, limit: BATCH } as const;
          const open = await repository.nextItems(importId, options, transaction);
          const positions = new Set(open.map(({ position }) => position));
          // An attempt that has timed out can have checked some of them in the meantime.
          const own = checked.filter(({ row }) => positions.has(row.position));
          await repository.replaceItems(
            transaction,
            own.map(({ row, checked: item }) => ({ ...row, ...item.change })),
          );
          await repository.insertFaults(
            transaction,
            importId,
            own.flatMap(({ checked: item }) => item.faults),
          );
          return true;
        });
        if (!isKnown) return nothing;
      }
      return async (transaction) => {
        await repository.move(transaction, importId, { from: 'checking', to: 'ready' });
        return [];
      };
    },
    { timeout: TIMEOUT },
  );

  async function applyItem(
    transaction: Parameters<Finish>[0],
    { kind }: ImportRow,
    row: ItemRow,
    actor: Actor,
  ): Promise<ItemRow['outcome']> {
    // Only the check writes these plans, so the type is right.
    const { values, state } = JSON.parse(row.plan) as ItemPlan;
    const publication = publicationKind(kind);
    if (row.target_id !== null && row.revision !== null) {
      const { revision } = row;
      const isDone = await imports.change(transaction, actor, row.target_id, { revision, values, state });
      return isDone ? 'applied' : 'conflict';
    }
    const key = row.external_key;
    const known = key === '' ? undefined : (await repository.idsOfKeys(publication, [key])).get(key);
    if (known !== undefined) return 'conflict';
    const id = await imports.insert(transaction, actor, publication, { values, state: state ?? 'published' });
    if (key !== '' && !(await repository.keepKey(transaction, publication, { key, publicationId: id }))) {
      // Another import was faster. The next attempt finds its publication.
      throw new Error(`the key ${key} was taken in the meantime`);
    }
    await repository.updateItem(transaction, row, { target_id: id });
    return 'applied';
  }

  jobs.handle(
    importApplying,
    async ({ importId, actor: { userId, role } }) => {
      const found = await repository.find(importId);
      if (found?.state !== 'applying') return nothing;
      const actor: Actor = { userId, role, email: '', sessionId: '' };
      const actions = ['new', 'changed', 'withdrawn'] as const;
      for (let isOpen = true; isOpen;) {
        isOpen = await database.transaction(async (transaction) => {
          // An attempt that has timed out can still be running.
          if (!(await repository.lock(transaction, importId))) return false;
          const rows = await repository.nextItems(
            importId,
            { actions, after: -1, limit: BATCH },
            transaction,
          );
          for (const row of rows) {
            const outcome = await applyItem(transaction, found, row, actor);
            await repository.updateItem(transaction, row, { outcome });
          }
          return rows.length === BATCH;
        });
      }
      return async (transaction) => {
        await repository.move(transaction, importId, {
          from: 'applying',
          to: 'done',
          appliedAt: clock.now(),
        });
        return [];
      };
    },
    { timeout: TIMEOUT },
  );

  jobs.handle(importEnd, async ({ importId }) => async (transaction) => {
    await repository.delete(transaction, importId);
    return [];
  });
}
