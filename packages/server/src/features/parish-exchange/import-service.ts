import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Upload } from '../../platform/http/contract.ts';
import { createCursors } from '../../platform/http/cursor.ts';
import { AppError, badField, notFound } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Language, Text } from '../../platform/language.ts';
import { cleanText } from '../../platform/text.ts';
import { createAudit } from '../audit/index.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { requireUtf8 } from './import-csv.ts';
import { createEntryReader, type ImportSource } from './import-entries.ts';
import { importApplying, importChecking, importEnd } from './import-jobs.ts';
import type { Fault } from './import-lines.ts';
import { createImportRepository, type ImportRow, type ItemRow } from './import-repository.ts';
import { importPolicy } from './policy.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const RETENTION = 30 * DAY;
const LONGEST_NAME = 200;
/** The number of faults that are in memory while a table is sent. */
const FAULTS = 500;
const START = { line: -1, position: -1 };

interface NewImport extends ImportSource {
  readonly upload: Upload | null;
}

const importNotFound = (): AppError =>
  notFound('import.not-found', i18n._('This import is no longer available.'));

const notReady = (): AppError =>
  new AppError(409, 'import.not-ready', i18n._('This import is being checked or was already applied.'));

const line = (action: string) => ({ action: `import.${action}`, subject: null });
// Only the check writes these explanations, so the type is right.
const textOf = (json: string): Text => JSON.parse(json) as Text;
const iso = (time: number): string => new Date(time).toISOString();

