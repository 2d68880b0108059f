import type { Insertable, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';

type Write = Transaction<DatabaseSchema>;

/**
 * Reads and writes disputes. The caller's transaction has locked the payment, so no other transaction writes disputes
 * of this payment.
 */
export const disputes = {
  async insert(transaction: Write, dispute: Insertable<DatabaseSchema['payment_disputes']>): Promise<void> {
    await transaction.insertInto('payment_disputes').values(dispute).execute();
  },

  async answer(
    transaction: Write,
    paymentId: string,
    answer: { readonly text: string; readonly by: string; readonly at: number },
  ): Promise<void> {
    await transaction
      .updateTable('payment_disputes')
      .set({ answer: answer.text, answered_by: answer.by, answered_at: answer.at })
      .where('payment_id', '=', paymentId)
      .execute();
  },

  /** Deletes the texts of a member who deletes their account. */
  async forget(transaction: Write, userId: string): Promise<void> {
    await transaction
      .deleteFrom('payment_disputes')
      .where('payment_id', 'in', (payments) =>
        payments.selectFrom('payments').select('payments.id').where('user_id', '=', userId),
      )
      .execute();
  },
};
