import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { badField } from '../../platform/http/errors.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { i18n } from '../../platform/i18n.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAudit } from '../audit/index.ts';
import { createClaimRepository } from './claim-repository.ts';
import { createClaimCodes } from './codes.ts';
import {
  alreadyClaimed,
  alreadyStaff,
  claimNotFound,
  codeUsedUp,
  noOwnDomain,
  otherDomain,
  parishNotFound,
  tooManyClaims,
  wrongCode,
} from './errors.ts';
import { claimCodeMail } from './jobs.ts';
import { domainOfEmail, ownDomains } from './mail-domains.ts';
import { mayEditParish } from './policy.ts';
import { MOST_ATTEMPTS, presentClaim } from './presenter.ts';
import { createRoleRepository, detailsOf } from './role-repository.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const POSITION = { multiline: false, atMost: 80 };
const MOST_OPEN = 3;
/** The time in which the code of an email works. That of a letter works longer. */
const CODE_LIFETIME = 3 * DAY;
/** The limits are fractions of RATE_LIMIT_MAX, so raising that setting also raises them. */
const CLAIMS = 1 / 60;
const CODES = 1 / 20;

/** Returns the address to which the code is sent. Empty for a letter. */
function addressOf({ method, email }: Schemas['ParishClaimPayload'], domains: readonly string[]): string {
  if (method === 'letter') return '';
  if (domains.length === 0) throw noOwnDomain();
  if (email === undefined) throw badField('email', i18n._('Please fill in this field.'));
  if (!domains.includes(domainOfEmail(email))) throw otherDomain(domains);
  return email;
}

/** Creates the functions by which members claim parishes, and end their own roles. */
export function createParishClaims(dependencies: Dependencies) {
  const { clock, config, database, jobs, rateLimits, secrets } = dependencies;
  const claims = createClaimRepository(database);
  const roles = createRoleRepository(database);
  const codes = createClaimCodes(secrets.key('parish claims'));
  const audit = createAudit(dependencies);
  const requests = rateLimits.exact('parish claim', {
    limit: Math.ceil(config.rateLimitMax * CLAIMS),
    duration: DAY,
  });
  const attempts = rateLimits.exact('parish claim code', {
    limit: Math.ceil(config.rateLimitMax * CODES),
    duration: DAY,
  });

  async function requireParish(id: string) {
    const parish = await database.read
      .selectFrom('publications')
      .select(['id', 'title', 'details'])
      .where('id', '=', id)
      .where('kind', '=', 'parish')
      .where('state', '=', 'published')
      .executeTakeFirst();
    if (parish === undefined) throw parishNotFound();
    return parish;
  }

  async function read(actor: Actor, parishId: string): Promise<Schemas['ParishClaimAnswer']> {
    const parish = await requireParish(parishId);
    const [claim, grant] = await Promise.all([
      claims.newest(actor.userId, parishId),
      roles.grant(database.read, actor.userId, parish),
    ]);
    return {
      claim: claim === null ? null : presentClaim(claim),
      scope: grant.scope,
      canEdit: mayEditParish(actor, grant),
      domains: ownDomains(detailsOf(parish)),
    };
  }

  return {
    read,
    requireParish,

    async requireOpen(actor: Actor, parishId: string): Promise<void> {
      await requireParish(parishId);
      const claim = await claims.newest(actor.userId, parishId);
      if (claim?.state !== 'unproved' && claim?.state !== 'proved') throw claimNotFound();
    },

    async claim(actor: Actor, parishId: string, draft: Schemas['ParishClaimPayload']) {
      const parish = await requireParish(parishId);
      const position = requiredText(draft.position, 'position', POSITION);
      const email = addressOf(draft, ownDomains(detailsOf(parish)));
      await requests.take(actor.userId);
      await database.transaction(async (transaction) => {
        await claims.lockMember(transaction, actor.userId);
        const grant = await roles.grant(transaction, actor.userId, parish);
        if (grant.scope !== 'none') throw alreadyStaff();
        if ((await claims.lockOpen(transaction, actor.userId, parishId)) !== null) throw alreadyClaimed();
        if ((await claims.countOpen(transaction, actor.userId)) >= MOST_OPEN) throw tooManyClaims(MOST_OPEN);
        const id = newId(clock);
        const now = clock.now();
        const code = email === '' ? null : codes.make();
        await claims.insert(transaction, {
          id,
          parish_id: parishId,
          user_id: actor.userId,
          position,
          method: draft.method,
          email,
          state: 'unproved',
          code_hash: code === null ? null : codes.hash(code),
          code_expires_at: code === null ? null : now + CODE_LIFETIME,
          proved_at: null,
          decided_at: null,
          created_at: now,
        });
        if (code !== null)
          await jobs.add(transaction, claimCodeMail, { key: id, payload: { claimId: id, code } });
      });
      jobs.wake();
      return read(actor, parishId);
    },

    async withdraw(actor: Actor, parishId: string) {
      await requireParish(parishId);
      await database.transaction(async (transaction) => {
        const claim = await claims.lockOpen(transaction, actor.userId, parishId);
        if (claim === null) return;
        await claims.update(transaction, claim.id, { state: 'withdrawn', code_hash: null });
      });
      return read(actor, parishId);
    },

    async prove(actor: Actor, parishId: string, code: string) {
      await attempts.take(actor.userId);
      // A wrong code must be counted, so the transaction returns the refusal and does not throw it.
      const refusal = await database.transaction(async (transaction) => {
        const claim = await claims.lockOpen(transaction, actor.userId, parishId);
        if (claim === null) return claimNotFound();
        if (claim.state === 'proved') return null;
        if (claim.code_hash === null) return wrongCode();
        if (claim.attempts >= MOST_ATTEMPTS || (claim.code_expires_at ?? 0) <= clock.now())
          return codeUsedUp();
        if (!codes.matches(code, claim.code_hash)) {
          await claims.update(transaction, claim.id, { attempts: claim.attempts + 1 });
          return wrongCode();
        }
        const proved = { state: 'proved' as const, proved_at: clock.now(), code_hash: null };
        await claims.update(transaction, claim.id, proved);
        return null;
      });
      if (refusal !== null) throw refusal;
      return read(actor, parishId);
    },

    async leave(actor: Actor, parishId: string): Promise<void> {
      await requireParish(parishId);
      await database.transaction(async (transaction) => {
        if (!(await roles.leave(transaction, actor.userId, parishId))) return;
        const act = { action: 'parish.leave', subject: { type: 'publication' as const, id: parishId } };
        await audit.record(transaction, actor, act, {});
      });
    },

    async managed(actor: Actor): Promise<Schemas['ManagedParishesAnswer']> {
      const parishes = await roles.managedBy(actor.userId);
      return {
        parishes: parishes.map((parish) => ({
          _id: parish.id,
          title: parish.title,
          town: detailsOf(parish).town,
          scope: parish.scope,
        })),
      };
    },
  };
}
