// A server that only reads and writes the rows of the product's most frequent responses, without any of its rules. `npm
// run bench answers` compares the real server with it. The comparison shows the least time that the framework and the
// database need. This server reads the database of a stopped server, and writes into tables of its own.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { Pool } from 'pg';

const [dataFolder, databaseUrl = ''] = process.argv.slice(2);
if (dataFolder === undefined) throw new Error('Usage: node floor-server.ts <data folder> [database URL]');

type Row = Readonly<Record<string, unknown>>;

interface Store {
  readonly rows: (statement: string, values: readonly (string | number)[]) => Promise<Row[]>;
  readonly commit: (
    statements: readonly (readonly [string, readonly (string | number)[]])[],
  ) => Promise<void>;
}

function openSqlite(folder: string): Store {
  const database = new DatabaseSync(join(folder, 'parvis.db'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma mmap_size = 268435456;');
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const prepare = (statement: string) => {
    const known = prepared.get(statement) ?? database.prepare(statement);
    prepared.set(statement, known);
    return known;
  };
  return {
    rows: async (statement, values) => prepare(statement).all(...values),
    commit: async (statements) => {
      prepare('begin immediate').run();
      for (const [statement, values] of statements) prepare(statement).run(...values);
      prepare('commit').run();
    },
  };
}

// Named statements are parsed and planned once for each connection.
const query = (text: string, values: readonly (string | number)[]) => ({
  name: text.slice(0, 60),
  text: text.replaceAll(/\?(\d+)/g, '$$$1'),
  values: [...values],
});

function openPostgres(url: string): Store {
  const pool = new Pool({ connectionString: url, max: 10 });
  return {
    rows: async (statement, values) => (await pool.query<Row>(query(statement, values))).rows,
    commit: async (statements) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const [statement, values] of statements) await client.query(query(statement, values));
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}

const store = databaseUrl === '' ? openSqlite(dataFolder) : openPostgres(databaseUrl);

for (const statement of [
  `create table if not exists floor_posts (id text primary key, author_id text not null, title text not null,
    content text not null, likes bigint not null, comments bigint not null, created_at bigint not null)`,
  `create table if not exists floor_comments (id text primary key, post_id text not null references floor_posts (id),
    author_id text not null, content text not null, created_at bigint not null)`,
  `create table if not exists floor_reactions (post_id text not null references floor_posts (id),
    user_id text not null, type text not null, primary key (post_id, user_id))`,
  `insert into floor_posts values ('first', 'author', 'Lindisfarne', 'Pilgrims cross on foot.', 0, 0, 0)
    on conflict (id) do nothing`,
]) {
  await store.rows(statement, []);
}

const FEED = `select posts.*, users.first_name, users.last_name, users.avatar_id, files.width, files.height,
    files.placeholder, reactions.type as reaction
  from posts join users on users.id = posts.author_id left join files on files.id = posts.file_id
  left join reactions on reactions.post_id = posts.id and reactions.user_id = ?1
  where posts.group_id is null order by posts.id desc limit 20`;
const PEOPLE = `select distinct users.id, users.first_name, users.last_name, users.avatar_id from name_words
  join users on users.id = name_words.user_id
  where name_words.word >= ?1 and name_words.word < ?2 limit 10`;
const POST = 'insert into floor_posts values (?1, ?2, ?3, ?4, 0, 0, ?5)';
const COMMENT = 'insert into floor_comments values (?1, ?2, ?3, ?4, ?5)';
const COUNT_COMMENT = 'update floor_posts set comments = comments + 1 where id = ?1';
const LIKE = `insert into floor_reactions values (?1, ?2, ?3)
  on conflict (post_id, user_id) do update set type = excluded.type`;
const COUNT_LIKE = 'update floor_posts set likes = likes + ?2 where id = ?1';

const app = fastify();
app.get('/feed', async () => ({ posts: await store.rows(FEED, ['viewer']) }));
app.get<{ Querystring: { search: string } }>('/people', async ({ query: { search } }) => ({
  users: await store.rows(PEOPLE, [search, `${search}\u{10ffff}`]),
}));
app.post<{ Body: { title: string; content: string } }>('/post', async ({ body }) => {
  const id = crypto.randomUUID();
  await store.commit([[POST, [id, 'author', body.title, body.content, Date.now()]]]);
  return { post: { _id: id, ...body } };
});
app.post<{ Body: { content: string } }>('/comment', async ({ body }) => {
  const id = crypto.randomUUID();
  await store.commit([
    [COMMENT, [id, 'first', 'author', body.content, Date.now()]],
    [COUNT_COMMENT, ['first']],
  ]);
  return { comment: { _id: id, ...body } };
});
app.post<{ Body: { type: string } }>('/like', async ({ body }) => {
  const user = crypto.randomUUID();
  await store.commit([
    [LIKE, ['first', user, body.type]],
    [COUNT_LIKE, ['first', 1]],
  ]);
  return { reaction: { type: body.type, userId: user } };
});

const address = await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
process.stdout.write(`${address}\n`);
