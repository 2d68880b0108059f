import type { components } from '@parvis/api-client/contract';
import type { Selectable } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { badRequest, notFound } from '../../platform/http/errors.ts';
import { clientOf } from '../../platform/http/rate-limiter.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { fingerprintOf, runIdempotent, requireRepeat } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAudit } from '../audit/index.ts';
import { contactMail } from './jobs.ts';
import { contactPolicy } from './policy.ts';

type Schemas = components['schemas'];
type ContactRow = Selectable<DatabaseSchema['contact_messages']>;

const HOUR = 60 * 60 * 1000;
/** The limit is a fraction of RATE_LIMIT_MAX, so raising that setting also raises this limit. */
const MESSAGES = 1 / 60;
const NAME = { multiline: false, atMost: 120 };
const MESSAGE = { multiline: true, atMost: 5000 };
const NOTE = { multiline: true, atMost: 500 };

interface ListOptions {
  readonly state: Schemas['ContactState'] | null;
  readonly kind: Schemas['ContactKind'] | null;
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  readonly cursor: string | undefined;
}

const contactNotFound = () => notFound('contact.not-found', i18n._('This message does not exist.'));

function present(row: ContactRow): Schemas['Contact'] {
  const { answered_at, answered_by } = row;
  return {
    _id: row.id,
    kind: row.kind,
    state: answered_at === null ? 'open' : 'answered',
    name: row.name,
    email: row.email,
    message: row.message,
    language: row.language,
    createdAt: new Date(row.created_at).toISOString(),
    answer:
      answered_at === null
        ? null
        : { by: answered_by ?? '', at: new Date(answered_at).toISOString(), note: row.note },
  };
}

export function createContactService(dependencies: Dependencies) {
  const { clock, config, database, jobs, rateLimits, secrets } = dependencies;
  const audit = createAudit(dependencies);
  const cursors = createCursors(secrets.key('cursors'));
  const written = rateLimits.exact('contact message', {
    limit: Math.ceil(config.rateLimitMax * MESSAGES),
    duration: HOUR,
  });

  async function findByKey(key: string | null, fingerprint: string): Promise<string | null> {
    if (key === null) return null;
    const known = await database.read
      .selectFrom('contact_messages')
      .select(['id', 'fingerprint'])
      .where('idempotency_key', '=', key)
      .executeTakeFirst();
    if (known !== undefined) requireRepeat(known.fingerprint, fingerprint);
    return known?.id ?? null;
  }

  return {
    /** Stores the message. Returns false if a request with the same key has already stored it. */
    async write(draft: Schemas['ContactPayload'], key: string | null, address: string): Promise<boolean> {
      const fields = {
        kind: draft.kind ?? ('question' as const),
        name: requiredText(draft.name, 'name', NAME),
        email: draft.email,
        message: requiredText(draft.message, 'message', MESSAGE),
        language: draft.language ?? ('en' as const),
      };
      const fingerprint = fingerprintOf([JSON.stringify(fields)]);
      if ((await findByKey(key, fingerprint)) !== null) return false;
      await written.take(clientOf(address));
      const { isNew } = await runIdempotent({
        make: () =>
          database.transaction(async (transaction) => {
            const id = newId(clock);
            await transaction
              .insertInto('contact_messages')
              .values({
                ...fields,
                id,
                idempotency_key: key,
                fingerprint,
                answered_at: null,
                answered_by: null,
                note: '',
                created_at: clock.now(),
              })
              .execute();
            await jobs.add(transaction, contactMail, { key: id, payload: { contactId: id } });
            return id;
          }),
        isTaken: (error) => database.isUniqueViolation(error, 'contact_messages_idempotency_key_unique'),
        find: () => findByKey(key, fingerprint),
      });
      jobs.wake();
      return isNew;
    },

    list(actor: Actor, { state, kind, sort, limit, cursor }: ListOptions): Promise<Schemas['ContactPage']> {
      const line = { action: 'contact.list', subject: null };
      return audit.attempt(actor, line, contactPolicy.manage, async () => {
        const scope = `contact ${JSON.stringify([state, kind, sort])}`;
        const after = cursor === undefined ? null : cursors.decode(cursor, scope);
        const rows = await database.read
          .selectFrom('contact_messages')
          .selectAll()
          .$if(state !== null, (query) =>
            query.where('answered_at', state === 'open' ? 'is' : 'is not', null),
          )
          .$if(kind !== null, (query) => query.where('kind', '=', kind ?? 'question'))
          .$if(after !== null, (query) => query.where('id', sort === 'newest' ? '<' : '>', after ?? ''))
          .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
          .limit(limit + 1)
          .execute();
        const { page, last } = pageOf(rows, limit);
        return {
          contacts: page.map(present),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    async requireAnswerable(actor: Actor, id: string): Promise<void> {
      audit.require(actor, contactPolicy.manage);
      const found = await database.read
        .selectFrom('contact_messages')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (found === undefined) throw contactNotFound();
    },

    answer(actor: Actor, id: string, note: string | undefined): Promise<Schemas['Contact']> {
      const line = { action: 'contact.answer', subject: { type: 'contact' as const, id } };
      return audit.attempt(actor, line, contactPolicy.manage, async () => {
        const text = optionalText(note, 'note', NOTE);
        return database.transaction(async (transaction) => {
          const found = await transaction
            .selectFrom('contact_messages')
            .selectAll()
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (found === undefined) throw contactNotFound();
          const name = await audit.nameOf(transaction, actor);
          if (found.answered_at !== null) {
            if (found.answered_by === name && found.note === text) return present(found);
            const message =
              found.answered_by === null
                ? i18n._('Somebody has already answered this.')
                : i18n._('{name} has already answered this.', { name: found.answered_by });
            throw badRequest(message, undefined, 'contact.answered');
          }
          const change = { answered_at: clock.now(), answered_by: name, note: text };
          await transaction.updateTable('contact_messages').set(change).where('id', '=', id).execute();
          await audit.record(transaction, actor, line, {
            reason: text,
            changes: [{ field: 'state', before: 'open', after: 'answered' }],
          });
          return present({ ...found, ...change });
        });
      });
    },
  };
}
