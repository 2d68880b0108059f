import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import { ConcurrentChange, type Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema, UsersTable } from '../../platform/database/schema.ts';
import type { AccountRow, ProfileRow, UserRow } from './presenter.ts';
import { sharedAnswers } from './shared-answers.ts';

type Reader = Kysely<DatabaseSchema>;
type Writer = Transaction<DatabaseSchema>;

const userColumns = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.email_visible',
  'users.phone',
  'users.role',
  'users.created_at',
  'users.avatar_id',
] as const;

export type HeldUser = Pick<UsersTable, 'first_name' | 'last_name' | 'email_key' | 'password_hash'> & {
  audiences: string;
};
export type Credentials = AccountRow & Pick<UsersTable, 'password_hash'>;

export interface UserRepository {
  page(limit: number, before: string | null): Promise<UserRow[]>;
  find(id: string): Promise<UserRow | undefined>;
  profile(id: string): Promise<ProfileRow | undefined>;
  account(reader: Reader, id: string): Promise<AccountRow | undefined>;
  credentials(by: 'id' | 'email_key', value: string): Promise<Credentials | undefined>;
  /** As it stands in this transaction, until whose end nobody else changes it. */
  hold(writer: Writer, id: string, purpose: 'change' | 'sign in'): Promise<HeldUser | undefined>;
  insert(writer: Writer, user: Insertable<UsersTable>): Promise<void>;
  update(writer: Writer, id: string, changes: Updateable<UsersTable>): Promise<void>;
  /** The files of the member's pictures, which nobody changes until the transaction ends. */
  holdPictures(
    writer: Writer,
    id: string,
  ): Promise<{ avatar_id: string | null; cover_id: string | null } | undefined>;
  setPicture(writer: Writer, id: string, kind: 'avatar' | 'cover', fileId: string | null): Promise<void>;
  /** Shows or hides, as the audiences say, by which answers others find the member. */
  shareAnswers(writer: Writer, id: string, audiences: string): Promise<void>;
  /** Holds back whatever else would be written in the member's name, under their posts or beside their comments. */
  lock(writer: Writer, id: string): Promise<boolean>;
  fileIds(writer: Writer, ownerId: string): Promise<string[]>;
  /** Takes the member's reactions, shares, comments and replies out of the counters of others. */
  correctCounters(writer: Writer, id: string): Promise<void>;
  delete(writer: Writer, id: string): Promise<void>;
}

const accounts = (reader: Reader) =>
  reader
    .selectFrom('users')
    .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
    .select([...userColumns, 'users.about', 'users.audiences', 'questionnaires.id as questionnaire_id']);

/** The posts that the member has written, reacted to, shared or commented on. */
const touchedPosts = (writer: Writer, id: string) =>
  writer
    .selectFrom('posts')
    .select('posts.id')
    .where('posts.id', 'in', (query) =>
      query
        .selectFrom('posts as own')
        .select('own.id as post_id')
        .where('own.author_id', '=', id)
        .union(query.selectFrom('reactions').select('post_id').where('user_id', '=', id))
        .union(query.selectFrom('post_shares').select('post_id').where('user_id', '=', id))
        .union(query.selectFrom('comments').select('post_id').where('author_id', '=', id)),
    );

