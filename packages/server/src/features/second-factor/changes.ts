import type { Transaction } from 'kysely';
import { createProofs } from '../../platform/authentication/proofs.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { isStaffRole } from '../../platform/permissions.ts';
import { createAudit } from '../audit/index.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { addressUnconfirmed } from './errors.ts';
import { createSecondFactorRepository, type Member } from './repository.ts';

type Write = Transaction<DatabaseSchema>;

/** Creates the steps that are the same for codes and passkeys when they are added or removed. */
export function createSecondFactorChanges(dependencies: Dependencies) {
  const { clock, config, connections, database, jobs } = dependencies;
  const repository = createSecondFactorRepository(database);
  const passkeys = createPasskeyRepository(database);
  const sessions = createSessions(dependencies);
  const proofs = createProofs(database, clock);
  const audit = createAudit(dependencies);

  async function giveRecoveryCodes(transaction: Write, userId: string): Promise<string[]> {
    const given = newRecoveryCodes();
    const hashes = given.map((code) => recoveryCodeHash(userId, code));
    await repository.replaceRecoveryCodes(transaction, userId, hashes, clock.now());
    return given;
  }

  /** Audits the change if the member is staff. */
  async function record(transaction: Write, actor: Actor, { role }: Member, action: string): Promise<void> {
    if (!isStaffRole(role)) return;
    const subject = { type: 'member', id: actor.userId } as const;
    await audit.record(transaction, actor, { action: `second-factor.${action}`, subject }, {});
  }

  return {
    /** Runs `work` in a transaction that locks the member. `false` means that nothing was changed. */
    async run<T>(
      actor: Actor,
      action: string,
      work: (transaction: Write, member: Member) => Promise<T>,
    ): Promise<T> {
      const done = await database.transaction(async (transaction) => {
        const member = await repository.lockRow(transaction, actor.userId);
        if (member === undefined || !(await sessions.isOpen(transaction, actor.sessionId)))
          throw unauthorized();
        const result = await work(transaction, member);
        if (result !== false) await record(transaction, actor, member, action);
        return result;
      });
      jobs.wake();
      return done;
    },

    requireAddress({ email_state: state }: Pick<Member, 'email_state'>): void {
      if (config.confirmsEmail && state === 'unconfirmed') throw addressUnconfirmed();
    },

    giveRecoveryCodes,

    /**
     * Turns on the second factor when the member adds codes or a passkey for the first time. Returns new recovery
     * codes, or an empty list if the second factor was already on.
     */
    async turnOn(transaction: Write, actor: Actor, member: Member): Promise<string[]> {
      if (member.second_factor_at !== null) return [];
      const { userId, sessionId } = actor;
      await repository.setSecondFactor(transaction, userId, clock.now());
      // The other sessions were started with the password alone, so they end.
      await sessions.revokeOthers(transaction, userId, sessionId);
      await passkeys.endChallenges(transaction, userId);
      await proofs.add(transaction, sessionId);
      await record(transaction, actor, member, 'turn-on');
      return giveRecoveryCodes(transaction, userId);
    },

    /**
     * Closes the connections of the member's other sessions. Call this after the commit of the transaction that called
     * `turnOn`.
     */
    endOthers: ({ userId, sessionId }: Actor): void => connections.endMember(userId, sessionId),

    /** Turns off the second factor, unless the member still has codes or a passkey. Returns whether it is off now. */
    async turnOff(transaction: Write, actor: Actor, member: Member): Promise<boolean> {
      const { userId } = actor;
      const codes = await repository.oneTimeCodes(userId, transaction);
      if ((codes?.confirmed_at ?? null) !== null) return false;
      if ((await passkeys.list(userId, transaction)).length > 0) return false;
      await repository.setSecondFactor(transaction, userId, null);
      await repository.replaceRecoveryCodes(transaction, userId, [], clock.now());
      await repository.endChallenges(transaction, userId);
      await passkeys.endChallenges(transaction, userId);
      await record(transaction, actor, member, 'turn-off');
      return true;
    },
  };
}
