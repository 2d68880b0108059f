import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor, Attempt } from '../../platform/http/contract.ts';
import { excerptOf } from '../../platform/text.ts';
import { changesBetween, createAudit } from '../audit/index.ts';
import { can } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';
import { canInGroup } from '../group-roles/index.ts';

type Fields = Readonly<Record<string, string | null>>;

interface GroupModeration {
  readonly action: 'group.edit' | 'group.delete' | 'group.picture' | 'group.role' | 'group.remove';
  readonly subject: NonNullable<Attempt['subject']>;
  readonly before: Fields;
  readonly after: Fields;
  /** The id of the group, if the subject is not enough to find it. */
  readonly within?: string;
}

/** Records in the audit log how staff acts in groups. Actions of group moderators are not recorded. */
export function createModerationAudit(dependencies: Pick<Dependencies, 'clock' | 'database' | 'log'>) {
  const audit = createAudit(dependencies);

  return {
    /**
     * Runs an action. If the actor may moderate any group and the action is refused, the audit log records the refusal.
     */
    attempt<T>(
      actor: Actor,
      action: GroupModeration['action'],
      groupId: string,
      work: () => Promise<T>,
    ): Promise<T> {
      if (!can(actor, 'group.moderate.any')) return work();
      return audit.attempt(actor, { action, subject: { type: 'group', id: groupId } }, everyMember, work);
    },

    /** `role` is the actor's role in the group. */
    async record(
      transaction: Transaction<DatabaseSchema>,
      actor: Actor,
      role: string | null,
      { action, subject, before, after, within = '' }: GroupModeration,
    ): Promise<void> {
      if (!can(actor, 'group.moderate.any') || canInGroup(role, 'moderate')) return;
      const changes = changesBetween(before, after).map((change) => ({
        field: change.field,
        before: excerptOf(change.before),
        after: excerptOf(change.after),
      }));
      await audit.record(transaction, actor, { action, subject }, { reason: within, changes });
    },
  };
}