export function createUserRepository(database: Database): UserRepository {
  const { read, shortReads } = database;
  const profile = precompile(shortReads, ({ id }: { id: string }) =>
    read
      .selectFrom('users')
      .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
      .leftJoin('files as covers', 'covers.id', 'users.cover_id')
      .select([
        ...userColumns,
        'users.cover_id',
        'covers.width as cover_width',
        'covers.height as cover_height',
        'users.about',
        'users.audiences',
        'users.friends',
        'users.followers',
        'questionnaires.catholic',
        'questionnaires.parish',
        'questionnaires.diocese',
        'questionnaires.rite',
        'questionnaires.rite_type',
        'questionnaires.knight_of_columbus',
        'questionnaires.knight_of_malta',
        'questionnaires.favorite_saint',
        'questionnaires.historical_figure',
      ])
      .where('users.id', '=', id),
  );

  return {
    page(limit, before) {
      let query = database.read.selectFrom('users').select(userColumns).orderBy('id', 'desc').limit(limit);
      if (before !== null) query = query.where('id', '<', before);
      return query.execute();
    },

    find: (id) =>
      database.read.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst(),

    async profile(id) {
      const [row] = await profile({ id });
      return row;
    },

    account: (reader, id) => accounts(reader).where('users.id', '=', id).executeTakeFirst(),

    credentials: (by, value) =>
      accounts(database.read)
        .select('users.password_hash')
        .where(by === 'id' ? 'users.id' : 'users.email_key', '=', value)
        .executeTakeFirst(),

    hold: (writer, id, purpose) =>
      writer
        .selectFrom('users')
        .select(['first_name', 'last_name', 'email_key', 'password_hash', 'audiences'])
        .where('id', '=', id)
        .$if(database.dialect === 'postgres', (query) =>
          purpose === 'change' ? query.forNoKeyUpdate() : query.forShare(),
        )
        .executeTakeFirst(),

    async insert(writer, user) {
      await writer.insertInto('users').values(user).execute();
    },

    async update(writer, id, changes) {
      await writer.updateTable('users').set(changes).where('id', '=', id).execute();
    },

    holdPictures: (writer, id) =>
      writer
        .selectFrom('users')
        .select(['avatar_id', 'cover_id'])
        .where('id', '=', id)
        .$if(database.dialect === 'postgres', (query) => query.forNoKeyUpdate())
        .executeTakeFirst(),

    async setPicture(writer, id, kind, fileId) {
      await writer
        .updateTable('users')
        .set(kind === 'avatar' ? { avatar_id: fileId } : { cover_id: fileId })
        .where('id', '=', id)
        .execute();
    },

    async shareAnswers(writer, id, audiences) {
      const answers = await writer
        .selectFrom('questionnaires')
        .select(['parish', 'diocese'])
        .where('user_id', '=', id)
        .executeTakeFirst();
      if (answers === undefined) return;
      await writer
        .updateTable('questionnaires')
        .set(sharedAnswers(audiences, answers))
        .where('user_id', '=', id)
        .execute();
    },

    async lock(writer, id) {
      const user = writer.selectFrom('users').select('id').where('id', '=', id);
      // SQLite has one writer, which holds everything.
      if (database.dialect === 'sqlite') return (await user.executeTakeFirst()) !== undefined;
      const held = await touchedPosts(writer, id).orderBy('posts.id').forUpdate().execute();
      if ((await user.forUpdate().executeTakeFirst()) === undefined) return false;
      // From here on nothing is written in the member's name; what came in between has to be held before the member.
      const known = new Set(held.map((post) => post.id));
      const touched = await touchedPosts(writer, id).execute();
      if (touched.some((post) => !known.has(post.id))) throw new ConcurrentChange();
      return true;
    },

    async fileIds(writer, ownerId) {
      const rows = await writer.selectFrom('files').select('id').where('owner_id', '=', ownerId).execute();
      return rows.map((row) => row.id);
    },

    async correctCounters(writer, id) {
      for (const [type, counter] of [
        ['like', 'likes'],
        ['dislike', 'dislikes'],
      ] as const) {
        await writer
          .updateTable('posts')
          .set((expression) => ({ [counter]: expression(counter, '-', 1) }))
          .where('id', 'in', (query) =>
            query
              .selectFrom('reactions')
              .select('post_id')
              .where('user_id', '=', id)
              .where('type', '=', type),
          )
          .execute();
      }

      await writer
        .updateTable('posts')
        .set((expression) => ({
          shares: sql<number>`${expression.ref('shares')} - (
            select count(*) from post_shares where post_shares.post_id = posts.id and post_shares.user_id = ${id})`,
        }))
        .where('id', 'in', (query) =>
          query.selectFrom('post_shares').select('post_id').where('user_id', '=', id),
        )
        .execute();

      // What goes: the member's comments, and whatever others replied to them.
      const gone = sql`(comments.author_id = ${id}
        or comments.parent_id in (select own.id from comments as own where own.author_id = ${id}))`;
      await writer
        .updateTable('posts')
        .set((expression) => ({
          comments: sql<number>`${expression.ref('comments')} - (
            select count(*) from comments where comments.post_id = posts.id and ${gone})`,
        }))
        .where('id', 'in', (query) =>
          query.selectFrom('comments').select('post_id').where('author_id', '=', id),
        )
        .execute();

      await writer
        .updateTable('comments')
        .set((expression) => ({
          replies: sql<number>`${expression.ref('replies')} - (
            select count(*) from comments as own where own.parent_id = comments.id and own.author_id = ${id})`,
        }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('comments')
            .select(sql<string>`parent_id`.as('parent_id'))
            .where('author_id', '=', id)
            .where('parent_id', 'is not', null),
        )
        .where('author_id', '!=', id)
        .execute();
    },

    async delete(writer, id) {
      await writer.deleteFrom('users').where('id', '=', id).execute();
    },
  };
}
