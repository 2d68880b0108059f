import type { components } from '@parvis/api-client/contract';
import type { Transaction } from 'kysely';
import { createProofs } from '../../platform/authentication/proofs.ts';
import { createSessions } from '../../platform/authentication/sessions.ts';
import type { DatabaseSchema } from '../../platform/database/schema.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badRequest, unauthorized, type AppError } from '../../platform/http/errors.ts';
import { createAudit } from '../audit/audit.ts';
import { createPasswordQuestion } from '../users/password-question.ts';
import { codeCheckOf, wrongCode } from './code-check.ts';
import { createSecondFactorNotices } from './notices.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { newRecoveryCodes, plainCode, recoveryCodeHash } from './recovery-codes.ts';
import { createSecondFactorRepository, type Member } from './repository.ts';

type Schemas = components['schemas'];
type Write = Transaction<DatabaseSchema>;

const alreadyOn = (): AppError =>
  badRequest(
    {
      en: 'Codes are on already. Turn them off first to use another app.',
      es: 'Los códigos ya están activados. Desactívalos primero para usar otra aplicación.',
    },
    undefined,
    'second-factor.on',
  );

const notOn = (): AppError =>
  badRequest(
    { en: 'Turn on two-step login first.', es: 'Activa primero el inicio de sesión en dos pasos.' },
    undefined,
    'second-factor.off',
  );

/** Codes on an address that belongs to somebody else would lock its owner out. */
const addressUnconfirmed = (): AppError =>
  badRequest(
    {
      en: 'Please confirm your email address first. Settings has a button for a new link.',
      es: 'Confirma primero tu correo electrónico. En Ajustes puedes pedir un enlace nuevo.',
    },
    undefined,
    'second-factor.email-unconfirmed',
  );

/** What members do with the second factor of their own account. */
export function createSecondFactorService(dependencies: Dependencies) {
  const { clock, config, connections, database, jobs, secrets } = dependencies;
  const repository = createSecondFactorRepository(database);
  const sessions = createSessions(dependencies);
  const proofs = createProofs(database, clock);
  const codes = createOneTimeCodes(secrets, clock);
  const check = codeCheckOf(dependencies);
  const notices = createSecondFactorNotices(dependencies);
  const passwords = createPasswordQuestion(dependencies);
  const audit = createAudit(dependencies);

  /** In one transaction that holds the member; of the staff the audit log keeps it, unless `false` says that nothing changed. */
  async function change<T>(
    actor: Actor,
    action: string,
    work: (transaction: Write, member: Member) => Promise<T>,
  ): Promise<T> {
    const done = await database.transaction(async (transaction) => {
      const member = await repository.hold(transaction, actor.userId);
      if (member === undefined) throw unauthorized();
      const result = await work(transaction, member);
      if (result !== false && member.role !== 'member') {
        const subject = { type: 'member', id: actor.userId } as const;
        await audit.record(transaction, actor, { action: `second-factor.${action}`, subject }, {});
      }
      return result;
    });
    jobs.wake();
    return done;
  }

  function requireAddress({ email_state: state }: Member): void {
    if (config.confirmsEmail && state === 'unconfirmed') throw addressUnconfirmed();
  }

  async function giveRecoveryCodes(transaction: Write, userId: string): Promise<string[]> {
    const given = newRecoveryCodes();
    const hashes = given.map((code) => recoveryCodeHash(userId, code));
    await repository.replaceRecoveryCodes(transaction, userId, hashes, clock.now());
    return given;
  }

  return {
    async read({ userId }: Actor): Promise<Schemas['SecondFactorAnswer']> {
      const [member, oneTimeCodes, recoveryCodesLeft] = await Promise.all([
        repository.member(userId),
        repository.oneTimeCodes(userId),
        repository.recoveryCodesLeft(userId),
      ]);
      if (member === undefined) throw unauthorized();
      const since = oneTimeCodes?.confirmed_at ?? null;
      return {
        isOn: member.second_factor_at !== null,
        isRequired: config.staffNeedsSecondFactor && member.role !== 'member',
        oneTimeCodesSince: since === null ? null : new Date(since).toISOString(),
        recoveryCodesLeft,
      };
    },

    async start({ userId }: Actor): Promise<Schemas['OneTimeCodeSetup']> {
      return database.transaction(async (transaction) => {
        const member = await repository.hold(transaction, userId);
        if (member === undefined) throw unauthorized();
        requireAddress(member);
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
      const { userId, sessionId } = actor;
      check.attempt(userId, address);
      const given = await change(actor, 'turn-on', async (transaction, member) => {
        requireAddress(member);
        const pending = await repository.oneTimeCodes(userId, transaction);
        if (pending === undefined) throw notOn();
        if (pending.confirmed_at !== null) throw alreadyOn();
        const step = codes.stepOf(pending.secret, userId, plainCode(code));
        if (step === null || !(await repository.useStep(transaction, userId, step))) throw wrongCode();
        await repository.confirm(transaction, userId, clock.now());
        await repository.setSecondFactor(transaction, userId, clock.now());
        // They were started by the password alone.
        await sessions.revokeOthers(transaction, userId, sessionId);
        await proofs.add(transaction, sessionId);
        await notices.add(transaction, 'on', member);
        return giveRecoveryCodes(transaction, userId);
      });
      check.wasRight(userId, address);
      connections.endMember(userId, sessionId);
      return given;
    },

    async remove(actor: Actor): Promise<void> {
      const { userId } = actor;
      await change(actor, 'turn-off', async (transaction, member) => {
        if (!(await repository.removeOneTimeCodes(transaction, userId))) return false;
        await repository.setSecondFactor(transaction, userId, null);
        await repository.replaceRecoveryCodes(transaction, userId, [], clock.now());
        await repository.endChallenges(transaction, userId);
        await notices.add(transaction, 'off', member);
        return true;
      });
    },

    renew: (actor: Actor): Promise<string[]> =>
      change(actor, 'renew-codes', async (transaction, member) => {
        if (member.second_factor_at === null) throw notOn();
        await notices.add(transaction, 'renewed', member);
        return giveRecoveryCodes(transaction, actor.userId);
      }),

    /** By the second factor of who has one, else by the password. */
    async prove(
      { userId, sessionId }: Actor,
      proof: Schemas['ProofPayload'],
      address: string,
    ): Promise<void> {
      const member = await repository.member(userId);
      if (member === undefined) throw unauthorized();
      if (member.second_factor_at === null) {
        await passwords.ask(userId, proof.password ?? '', address);
        await proofs.add(database.write, sessionId);
        return;
      }
      check.attempt(userId, address);
      await database.transaction(async (transaction) => {
        if (!(await check.use(transaction, userId, proof.code ?? ''))) throw wrongCode();
        await proofs.add(transaction, sessionId);
      });
      check.wasRight(userId, address);
    },
  };
}
