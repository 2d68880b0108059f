import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { excerptOf } from '../../platform/text.ts';
import { createAudit } from './audit.ts';
import { createAuditRepository } from './repository.ts';
import { can } from '../../platform/permissions.ts';

type Write = Transaction<DatabaseSchema>;

const actions = ['post.edit', 'post.delete', 'comment.edit', 'comment.delete', 'listing.delete'] as const;

interface Moderated {
  readonly action: (typeof actions)[number];
  /** The member who owns the content. */
  readonly memberId: string;
  readonly before: Readonly<Record<string, string>>;
  /** Empty if the content was deleted. */
  readonly after: Readonly<Record<string, string | undefined>>;
}

export interface Moderation {
  /**
   * Records a change that staff makes to other members' content. A change to the actor's own content is not recorded.
   */
  record(transaction: Write, actor: Actor, moderated: Moderated): Promise<void>;
  /**
   * Removes the texts of a permanently deleted member from the log. The log still shows that staff has changed or
   * deleted these texts.
   */
  forget(transaction: Write, memberId: string): Promise<void>;
}

export function moderationOf(dependencies: Pick<Dependencies, 'clock' | 'database' | 'log'>): Moderation {
  const repository = createAuditRepository(dependencies.database);
  const audit = createAudit(dependencies);

  return {
    async record(transaction, actor, { action, memberId, before, after }) {
      // An actor without this permission acts as a moderator of a group. Actions of group moderators are not audited.
      if (memberId === actor.userId || !can(actor, `${action}.any` as const)) return;
      const changes = Object.entries(before)
        .map(([field, text]) => ({ field, text, becomes: after[field] ?? '' }))
        .filter(({ text, becomes }) => text !== becomes)
        .map(({ field, text, becomes }) => ({ field, before: excerptOf(text), after: excerptOf(becomes) }));
      // The line names the author and not the content, because the content can be deleted. So the line appears in the
      // author's history.
      const subject = { type: 'member' as const, id: memberId };
      await audit.record(transaction, actor, { action, subject }, { changes });
    },

    async forget(transaction, memberId) {
      await repository.forgetChanges(transaction, memberId, actions);
    },
  };
}
