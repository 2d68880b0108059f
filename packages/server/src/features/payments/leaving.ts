import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { disputes } from './dispute-repository.ts';
import { createPaymentRepository } from './repository.ts';

export interface PaymentLeaving {
  /** That money was paid has to be kept; who paid it goes with the member, who is locked. */
  forget(transaction: Transaction<DatabaseSchema>, userId: string): Promise<void>;
}

export function paymentLeavingOf({ database }: Pick<Dependencies, 'database'>): PaymentLeaving {
  const repository = createPaymentRepository(database);
  return {
    async forget(transaction, userId) {
      await disputes.forget(transaction, userId);
      await repository.forgetPayer(transaction, userId);
    },
  };
}
