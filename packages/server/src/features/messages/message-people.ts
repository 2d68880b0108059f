import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { components } from '@parvis/api-client/contract';
import { precompile } from '../../platform/database/precompile.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { createPersonPresenter, personColumns } from '../people/index.ts';
import { idsIn, joinedIds } from './id-list.ts';

type Schemas = components['schemas'];
type Person = Schemas['Person'];

/** The people of the messages on one page, by their ids. Deleted accounts are missing. */
export type People = ReadonlyMap<string, Person>;

/** The event of a line in a group chat, as it is stored. */
export interface StoredEvent {
  readonly kind: Schemas['ChatEventKind'];
  readonly memberIds: readonly string[];
  /** The number of members whom the line does not name. */
  readonly more?: number;
  readonly text: string | null;
}

interface WithEvent {
  readonly event: string | null;
}

/** A message and the member who reads it. */
interface ReadEvent extends WithEvent {
  readonly seq: number;
  readonly reader_id: string;
  /** The number of the last message before the reader joined the chat. */
  readonly joined_seq: number;
}

// Only the code that appends lines writes this column, so the type is right.
const storedEventOf = ({ event }: WithEvent): StoredEvent | null =>
  event === null ? null : (JSON.parse(event) as StoredEvent);

/**
 * The ids of the members whom a line names. Only the first ones are stored. But members are added together with their line,
 * so the reader can be recognized and comes first, in place of the last one.
 */
function namedMembers({ kind, memberIds, more }: StoredEvent, row: ReadEvent): readonly string[] {
  const isAmongOthers =
    kind === 'added' &&
    more !== undefined &&
    row.joined_seq === row.seq - 1 &&
    !memberIds.includes(row.reader_id);
  return isAmongOthers ? [row.reader_id, ...memberIds.slice(0, -1)] : memberIds;
}

/** The ids of the members whom a line names to this reader. */
export function membersOfEvent(row: ReadEvent): readonly string[] {
  const stored = storedEventOf(row);
  return stored === null ? [] : namedMembers(stored, row);
}

/** A condition for queries of `messages`: the message is a line of a group chat that names the member. */
export const namesMember = (userId: string): RawBuilder<SqlBool> =>
  sql`(messages.event is not null and messages.event like ${`%"${userId}"%`})`;

/** Whether the event of a line has a text, which is a name of the chat. */
export const hasText = (row: WithEvent): boolean => (storedEventOf(row)?.text ?? null) !== null;

/** Returns the stored event of a line, without its text if there is a block between its author and the reader. */
export function visibleEvent({ event, blocked }: WithEvent & { readonly blocked: 1 | null }): string | null {
  const stored = blocked === 1 ? storedEventOf({ event }) : null;
  return stored === null ? event : JSON.stringify({ ...stored, text: null });
}

export function presentEvent(
  row: ReadEvent,
  people: People,
  { hidesText }: { readonly hidesText: boolean },
): Pick<Schemas['Message'], 'event'> {
  const stored = storedEventOf(row);
  if (stored === null) return {};
  const { kind, more, text } = stored;
  const members = namedMembers(stored, row).flatMap((id) => people.get(id) ?? []);
  const event = { kind, members, text: hidesText ? null : text };
  return { event: more === undefined ? event : { ...event, more } };
}

/** Creates the function that reads people in one query. */
export function messagePeopleOf(dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>) {
  const { dialect, read, shortReads } = dependencies.database;
  const { personOf } = createPersonPresenter(dependencies);
  const byIds = precompile(shortReads, ({ ids }: { ids: string }) =>
    read.selectFrom('users').select(personColumns).where('users.id', 'in', idsIn(dialect, ids)),
  );

  return async (ids: readonly string[]): Promise<People> => {
    if (ids.length === 0) return new Map();
    const rows = await byIds({ ids: joinedIds(dialect, [...new Set(ids)]) });
    return new Map(rows.map((row) => [row.id, personOf(row)]));
  };
}