/** Creates the service that imports publications: it reads a file, shows what would change, and applies that. */
export function createImportService(dependencies: Dependencies) {
  const { clock, database, jobs, secrets } = dependencies;
  const repository = createImportRepository(database);
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const readEntries = createEntryReader(database, repository);

  async function answer(row: ImportRow): Promise<Schemas['Import']> {
    const counted = await repository.counts(row.id);
    const sum = (isCounted: (each: Pick<ItemRow, 'action' | 'outcome'>) => boolean): number =>
      counted.filter(isCounted).reduce((total, { count }) => total + count, 0);
    const of = (action: ItemRow['action']) => sum((each) => each.action === action);
    return {
      _id: row.id,
      kind: row.kind,
      fileName: row.file_name,
      state: row.state,
      createdAt: iso(row.created_at),
      appliedAt: row.applied_at === null ? null : iso(row.applied_at),
      counts: {
        total: sum(() => true),
        unchecked: of('unchecked'),
        new: of('new'),
        changed: of('changed'),
        unchanged: of('unchanged'),
        withdrawn: of('withdrawn'),
        faulty: of('faulty'),
        applied: sum(({ outcome }) => outcome === 'applied'),
        conflicts: sum(({ outcome }) => outcome === 'conflict'),
        faults: await repository.countFaults(row.id),
      },
    };
  }

  async function find(id: string): Promise<ImportRow> {
    const row = await repository.find(id);
    if (row === undefined) throw importNotFound();
    return row;
  }

  async function* faultsOf(id: string): AsyncGenerator<{ fault: Omit<Fault, 'message'>; message: Text }> {
    let after = START;
    for (;;) {
      const page = await repository.faultPage(id, after, FAULTS);
      for (const { message, ...fault } of page) {
        after = fault;
        yield { fault, message: textOf(message) };
      }
      if (page.length < FAULTS) return;
    }
  }

  async function* faultTable(id: string, language: Language): AsyncGenerator<string> {
    yield `${BYTE_ORDER_MARK}${csvLine(['line', 'column', 'value', 'explanation'])}`;
    for await (const { fault, message } of faultsOf(id)) {
      yield csvLine([String(fault.line), fault.field, fault.value, message[language]]);
    }
  }

  const attempt = <T>(actor: Actor, action: string, work: () => Promise<T>): Promise<T> =>
    audit.attempt(actor, line(action), importPolicy.manage, work);

  return {
    /** Stores the file and starts the check. Nothing is changed yet. */
    create: (actor: Actor, draft: NewImport): Promise<Schemas['Import']> =>
      attempt(actor, 'create', async () => {
        const { kind, upload } = draft;
        if (upload === null) throw badField('file', i18n._('Please choose a file.'));
        const bytes = await readFile(upload.path);
        requireUtf8(bytes);
        const id = newId(clock);
        const name = cleanText(basename(upload.name), { multiline: false });
        await database.transaction(async (transaction) => {
          await repository.insert(transaction, {
            id,
            user_id: actor.userId,
            kind,
            file_name: Array.from(name).slice(0, LONGEST_NAME).join(''),
            state: 'checking',
            created_at: clock.now(),
            applied_at: null,
          });
          await jobs.add(transaction, importEnd, {
            key: id,
            payload: { importId: id },
            dueAt: clock.now() + RETENTION,
          });
        });
        try {
          const faults = await readEntries(id, draft, bytes);
          await database.transaction(async (transaction) => {
            await repository.insertFaults(transaction, id, faults);
            await jobs.add(transaction, importChecking, { key: id, payload: { importId: id } });
            await audit.record(transaction, actor, line('create'), {
              changes: [{ field: 'file', before: '', after: name }],
            });
          });
        } catch (error) {
          await database.transaction((transaction) => repository.delete(transaction, id));
          throw error;
        }
        jobs.wake();
        return answer(await find(id));
      }),

    list: (actor: Actor, { limit, cursor }: { limit: number; cursor: string | undefined }) =>
      attempt(actor, 'list', async (): Promise<Schemas['ImportPage']> => {
        const before = cursor === undefined ? null : cursors.decode(cursor, 'imports');
        const rows = await repository.page(before, limit + 1);
        const shown = rows.slice(0, limit);
        const last = shown.at(-1);
        return {
          imports: await Promise.all(shown.map(answer)),
          nextCursor: rows.length > limit && last !== undefined ? cursors.encode(last.id, 'imports') : null,
        };
      }),

    read: (actor: Actor, id: string): Promise<Schemas['Import']> =>
      attempt(actor, 'read', async () => answer(await find(id))),

    items: (
      actor: Actor,
      id: string,
      {
        action,
        outcome,
        limit,
        cursor,
      }: {
        action: Schemas['ImportAction'] | undefined;
        outcome: Schemas['ImportOutcome'] | undefined;
        limit: number;
        cursor: string | undefined;
      },
    ) =>
      attempt(actor, 'read', async (): Promise<Schemas['ImportItemPage']> => {
        await find(id);
        const scope = `import items ${id}`;
        const after = cursor === undefined ? -1 : Number(cursors.decode(cursor, scope));
        const rows = await repository.itemPage(id, {
          action: action ?? null,
          outcome: outcome ?? null,
          after,
          limit: limit + 1,
        });
        const shown = rows.slice(0, limit);
        const last = shown.at(-1);
        return {
          items: shown.map((row) => ({
            position: row.position,
            line: row.line,
            action: row.action,
            outcome: row.outcome,
            title: row.title,
            publicationId: row.target_id,
            // Only the check writes these changes, so the type is right.
            changes: JSON.parse(row.changes) as Schemas['ImportChange'][],
          })),
          nextCursor:
            rows.length > limit && last !== undefined ? cursors.encode(String(last.position), scope) : null,
        };
      }),

    faults: (
      actor: Actor,
      id: string,
      { limit, cursor, language }: { limit: number; cursor: string | undefined; language: Language },
    ) =>
      attempt(actor, 'read', async (): Promise<Schemas['ImportFaultPage']> => {
        await find(id);
        const scope = `import faults ${id}`;
        const [from = '', place = ''] = (cursor === undefined ? '' : cursors.decode(cursor, scope)).split(
          ' ',
        );
        const after = cursor === undefined ? START : { line: Number(from), position: Number(place) };
        const rows = await repository.faultPage(id, after, limit + 1);
        const shown = rows.slice(0, limit);
        const last = shown.at(-1);
        return {
          faults: shown.map((row) => ({
            line: row.line,
            column: row.field,
            value: row.value,
            message: textOf(row.message)[language],
          })),
          nextCursor:
            rows.length > limit && last !== undefined
              ? cursors.encode(`${last.line} ${last.position}`, scope)
              : null,
        };
      }),

    faultTable: (actor: Actor, id: string, language: Language): Promise<Readable> =>
      attempt(actor, 'read', async () => {
        await find(id);
        return Readable.from(faultTable(id, language), { objectMode: false });
      }),

    /** Starts to write exactly what the check has shown. A repeated call does nothing more. */
    apply: (actor: Actor, id: string): Promise<Schemas['Import']> =>
      attempt(actor, 'apply', async () => {
        const { kind, file_name } = await find(id);
        await database.transaction(async (transaction) => {
          if (!(await repository.move(transaction, id, { from: 'ready', to: 'applying' }))) {
            const { state } = await find(id);
            if (state === 'checking') throw notReady();
            return;
          }
          await jobs.add(transaction, importApplying, {
            key: id,
            payload: { importId: id, actor: { userId: actor.userId, role: actor.role } },
          });
          await audit.record(transaction, actor, line('apply'), {
            changes: [
              { field: 'kind', before: '', after: kind },
              { field: 'file', before: '', after: file_name },
            ],
          });
        });
        jobs.wake();
        return answer(await find(id));
      }),

    delete: (actor: Actor, id: string): Promise<void> =>
      attempt(actor, 'delete', async () => {
        const { state, file_name } = await find(id);
        if (state === 'applying') throw notReady();
        await database.transaction(async (transaction) => {
          await repository.delete(transaction, id);
          await audit.record(transaction, actor, line('delete'), {
            changes: [{ field: 'file', before: file_name, after: '' }],
          });
        });
      }),
  };
}
