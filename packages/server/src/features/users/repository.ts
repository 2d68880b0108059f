import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { precompile } from '../../platform/database/precompile.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { UsersTable } from './tables.ts';
import { storedNameWords } from '../../platform/names.ts';
import { isOpenTo } from '../hidden-content/index.ts';
import { changedNames, fullName, nameColumns, newNames, type PersonNames } from '../people/index.ts';
import { noBlockBetween } from '../relations/index.ts';
import { userColumns } from './columns.ts';
import type { AccountRow, ProfileRow, UserRow } from './presenter.ts';
import { sharedAnswers } from './shared-answers.ts';

type Reader = Kysely<DatabaseSchema>;
type Writer = Transaction<DatabaseSchema>;

export type LockedUser = PersonNames &
  Pick<UsersTable, 'email_key' | 'password_hash'> & {
    audiences: string;
    second_factor_at: number | null;
  };
export type Credentials = AccountRow &
  Pick<UsersTable, 'password_hash'> & { second_factor_at: number | null };

export type UserChanges = Updateable<Omit<UsersTable, 'search'>> & { search?: string };

export interface UserRepository {
  /**
   * Returns the newest members first. Leaves out the viewer, and members with a block between them and the viewer.
   */
  page(viewer: string, limit: number, before: string): Promise<UserRow[]>;
  find(id: string): Promise<UserRow | undefined>;
  profile(id: string): Promise<ProfileRow | undefined>;
  account(reader: Reader, id: string): Promise<AccountRow | undefined>;
  credentials(by: 'id' | 'email_key', value: string): Promise<Credentials | undefined>;
  /** Reads the row and locks it until the transaction ends. */
  lockRow(writer: Writer, id: string, purpose: 'change' | 'sign in'): Promise<LockedUser | undefined>;
  isTaken(reader: Reader, emailKey: string): Promise<boolean>;
  insert(writer: Writer, user: Insertable<UsersTable>): Promise<void>;
  update(writer: Writer, id: string, changes: UserChanges): Promise<void>;
  /** Returns the files of the member's pictures, and locks the row until the transaction ends. */
  lockPictures(
    writer: Writer,
    id: string,
  ): Promise<{ avatar_id: string | null; cover_id: string | null } | undefined>;
  setPicture(writer: Writer, id: string, kind: 'avatar' | 'cover', fileId: string | null): Promise<void>;
  /**
   * Updates the searchable copies of the member's answers. Only an answer that every member may see has a copy, because
   * others must not find the member by a hidden answer.
   */
  shareAnswers(writer: Writer, id: string, audiences: string): Promise<void>;
  fileIds(writer: Writer, ownerId: string): Promise<string[]>;
  delete(writer: Writer, id: string): Promise<void>;
}

const accounts = (reader: Reader) =>
  reader
    .selectFrom('users')
    .leftJoin('questionnaires', 'questionnaires.user_id', 'users.id')
    .leftJoin('parish_follows', (join) =>
      join.onRef('parish_follows.user_id', '=', 'users.id').on('parish_follows.is_mine', '=', sql.lit(1)),
    )
    .leftJoin('publications as own_parish', (join) =>
      join.onRef('own_parish.id', '=', 'parish_follows.parish_id').on('own_parish.state', '=', 'published'),
    )
    .select([
      ...userColumns,
      'own_parish.id as parish_id',
      'own_parish.title as parish_title',
      'own_parish.language as parish_language',
      'users.listings_public',
      'users.message_requests',
      'users.email_state',
      'users.pending_email',
      'users.zip',
      'users.language',
      'users.liturgical_region',
      'users.welcome_step',
      'users.about',
      'users.audiences',
      'questionnaires.id as questionnaire_id',
    ])
    .select((user) =>
      user
        .selectFrom('digests')
        .select('digests.time_zone')
        .whereRef('digests.user_id', '=', 'users.id')
        .as('time_zone'),
    );

async function insertWords(writer: Writer, id: string, names: PersonNames): Promise<void> {
  const words = storedNameWords(fullName(names)).map((word) => ({ word, user_id: id }));
  if (words.length > 0) await writer.insertInto('name_words').values(words).execute();
}

export function createUserRepository(database: Database): UserRepository {
  const { read, shortReads, staffRule } = database;
  const page = precompile(shortReads, (parameters: { viewer: string; limit: number; before: string }) =>
    read
      .selectFrom('users')
      .select(userColumns)
      .where('users.id', '<', parameters.before)
      .where('users.id', '!=', parameters.viewer)
      .where(isOpenTo(staffRule, parameters.viewer, 'users.id'))
      .where(noBlockBetween(parameters.viewer, 'users.id'))
      .orderBy('users.id', 'desc')
      .limit(parameters.limit),
  );
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
    page: (viewer, limit, before) => page({ viewer, limit, before }),

    find: (id) =>
      database.read.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst(),

    async profile(id) {
      const [row] = await profile({ id });
      return row;
    },

    account: (reader, id) => accounts(reader).where('users.id', '=', id).executeTakeFirst(),

    credentials: (by, value) =>
      accounts(database.read)
        .select(['users.password_hash', 'users.second_factor_at'])
        .where(by === 'id' ? 'users.id' : 'users.email_key', '=', value)
        .executeTakeFirst(),

    lockRow: (writer, id, purpose) =>
      writer
        .selectFrom('users')
        .select([...nameColumns, 'email_key', 'password_hash', 'audiences', 'second_factor_at'])
        .where('id', '=', id)
        .$call((query) => (purpose === 'change' ? query.forNoKeyUpdate() : query.forShare()))
        .executeTakeFirst(),

    async isTaken(reader, emailKey) {
      const row = await reader
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', emailKey)
        .executeTakeFirst();
      return row !== undefined;
    },

    async insert(writer, user) {
      await writer.insertInto('users').values(user).execute();
      await insertWords(writer, user.id, newNames(user));
    },

    async update(writer, id, changes) {
      await writer.updateTable('users').set(changes).where('id', '=', id).execute();
      if (Object.keys(changedNames(changes)).length === 0) return;
      const names = await writer
        .selectFrom('users')
        .select(nameColumns)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await writer.deleteFrom('name_words').where('user_id', '=', id).execute();
      await insertWords(writer, id, names);
    },

    lockPictures: (writer, id) =>
      writer
        .selectFrom('users')
        .select(['avatar_id', 'cover_id'])
        .where('id', '=', id)
        .forNoKeyUpdate()
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

    async fileIds(writer, ownerId) {
      const rows = await writer
        .selectFrom('files')
        .select('id')
        .where('owner_id', '=', ownerId)
        .unionAll(writer.selectFrom('attachments').select('id').where('owner_id', '=', ownerId))
        .unionAll(writer.selectFrom('data_exports').select('id').where('user_id', '=', ownerId))
        .execute();
      return rows.map((row) => row.id);
    },

    async delete(writer, id) {
      await writer.deleteFrom('users').where('id', '=', id).execute();
    },
  };
}
