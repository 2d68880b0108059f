import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { excerptOf } from '../../platform/text.ts';
import { createAudit } from './audit.ts';
import { createAuditRepository } from './repository.ts';
import { isStaffRole } from '../../platform/permissions.ts';

type Write = Transaction<DatabaseSchema>;

const actions = ['post.edit', 'post.delete', 'comment.edit', 'comment.delete', 'listing.delete'] as const;

interface Moderated {
  readonly action: (typeof actions)[number];
  /** Whose it is. */
  readonly memberId: string;
  readonly before: Readonly<Record<string, string>>;
  /** Empty where nothing is left. */
  readonly after: Readonly<Record<string, string | undefined>>;
}

export interface Moderation {
  /** What the staff changes of what others have written; what is one's own is nobody's matter. */
  record(transaction: Write, actor: Actor, moderated: Moderated): Promise<void>;
  /** Of a member who leaves for good the log keeps that they were moderated, and none of their words. */
  forget(transaction: Write, memberId: string): Promise<void>;
}

export function moderationOf(dependencies: Pick<Dependencies, 'clock' | 'database' | 'log'>): Moderation {
  const repository = createAuditRepository(dependencies.database);
  const audit = createAudit(dependencies);

  return {
    async record(transaction, actor, { action, memberId, before, after }) {
      // Who looks after a group alone is not of the staff.
      if (memberId === actor.userId || !isStaffRole(actor.role)) return;
      const changes = Object.entries(before)
        .map(([field, text]) => ({ field, text, becomes: after[field] ?? '' }))
        .filter(({ text, becomes }) => text !== becomes)
        .map(({ field, text, becomes }) => ({ field, before: excerptOf(text), after: excerptOf(becomes) }));
      // Named by its author, as what it was is gone: so it stands among what was done to them.
      const subject = { type: 'member' as const, id: memberId };
      await audit.record(transaction, actor, { action, subject }, { changes });
    },

    async forget(transaction, memberId) {
      await repository.forgetChanges(transaction, memberId, actions);
    },
  };
}
