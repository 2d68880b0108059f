import type { components } from '@parvis/api-client/contract';
import { newNames } from '../src/features/people/index.ts';
import { searchText } from '../src/features/users/personal-details.ts';
import { createUserRepository } from '../src/features/users/repository.ts';
import { createPasswords } from '../src/platform/authentication/passwords.ts';
import { createSessions } from '../src/platform/authentication/sessions.ts';
import type { Role } from '../src/platform/permissions.ts';
import { newId } from '../src/platform/identifiers.ts';
import { cheap, startTestServer, type TestServer, type TestServerOptions } from './harness.ts';
import { userRow } from './user-row.ts';

type Schemas = components['schemas'];
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;

export interface Answer<Body> {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: Body;
  bytes: Buffer;
}

export interface RequestOptions {
  /** The body is sent as JSON. Forms, texts and bytes are sent unchanged. */
  body?: unknown;
  headers?: Headers;
}

/** Somebody who calls the API: a member with a token, or a stranger without one. */
export class Caller {
  readonly id: string;
  /** Null for a stranger. */
  readonly token: string | null;
  readonly #server: TestServer;

  constructor(server: TestServer, id: string, token: string | null) {
    this.#server = server;
    this.id = id;
    this.token = token;
  }

  async request<Body = Schemas['ErrorAnswer']>(
    method: Method,
    path: string,
    { body, headers = {} }: RequestOptions = {},
  ): Promise<Answer<Body>> {
    const sent: Headers = this.token === null ? {} : { authorization: `Bearer ${this.token}` };
    let payload: Buffer | string | undefined;
    if (body instanceof FormData) {
      const form = new Response(body);
      sent['content-type'] = form.headers.get('content-type') ?? '';
      payload = Buffer.from(await form.arrayBuffer());
    } else if (body !== undefined) {
      sent['content-type'] = 'application/json';
      payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    }
    const response = await this.#server.app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api${path}`,
      headers: { ...sent, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      // The type is right, because tests check every response against the contract.
      body: (isJson ? response.json() : null) as Body,
      bytes: response.rawPayload,
    };
  }

  async publish(draft: Partial<Schemas['PostPayload']> = {}, key?: string): Promise<Schemas['Post']> {
    const answer = await this.request<Schemas['PostAnswer']>('POST', '/post/create', {
      body: { content: 'Procession on Sunday.', ...draft },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
    return answer.body.post;
  }

  async comment(
    postId: string,
    content = 'We will be there.',
    parentId?: string,
  ): Promise<Schemas['PostComment']> {
    const answer = await this.request<Schemas['CommentAnswer']>('POST', '/comment/create', {
      body: { postId, content, ...(parentId === undefined ? {} : { parentId }) },
    });
    return answer.body.comment;
  }

  async read(postId: string): Promise<Schemas['Post']> {
    const answer = await this.request<Schemas['PostAnswer']>('GET', `/post/getById/${postId}`);
    return answer.body.post;
  }

  async feed(query = ''): Promise<Schemas['PostPage']> {
    const answer = await this.request<Schemas['PostPage']>('GET', `/post/all${query}`);
    return answer.body;
  }
}

/** The password of every member in tests. */
export const PASSWORD = 'Stella-Maris-33';
const passwordHash = await createPasswords(cheap).hash(PASSWORD);

export interface Community extends TestServer {
  stranger: Caller;
  /**
   * Inserts a member with a session, with the same result as a sign-up. Only the tests of sign-up call the real
   * operation.
   */
  join(options?: { firstName?: string; role?: Role; emailVisible?: boolean }): Promise<Caller>;
  /**
   * Returns the number of statements that `work` runs. Before that, it runs the jobs that are due, because they also
   * query the database.
   */
  queriesOf(work: () => Promise<unknown>): Promise<number>;
}

/** Starts a server without members. */
export async function startCommunity(options: TestServerOptions = {}): Promise<Community> {
  const server = await startTestServer(options);
  const { clock, database } = server;
  const stranger = new Caller(server, '', null);
  const repository = createUserRepository(database);
  const sessions = createSessions(server);
  let joined = 0;

  return {
    ...server,
    stranger,
    async join({ firstName = 'Maria', role = 'member', emailVisible = true } = {}) {
      joined += 1;
      const email = `member-${joined}@example.org`;
      const id = newId(clock);
      const now = clock.now();
      const row = userRow(id, now, { first: firstName, last: 'Rossi' });
      const token = await database.transaction(async (transaction) => {
        await repository.insert(transaction, {
          ...row,
          search: searchText(newNames(row)),
          email,
          email_key: email,
          email_state: 'trusted',
          password_hash: passwordHash,
          welcome_step: 'photo',
          role,
          email_visible: emailVisible ? 1 : 0,
          last_used_at: now,
          terms_accepted_at: now,
        });
        return sessions.issue(transaction, id, { browser: null, system: null });
      });
      return new Caller(server, id, token);
    },
    async queriesOf(work) {
      await server.jobs.drain();
      const before = database.queryCount();
      await work();
      return database.queryCount() - before;
    },
  };
}

/** An id that has the right format but does not exist. */
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** Counts the responses with each status. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
