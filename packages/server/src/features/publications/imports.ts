import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import type { Language } from '../../platform/language.ts';
import { changesBetween, createAudit } from '../audit/index.ts';
import { cleanDetails } from './details.ts';
import { cleanTexts } from './draft-texts.ts';
import { createPublicationRepository } from './repository.ts';
import { createPublicationWriting } from './writing.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;
type Kind = 'parish' | 'event';

/** A publication as it is before an import. */
export interface ImportTarget {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly language: Language;
  readonly state: 'draft' | 'published';
  readonly revision: number;
  /** JSON: the fields that only its kind has. */
  readonly details: string;
}

/** The cleaned values of a publication. Those that are missing stay as they are. */
export type CleanPublication = Partial<
  Omit<ImportTarget, 'id' | 'state' | 'revision'> & {
    title_key: string;
    body: string;
    category: string;
    begins_at: number;
    ends_at: number;
  }
>;

const actOn = (action: string, id: string) => ({
  action: `publication.${action}`,
  subject: { type: 'publication' as const, id },
});

/** Creates the functions with which imports compare and write publications. Each write is audited. */
export function createPublicationImports(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const repository = createPublicationRepository(database);
  const writing = createPublicationWriting(dependencies);
  const audit = createAudit(dependencies);

  async function setState(
    transaction: Write,
    actor: Actor,
    id: string,
    state: ImportTarget['state'],
  ): Promise<void> {
    const locked = await repository.lockRow(transaction, id);
    if (locked === null || locked.state === state) return;
    const action = state === 'published' ? 'publish' : 'withdraw';
    const changes = await writing[action](transaction, locked);
    await audit.record(transaction, actor, actOn(action, id), { changes });
  }

  return {
    /** Returns the publications of this kind with these ids. */
    async targets(kind: Kind, ids: readonly string[]): Promise<ReadonlyMap<string, ImportTarget>> {
      if (ids.length === 0) return new Map();
      const rows = await database.read
        .selectFrom('publications')
        .select(['id', 'title', 'summary', 'author', 'language', 'state', 'revision', 'details'])
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Cleans the values. Throws if a field is wrong. */
    clean: async (kind: Kind, draft: Schemas['PublicationUpdatePayload']): Promise<CleanPublication> => ({
      ...cleanTexts(draft),
      ...(await cleanDetails(kind, draft, clock.now())),
    }),

    /** Adds a publication and returns its id. */
    async insert(
      transaction: Write,
      actor: Actor,
      kind: Kind,
      { values, state }: { values: CleanPublication; state: ImportTarget['state'] },
    ): Promise<string> {
      const made = {
        kind,
        title: '',
        title_key: '',
        summary: '',
        body: '',
        author: '',
        language: 'en' as const,
        category: '',
        details: '{}',
        begins_at: 0,
        ends_at: 0,
        ...values,
      };
      const id = await writing.insert(transaction, made, { key: null, fingerprint: null });
      await audit.record(transaction, actor, actOn('create', id), {
        changes: changesBetween({}, { kind, title: made.title }),
      });
      await setState(transaction, actor, id, state);
      return id;
    },

    /** Changes a publication. Returns false if it is no longer as it was compared. */
    async change(
      transaction: Write,
      actor: Actor,
      id: string,
      {
        revision,
        values,
        state,
      }: {
        revision: number;
        values: CleanPublication;
        state: ImportTarget['state'] | null;
      },
    ): Promise<boolean> {
      const locked = await repository.lockRow(transaction, id);
      if (locked === null || locked.revision !== revision) return false;
      const changes = await writing.edit(transaction, locked, values);
      if (changes.length > 0) await audit.record(transaction, actor, actOn('edit', id), { changes });
      if (state !== null) await setState(transaction, actor, id, state);
      return true;
    },
  };
}
