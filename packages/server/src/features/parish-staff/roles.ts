import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAudit } from '../audit/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { publicationKey } from '../publications/index.ts';
import { createClaimRepository } from './claim-repository.ts';
import {
  claimantRestricted,
  dioceseOrParishes,
  memberNotFound,
  parishNotFound,
  roleNotFound,
} from './errors.ts';
import { parishStaffPolicy } from './policy.ts';
import { presentRole } from './presenter.ts';
import { createRoleRepository } from './role-repository.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;

const REASON = { multiline: true, atMost: 500 };
const POSITION = { multiline: false, atMost: 80 };
const DIOCESE = { multiline: false, atMost: 120 };

interface Target {
  readonly parish_id: string | null;
  readonly diocese: string;
  readonly diocese_key: string;
  /** The text in the audit log. */
  readonly name: string;
}

async function targetsOf(
  transaction: Write,
  { diocese, parishes }: Pick<Schemas['ParishRolePayload'], 'diocese' | 'parishes'>,
): Promise<Target[]> {
  if ((diocese === undefined) === (parishes === undefined)) throw dioceseOrParishes();
  if (diocese !== undefined) {
    const name = requiredText(diocese, 'diocese', DIOCESE);
    return [{ parish_id: null, diocese: name, diocese_key: publicationKey(name), name }];
  }
  const found = await transaction
    .selectFrom('publications')
    .select(['id', 'title'])
    .where('kind', '=', 'parish')
    .where('id', 'in', parishes ?? [])
    .orderBy('id')
    .execute();
  if (found.length !== parishes?.length) throw parishNotFound();
  return found.map(({ id, title }) => ({ parish_id: id, diocese: '', diocese_key: '', name: title }));
}

/** Creates the functions by which administrators give and revoke roles for parishes and dioceses. */
export function createParishRoles(dependencies: Dependencies) {
  const { clock, database, secrets } = dependencies;
  const roles = createRoleRepository(database);
  const claims = createClaimRepository(database);
  const audit = createAudit(dependencies);
  const persons = createPersonPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  return {
    requireAssign(actor: Actor): void {
      audit.require(actor, parishStaffPolicy.assign);
    },

    async requireRole(actor: Actor, id: string): Promise<void> {
      audit.require(actor, parishStaffPolicy.assign);
      if ((await roles.find(id)) === undefined) throw roleNotFound();
    },

    list(
      actor: Actor,
      { parish, limit, cursor }: { parish: string | null; limit: number; cursor: string | undefined },
    ): Promise<Schemas['ParishRolePage']> {
      const line = { action: 'parish.roles', subject: null };
      return audit.attempt(actor, line, parishStaffPolicy.assign, async () => {
        const scope = `parish roles ${parish ?? ''}`;
        const before = cursor === undefined ? null : cursors.decode(cursor, scope);
        const rows = await roles.page({ parish, limit: limit + 1, before });
        const { page, last } = pageOf(
          rows.map((row) => ({ id: row.role_id, row })),
          limit,
        );
        return {
          roles: page.map(({ row }) => presentRole(row, persons)),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    give: (actor: Actor, draft: Schemas['ParishRolePayload']): Promise<Schemas['ParishRolesAnswer']> =>
      audit.attempt(actor, { action: 'parish.assign', subject: null }, parishStaffPolicy.assign, async () => {
        const reason = requiredText(draft.reason, 'reason', REASON);
        const position = optionalText(draft.position, 'position', POSITION);
        await database.transaction(async (transaction) => {
          await claims.lockMember(transaction, draft.user);
          const member = await transaction
            .selectFrom('users')
            .select('id')
            .where('id', '=', draft.user)
            .executeTakeFirst();
          if (member === undefined) throw memberNotFound();
          const now = clock.now();
          if (!(await claims.isEligible(transaction, draft.user, now))) throw claimantRestricted();
          const given_by = await audit.nameOf(transaction, actor);
          const act = { action: 'parish.assign', subject: { type: 'member' as const, id: draft.user } };
          for (const { name, ...target } of await targetsOf(transaction, draft)) {
            const role = { ...target, id: newId(clock), user_id: draft.user, position, given_by };
            if (await roles.add(transaction, { ...role, created_at: now })) {
              const field = target.parish_id === null ? 'diocese' : 'parish';
              const changes = [{ field, before: '', after: name }];
              await audit.record(transaction, actor, act, { reason, changes });
            }
          }
        });
        const given = await roles.ofMember(draft.user);
        return { roles: given.map((role) => presentRole(role, persons)) };
      }),

    async revoke(actor: Actor, id: string, reason: string): Promise<void> {
      const line = { action: 'parish.revoke', subject: { type: 'parish-role' as const, id } };
      await audit.attempt(actor, line, parishStaffPolicy.assign, async () => {
        const text = requiredText(reason, 'reason', REASON);
        await database.transaction(async (transaction) => {
          const role = await roles.find(id, transaction);
          if (role === undefined) throw roleNotFound();
          await roles.remove(transaction, id);
          const act = { action: line.action, subject: { type: 'member' as const, id: role.id } };
          const field = role.parish_id === null ? 'diocese' : 'parish';
          const changes = [{ field, before: role.title ?? role.diocese, after: '' }];
          await audit.record(transaction, actor, act, { reason: text, changes });
        });
      });
    },
  };
}

/** Creates the function that ends all roles and open claims of a member who is suspended or banned. */
export function createParishRoleEnd(dependencies: Pick<Dependencies, 'database'>) {
  const claims = createClaimRepository(dependencies.database);
  return async (transaction: Write, userId: string): Promise<void> => {
    await claims.withdrawAll(transaction, userId);
    await transaction.deleteFrom('parish_roles').where('user_id', '=', userId).execute();
  };
}
