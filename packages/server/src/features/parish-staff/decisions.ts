import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createCursors, pageOf } from '../../platform/http/cursor.ts';
import { requiredText } from '../../platform/http/text-fields.ts';
import { newId } from '../../platform/identifiers.ts';
import { createAudit } from '../audit/index.ts';
import { createNotifier } from '../notifications/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { createClaimRepository, type ClaimRow } from './claim-repository.ts';
import { createClaimCodes } from './codes.ts';
import { claimantRestricted, claimDecided, claimNotFound, claimUnproved, noLetter } from './errors.ts';
import { claimDecisionMail } from './jobs.ts';
import { parishStaffPolicy } from './policy.ts';
import { presentListedClaim } from './presenter.ts';
import { createRoleRepository } from './role-repository.ts';

type Schemas = components['schemas'];

const DAY = 24 * 60 * 60 * 1000;
const LETTER_LIFETIME = 60 * DAY;
const REASON = { multiline: true, atMost: 500 };

const actOn = (action: string, id: string) => ({
  action: `claim.${action}`,
  subject: { type: 'parish-claim' as const, id },
});

const isOpen = ({ state }: ClaimRow): boolean => state === 'unproved' || state === 'proved';

/** Creates the functions by which administrators decide about claims of parishes. */
export function createParishDecisions(dependencies: Dependencies) {
  const { announcer, clock, database, jobs, secrets } = dependencies;
  const claims = createClaimRepository(database);
  const roles = createRoleRepository(database);
  const codes = createClaimCodes(secrets.key('parish claims'));
  const audit = createAudit(dependencies);
  const notifier = createNotifier(dependencies);
  const persons = createPersonPresenter(dependencies);
  const cursors = createCursors(secrets.key('cursors'));

  async function answer(id: string): Promise<Schemas['AdminParishClaimAnswer']> {
    const claim = await claims.find(id);
    if (claim === null) throw claimNotFound();
    return { claim: presentListedClaim(claim, persons) };
  }

  return {
    async requireClaim(actor: Actor, id: string): Promise<void> {
      audit.require(actor, parishStaffPolicy.assign);
      await answer(id);
    },

    read: (actor: Actor, id: string) =>
      audit.attempt(actor, actOn('read', id), parishStaffPolicy.assign, () => answer(id)),

    list(
      actor: Actor,
      {
        state,
        limit,
        cursor,
      }: { state: ClaimRow['state'] | null; limit: number; cursor: string | undefined },
    ): Promise<Schemas['ParishClaimPage']> {
      const line = { action: 'claim.list', subject: null };
      return audit.attempt(actor, line, parishStaffPolicy.assign, async () => {
        const scope = `parish claims ${state ?? ''}`;
        const after = cursor === undefined ? null : cursors.decode(cursor, scope);
        const { page, last } = pageOf(await claims.page({ state, limit: limit + 1, after }), limit);
        return {
          claims: page.map((claim) => presentListedClaim(claim, persons)),
          nextCursor: last === null ? null : cursors.encode(last, scope),
        };
      });
    },

    /** Creates the code of a letter. It replaces an older one, which may have been lost in the mail. */
    letter: (actor: Actor, id: string): Promise<Schemas['ClaimLetterAnswer']> =>
      audit.attempt(actor, actOn('letter', id), parishStaffPolicy.assign, async () => {
        const code = codes.make();
        await database.transaction(async (transaction) => {
          const claim = await claims.lock(transaction, id);
          if (claim === null) throw claimNotFound();
          if (!isOpen(claim)) throw claimDecided();
          if (claim.method !== 'letter' || claim.state !== 'unproved') throw noLetter();
          await claims.update(transaction, id, {
            code_hash: codes.hash(code),
            code_expires_at: clock.now() + LETTER_LIFETIME,
            attempts: 0,
          });
          await audit.record(transaction, actor, actOn('letter', id), {});
        });
        return { code, ...(await answer(id)) };
      }),

    /** The claim is locked, so two administrators cannot both decide it. */
    decide: (actor: Actor, id: string, { accepted, reason }: Schemas['ParishClaimDecision']) =>
      audit.attempt(actor, actOn('decide', id), parishStaffPolicy.assign, async () => {
        const text = requiredText(reason, 'reason', REASON);
        const announcements = await database.transaction(async (transaction) => {
          const claim = await claims.lock(transaction, id);
          if (claim === null) throw claimNotFound();
          if (!isOpen(claim)) throw claimDecided();
          if (accepted && claim.state !== 'proved') throw claimUnproved();
          const { parish_id, user_id, position } = claim;
          const now = clock.now();
          if (accepted && !(await claims.isEligible(transaction, user_id, now))) throw claimantRestricted();
          const name = await audit.nameOf(transaction, actor);
          const state = accepted ? 'accepted' : 'declined';
          const decided = {
            state,
            decided_at: now,
            decided_by: name,
            reason: text,
            code_hash: null,
          } as const;
          await claims.update(transaction, id, decided);
          if (accepted) {
            await roles.add(transaction, {
              id: newId(clock),
              user_id,
              parish_id,
              diocese: '',
              diocese_key: '',
              position,
              given_by: name,
              created_at: now,
            });
          }
          await jobs.add(transaction, claimDecisionMail, { key: id, payload: { claimId: id } });
          await audit.record(transaction, actor, actOn('decide', id), {
            reason: text,
            changes: [{ field: 'state', before: claim.state, after: state }],
          });
          return notifier.notify(transaction, {
            userId: user_id,
            kind: accepted ? 'parish_claim_accepted' : 'parish_claim_declined',
            actorId: null,
            subjectId: parish_id,
            excerpt: text,
            dedupeKey: `parish claim ${id}`,
          });
        });
        announcer.announce(announcements);
        jobs.wake();
        return answer(id);
      }),
  };
}
