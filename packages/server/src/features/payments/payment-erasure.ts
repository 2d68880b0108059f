import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { disputes } from './dispute-repository.ts';
import { createPaymentRepository } from './repository.ts';

export interface PaymentErasure {
  /**
   * Removes the payer from the payments of a locked member whose account is being deleted. The payments stay for
   * accounting.
   */
  forget(transaction: Transaction<DatabaseSchema>, userId: string): Promise<void>;
}

export function paymentErasureOf({ database }: Pick<Dependencies, 'database'>): PaymentErasure {
  const repository = createPaymentRepository(database);
  return {
    async forget(transaction, userId) {
      await disputes.forget(transaction, userId);
      await repository.forgetPayer(transaction, userId);
    },
  };
}
