import type { PublicationsTable } from './tables.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { forbidden, unauthorized } from '../../platform/http/errors.ts';
import { optionalText } from '../../platform/http/text-fields.ts';
import { soughtTextWords } from '../../platform/text-words.ts';
import { createPublicationPages } from './pages.ts';
import { publicationPolicy } from './policy.ts';
import { eventIsOver, publicationNotFound } from './errors.ts';
import { everything, type PublicationFilter } from './filter.ts';
import { createPublicationRepository, type PublicationOrder, type WholeRow } from './repository.ts';
import { viewForSearch, visitorView } from './visitor-view.ts';

type Kind = PublicationsTable['kind'];

const NOTE = { multiline: true, atMost: 500 };

interface ListOptions {
  readonly search: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
  /** A filter that this list always has. */
  readonly filter?: Partial<PublicationFilter>;
  /** Whether the list only has items that the caller has marked. */
  readonly marked?: boolean;
}

const newest: PublicationOrder = { column: 'published_at', direction: 'desc' };
const orders: Readonly<Record<Kind, PublicationOrder>> = {
  article: newest,
  resource: newest,
  event: { column: 'begins_at', direction: 'asc' },
  parish: { column: 'category', direction: 'asc' },
};
const latestEvents: PublicationOrder = { column: 'begins_at', direction: 'desc' };

/** Creates the functions for reading publications in public, and for members' sign-ups and saved items. */
export function createPublicationReading(dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>) {
  const { clock, database } = dependencies;
  const repository = createPublicationRepository(database);
  const readPage = createPublicationPages(dependencies);

  /** Returns null if the publication does not exist or is not published. */
  async function seek(kind: Kind, id: string, viewer: Actor | null): Promise<WholeRow | null> {
    const row = await repository.find(id, viewer?.userId ?? null);
    if (row?.kind !== kind || row.state !== 'published') return null;
    return viewer === null ? visitorView(row) : row;
  }

  async function find(kind: Kind, id: string, viewer: Actor | null): Promise<WholeRow> {
    const row = await seek(kind, id, viewer);
    if (row === null) throw publicationNotFound(kind);
    return row;
  }

  async function change(
    kind: Kind,
    id: string,
    actor: Actor,
    action: 'mark' | 'unmark',
    note: string,
  ): Promise<WholeRow> {
    if (!publicationPolicy.mark()) throw forbidden();
    await database.transaction(async (transaction) => {
      const locked = await repository.lockRow(transaction, id);
      if (locked?.kind !== kind || locked.state !== 'published') throw publicationNotFound(kind);
      if (action === 'unmark') return repository.unmark(transaction, id, actor.userId);
      const now = clock.now();
      if (kind === 'event' && locked.ends_at <= now) throw eventIsOver();
      const mark = { publication_id: id, user_id: actor.userId, note, created_at: now };
      return repository.mark(transaction, mark);
    });
    return find(kind, id, actor);
  }

  return {
    seek,

    async requireMarkable(kind: Kind, id: string, viewer: Actor): Promise<void> {
      if (!publicationPolicy.mark()) throw forbidden();
      await find(kind, id, viewer);
    },
    find,

    list(
      kind: Kind,
      viewer: Pick<Actor, 'userId'> | null,
      { search, limit, cursor, filter, marked = false }: ListOptions,
    ) {
      if (marked && viewer === null) throw unauthorized();
      const words = soughtTextWords(search ?? '');
      return readPage({
        filter: {
          ...everything,
          kind,
          state: 'published',
          words,
          markedBy: marked ? (viewer?.userId ?? null) : null,
          ...filter,
        },
        order: filter?.endsBefore === undefined ? orders[kind] : latestEvents,
        limit,
        cursor,
        viewer: viewer?.userId ?? null,
        ...(viewer === null ? { view: viewForSearch(words) } : {}),
      });
    },

    mark: (kind: 'event' | 'resource', id: string, actor: Actor): Promise<WholeRow> =>
      change(kind, id, actor, 'mark', ''),

    unmark: (kind: 'event' | 'parish' | 'resource', id: string, actor: Actor): Promise<WholeRow> =>
      change(kind, id, actor, 'unmark', ''),

    async reportCorrection(id: string, actor: Actor, note: string | undefined): Promise<void> {
      await change('parish', id, actor, 'mark', optionalText(note, 'note', NOTE));
    },
  };
}
