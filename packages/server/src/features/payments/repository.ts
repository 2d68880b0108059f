import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/language.ts';
import type { PaymentState, PaymentsTable } from './tables.ts';
import { payerWords, type SoughtWord } from '../../platform/names.ts';
import { hasWordPrefix, nameColumns, type PersonNames } from '../people/index.ts';
import { openStates } from './policy.ts';

type Read = Kysely<DatabaseSchema>;
export type Write = Transaction<DatabaseSchema>;

export interface StepRow {
  readonly payment_id: string;
  readonly state: PaymentState;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly note: string;
  readonly created_at: number;
}

export type DisputeRow = DatabaseSchema['payment_disputes'];

export type PaymentRow = PaymentsTable & {
  readonly steps: readonly StepRow[];
  readonly dispute: DisputeRow | null;
};

export interface MemberRow extends PersonNames {
  readonly id: string;
  readonly email: string;
  readonly email_visible: 0 | 1;
  readonly language: Language;
}

export interface PaymentFilter {
  readonly state: PaymentState | null;
  /** Whether only payments with an open dispute are listed. */
  readonly isDisputed: boolean;
  /** Null if there is no search. Otherwise only payments that match one of these are listed. */
  readonly found: {
    readonly reference: string | null;
    readonly contact: string | null;
    readonly emailKey: string;
    /** The prefixes of words in the member's name. */
    readonly words: readonly SoughtWord[];
    /** The prefixes of words in the payer's name. Each prefix is given in all its spellings. */
    readonly payerWords: readonly (readonly string[])[];
  } | null;
}

export interface Place {
  readonly sort: 'newest' | 'oldest';
  readonly limit: number;
  /** The page begins after this id. */
  readonly after: string | null;
}

/** The highest character. A prefix followed by this character sorts after all words that begin with the prefix. */
const HIGHEST = '\u{10FFFF}';

/** Selects the payments of payers with a name that has this prefix. */
const paidBy = (reader: Read, beginning: string) =>
  reader
    .selectFrom('payer_words')
    .select('payer_words.payment_id')
    .where('payer_words.word', '>=', beginning)
    .where('payer_words.word', '<', `${beginning}${HIGHEST}`);

async function withSteps(reader: Read, payments: readonly PaymentsTable[]): Promise<PaymentRow[]> {
  if (payments.length === 0) return [];
  const ids = payments.map(({ id }) => id);
  const steps = await reader
    .selectFrom('payment_steps')
    .select(['payment_id', 'state', 'actor_id', 'actor_name', 'note', 'created_at'])
    .where('payment_id', 'in', ids)
    .orderBy('id')
    .execute();
  const disputes = await reader
    .selectFrom('payment_disputes')
    .selectAll()
    .where('payment_id', 'in', ids)
    .execute();
  return payments.map((payment) => ({
    ...payment,
    steps: steps.filter(({ payment_id }) => payment_id === payment.id),
    dispute: disputes.find(({ payment_id }) => payment_id === payment.id) ?? null,
  }));
}

async function one(reader: Read, payment: PaymentsTable | undefined): Promise<PaymentRow | null> {
  const [row] = payment === undefined ? [] : await withSteps(reader, [payment]);
  return row ?? null;
}

