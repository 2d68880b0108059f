import type { components } from '@parvis/api-client/contract';
import { createProofs } from '../../platform/authentication/proofs.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { isStaffRole } from '../../platform/permissions.ts';
import { createPasswordQuestion } from '../users/index.ts';
import { createSecondFactorChanges } from './changes.ts';
import { codeCheckOf } from './code-check.ts';
import { createSecondFactorNotices } from './notices.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createPasskeyCheck } from './passkey-check.ts';
import { createPasskeyRepository } from './passkey-repository.ts';
import { presentPasskey } from './passkeys.ts';
import { plainCode } from './recovery-codes.ts';
import { alreadyOn, notOn, notOneAnswer, passkeyRefused, wrongCode } from './errors.ts';
import { createSecondFactorRepository } from './repository.ts';

type Schemas = components['schemas'];
/** Creates the service with which members manage their own second factor. */
export function createSecondFactorService(dependencies: Dependencies) {
  const { clock, config, database, secrets } = dependencies;
  const repository = createSecondFactorRepository(database);
  const passkeys = createPasskeyRepository(database);
  const passkeyCheck = createPasskeyCheck(dependencies);
  const changes = createSecondFactorChanges(dependencies);
  const proofs = createProofs(database, clock);
  const codes = createOneTimeCodes(secrets, clock);
  const check = codeCheckOf(dependencies);
  const notices = createSecondFactorNotices(dependencies);
  const passwords = createPasswordQuestion(dependencies);

  return {
    async read({ userId }: Actor): Promise<Schemas['SecondFactorAnswer']> {
      const [member, oneTimeCodes, recoveryCodesLeft, own] = await Promise.all([
        repository.member(userId),
        repository.oneTimeCodes(userId),
        repository.recoveryCodesLeft(userId),
        passkeys.list(userId),
      ]);
      if (member === undefined) throw unauthorized();
      const since = oneTimeCodes?.confirmed_at ?? null;
      return {
        isOn: member.second_factor_at !== null,
        isRequired: config.staffNeedsSecondFactor && isStaffRole(member.role),
        oneTimeCodesSince: since === null ? null : new Date(since).toISOString(),
        recoveryCodesLeft,
        passkeys: own.map(presentPasskey),
      };
    },

    async start({ userId }: Actor): Promise<Schemas['OneTimeCodeSetup']> {
      return database.transaction(async (transaction) => {
        const member = await repository.lockRow(transaction, userId);
        if (member === undefined) throw unauthorized();
        changes.requireAddress(member);
        const former = await repository.oneTimeCodes(userId, transaction);
        if ((former?.confirmed_at ?? null) !== null) throw alreadyOn();
        const { stored, text, uri } = codes.newSecret(userId, member.email);
        const now = clock.now();
        await repository.putSecret(transaction, {
          user_id: userId,
          secret: stored,
          last_step: 0,
          created_at: now,
          confirmed_at: null,
        });
        return { secret: text, uri };
      });
    },

    async confirm(actor: Actor, code: string, address: string): Promise<string[]> {
      const { userId } = actor;
      await check.attempt(userId, address);
      const given = await changes.run(actor, 'add-codes', async (transaction, member) => {
        changes.requireAddress(member);
        const pending = await repository.oneTimeCodes(userId, transaction);
        if (pending === undefined) throw notOn();
        if (pending.confirmed_at !== null) throw alreadyOn();
        const step = codes.stepOf(pending.secret, userId, plainCode(code));
        if (step === null || !(await repository.useStep(transaction, userId, step))) throw wrongCode();
        await repository.confirm(transaction, userId, clock.now());
        await notices.add(transaction, member.second_factor_at === null ? 'on' : 'codesAdded', member);
        return changes.turnOn(transaction, actor, member);
      });
      await check.wasRight(userId, address);
      if (given.length > 0) changes.endOthers(actor);
      return given;
    },

    async remove(actor: Actor): Promise<void> {
      const { userId } = actor;
      await changes.run(actor, 'remove-codes', async (transaction, member) => {
        if (!(await repository.removeOneTimeCodes(transaction, userId))) return false;
        const isOff = await changes.turnOff(transaction, actor, member);
        await notices.add(transaction, isOff ? 'off' : 'codesRemoved', member);
        return true;
      });
    },

    renew: (actor: Actor): Promise<string[]> =>
      changes.run(actor, 'renew-codes', async (transaction, member) => {
        if (member.second_factor_at === null) throw notOn();
        await notices.add(transaction, 'renewed', member);
        return changes.giveRecoveryCodes(transaction, actor.userId);
      }),

    /** Checks the second factor or, if the member has none, the password. */
    async prove(
      { userId, sessionId }: Actor,
      { password, code, passkey }: Schemas['ProofPayload'],
      address: string,
    ): Promise<void> {
      const member = await repository.member(userId);
      if (member === undefined) throw unauthorized();
      const sent = [password, code, passkey].filter((answer) => answer !== undefined);
      if (sent.length > 1) throw notOneAnswer();
      if (member.second_factor_at === null) {
        await passwords.ask(userId, password ?? '', address);
        await proofs.add(database.write, sessionId);
        return;
      }
      if (passkey === undefined) {
        await check.attempt(userId, address);
        await database.transaction(async (transaction) => {
          if (!(await check.use(transaction, userId, code ?? ''))) throw wrongCode();
          await proofs.add(transaction, sessionId);
        });
      } else {
        await check.attemptPasskey(userId, address);
        const binding = { purpose: 'prove', userId, boundTo: sessionId } as const;
        const use = await passkeyCheck.authenticate(passkey, userId, binding);
        await database.transaction(async (transaction) => {
          if (use === null || !(await use(transaction))) throw passkeyRefused();
          await proofs.add(transaction, sessionId);
        });
      }
      await check.wasRight(userId, address);
    },
  };
}
