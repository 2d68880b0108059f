import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { disputes } from './dispute-repository.ts';
import { createPaymentRepository } from './repository.ts';

export interface PaymentErasure {
  /** Keeps the payment for accounting, but removes its payer, a locked member who is leaving. */
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
