import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { fingerprintOf, requireRepeat, runIdempotent } from '../../platform/idempotency.ts';
import { newId } from '../../platform/identifiers.ts';
import { searchable } from '../../platform/text.ts';
import { ageLimitsOf } from '../age-limits/index.ts';
import { timeZoneOfZip } from '../service-schedule/index.ts';
import { divide, namedZone, textsOf, type Draft } from './draft.ts';
import { invalid } from './errors.ts';
import { createReminderRepository } from './reminder-repository.ts';
import { createSharedPrayerRepository } from './repository.ts';

type ParishDetails = components['schemas']['ParishDetails'];

/** Creates the function that starts a shared prayer. It returns the id. */
export function sharedPrayerCreationOf(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const repository = createSharedPrayerRepository(database);
  const reminders = createReminderRepository(database);
  const limits = ageLimitsOf(dependencies);

  /** Returns the zone of the parish where the members pray, or null if the draft names no parish. */
  async function zoneOfParish({ parishId }: Draft): Promise<string | null> {
    if (parishId === undefined) return null;
    const details = await repository.parishDetails(parishId);
    if (details === null) throw invalid.parish();
    // The service has written these details for a parish, so the type is right.
    const { timeZone, zip, state } = JSON.parse(details) as ParishDetails;
    return timeZone ?? timeZoneOfZip(zip, state);
  }

  /** Returns the column `parish`, which is empty unless the audience is the starter's own parish. */
  async function parishOfAudience({ userId }: Actor, { audience }: Draft): Promise<string> {
    if (audience !== 'parish') return '';
    const parish = searchable(await repository.parishOf(userId));
    if (parish === '') throw invalid.ownParish();
    return parish;
  }

  return async function create(
    actor: Actor,
    draft: Draft,
    key: string | null,
  ): Promise<{ isNew: boolean; id: string }> {
    const texts = textsOf(draft);
    const now = clock.now();
    const parishZone = await zoneOfParish(draft);
    const timeZone = namedZone(draft) ?? parishZone ?? (await reminders.timeZoneOf(actor.userId));
    const divided = divide(draft, timeZone, now);
    const groupId = draft.audience === 'group' ? (draft.groupId ?? '') : null;
    const parish = await parishOfAudience(actor, draft);
    const { parishId = null, postId = null } = draft;
    const fingerprint = key === null ? null : fingerprintOf([JSON.stringify(draft)]);
    const make = () =>
      database.transaction(async (transaction) => {
        if (groupId !== null && !(await repository.isInGroup(transaction, groupId, actor.userId)))
          throw invalid.group();
        if (postId !== null && !(await repository.isReadableIntention(transaction, postId, actor.userId)))
          throw invalid.post();
        const id = newId(clock);
        await repository.insert(transaction, {
          id,
          starter_id: actor.userId,
          ...texts,
          ...divided,
          audience: draft.audience,
          group_id: groupId,
          parish,
          parish_id: parishId,
          post_id: postId,
          idempotency_key: key,
          fingerprint,
          created_at: now,
          updated_at: now,
        });
        return id;
      });
    const known = key === null ? null : await repository.findByKey(actor.userId, key);
    // A repeat does not count.
    if (known === null) await limits.take('shared prayer', actor.userId);
    const outcome = await runIdempotent({
      make,
      isTaken: (error) =>
        key !== null && database.isUniqueViolation(error, 'shared_prayers_starter_id_idempotency_key_unique'),
      find: async () => (key === null ? null : repository.findByKey(actor.userId, key)),
    });
    if (outcome.isNew) return { isNew: true, id: outcome.made };
    requireRepeat(outcome.made.fingerprint, fingerprint);
    return { isNew: false, id: outcome.made.id };
  };
}