export function createPaymentRepository({ read }: Database) {
  return {
    async find(id: string, reader: Read = read): Promise<PaymentRow | null> {
      const payment = reader.selectFrom('payments').selectAll().where('id', '=', id);
      return one(reader, await payment.executeTakeFirst());
    },

    async findByReference(reference: string): Promise<PaymentRow | null> {
      const payment = read.selectFrom('payments').selectAll().where('reference', '=', reference);
      return one(read, await payment.executeTakeFirst());
    },

    async findByKey(userId: string, key: string): Promise<PaymentRow | null> {
      const payment = read
        .selectFrom('payments')
        .selectAll()
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', key);
      return one(read, await payment.executeTakeFirst());
    },

    async ofMember(userId: string, limit: number, before: string | null): Promise<PaymentRow[]> {
      const payments = await read
        .selectFrom('payments')
        .selectAll()
        .where('user_id', '=', userId)
        .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return withSteps(read, payments);
    },

    async page(
      { state, isDisputed, found }: PaymentFilter,
      { sort, limit, after }: Place,
    ): Promise<PaymentRow[]> {
      const payments = await read
        .selectFrom('payments')
        .selectAll()
        .$if(state !== null, (query) => query.where('state', '=', state ?? 'requested'))
        .$if(isDisputed, (query) =>
          query.where('id', 'in', (payment) =>
            payment.selectFrom('payment_disputes').select('payment_id').where('answered_at', 'is', null),
          ),
        )
        .$if(found !== null, (query) =>
          query.where((payment) =>
            payment.or([
              // In SQL, nothing equals null, so a missing value matches no payment.
              payment('reference', '=', found?.reference ?? null),
              payment('payer_contact', '=', found?.contact ?? null),
              payment(
                'user_id',
                'in',
                payment
                  .selectFrom('users')
                  .select('users.id')
                  .where('users.email_key', '=', found?.emailKey ?? ''),
              ),
              // An empty list of words would match every member.
              ...(found === null || found.words.length === 0
                ? []
                : [payment.and(found.words.map((word) => hasWordPrefix('user_id', word)))]),
              ...(found?.payerWords ?? []).map((words) =>
                payment.and(words.map((word) => payment('id', 'in', paidBy(read, word)))),
              ),
            ]),
          ),
        )
        .$if(after !== null, (query) => query.where('id', sort === 'newest' ? '<' : '>', after ?? ''))
        .orderBy('id', sort === 'newest' ? 'desc' : 'asc')
        .limit(limit)
        .execute();
      return withSteps(read, payments);
    },

    members: async (ids: readonly string[], reader: Read = read): Promise<MemberRow[]> =>
      ids.length === 0
        ? []
        : reader
            .selectFrom('users')
            .select(['id', ...nameColumns, 'email', 'email_visible', 'language'])
            .where('id', 'in', ids)
            .execute(),

    /** Whether the server is allowed to send email to the member's address. */
    async isReachable(transaction: Write, userId: string): Promise<boolean> {
      const { email_state } = await transaction
        .selectFrom('users')
        .select('email_state')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return email_state !== 'unconfirmed';
    },

    /**
     * Locks the member until the transaction ends, so that only one transaction changes their plans. Call this before
     * locking payments.
     */
    async lockMember(transaction: Write, userId: string): Promise<void> {
      await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    },

    async lockRow(transaction: Write, id: string): Promise<PaymentRow | null> {
      const payment = await transaction
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return one(transaction, payment);
    },

    async countOpen(transaction: Write, userId: string): Promise<number> {
      const { open } = await transaction
        .selectFrom('payments')
        .select((payment) => payment.fn.count<number>('id').as('open'))
        .where('user_id', '=', userId)
        .where('state', 'in', openStates)
        .executeTakeFirstOrThrow();
      return open;
    },

    async insert(transaction: Write, payment: Insertable<PaymentsTable>): Promise<void> {
      await transaction.insertInto('payments').values(payment).execute();
      const words = payerWords(payment.payer_name).map((word) => ({ payment_id: payment.id, word }));
      if (words.length > 0) await transaction.insertInto('payer_words').values(words).execute();
    },

    async setState(transaction: Write, id: string, state: PaymentState): Promise<void> {
      await transaction.updateTable('payments').set({ state }).where('id', '=', id).execute();
    },

    async addStep(transaction: Write, step: StepRow & { readonly id: string }): Promise<void> {
      await transaction.insertInto('payment_steps').values(step).execute();
    },

    async forgetPayer(transaction: Write, userId: string): Promise<void> {
      await transaction
        .deleteFrom('payer_words')
        .where('payment_id', 'in', (payments) =>
          payments.selectFrom('payments').select('payments.id').where('user_id', '=', userId),
        )
        .execute();
      await transaction
        .updateTable('payments')
        .set({ payer_name: '', payer_contact: '', payer_reference: '' })
        .where('user_id', '=', userId)
        .execute();
    },
  };
}
