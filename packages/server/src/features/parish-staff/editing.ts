import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { can } from '../../platform/permissions.ts';
import { everyMember } from '../../platform/policy.ts';
import { createParishFollowerCounts } from '../parish-follows/index.ts';
import {
  createPublicationPresenter,
  createPublicationRepository,
  createPublicationService,
  parishOf,
  type Authority,
} from '../publications/index.ts';
import { dioceseFixed, eventNotFound, notOfThisParish, parishNotFound } from './errors.ts';
import { mayEditParish, type ParishGrant } from './policy.ts';
import { createParishAuthority } from './parish-authority.ts';
import { createRoleRepository, detailsOf } from './role-repository.ts';

type Schemas = components['schemas'];
type Published = Schemas['Publication'];

/** The maximum number of events that are listed. */
const SHOWN = 100;

/** Creates the functions by which the staff of a parish edits its page, and publishes its events. */
export function createParishEditing(dependencies: Dependencies) {
  const { clock, database } = dependencies;
  const publications = createPublicationService(dependencies);
  const rows = createPublicationRepository(database);
  const roles = createRoleRepository(database);
  const requireParish = createParishAuthority(dependencies);
  const followerCounts = createParishFollowerCounts(database);
  const present = createPublicationPresenter(dependencies).publication;

  async function requireEvent(actor: Actor, parishId: string, eventId: string): Promise<ParishGrant> {
    const { grant } = await requireParish(actor, parishId);
    const event = await rows.find(eventId, null);
    if (event?.kind !== 'event' || event.parish_id !== parishId) throw eventNotFound();
    return grant;
  }

  /** The role is read again in the transaction, because it can have ended in the meantime. */
  const authorityOf = (actor: Actor, parishId: string, { scope }: ParishGrant): Authority => ({
    rule: everyMember,
    requireFor: async (transaction, { id, kind }) => {
      const own = kind === 'event' ? (await parishOf(transaction, id)).id : id;
      const isOfParish = own === parishId;
      const parish = isOfParish ? await rows.find(parishId, null, transaction) : null;
      if (parish === null) throw parishNotFound();
      if (!mayEditParish(actor, await roles.grant(transaction, actor.userId, parish)))
        throw notOfThisParish();
    },
    name: () => (scope === 'none' ? 'site' : scope),
  });

  return {
    async requireEditable(actor: Actor, id: string): Promise<void> {
      await requireParish(actor, id);
    },

    requireEvent,

    async read(actor: Actor, id: string): Promise<Schemas['ManagedParishAnswer']> {
      const { parish } = await requireParish(actor, id);
      const { followers, own } = await followerCounts(id);
      return { publication: present(parish), followers, members: own };
    },

    async edit(actor: Actor, id: string, draft: Schemas['ParishEditPayload']): Promise<Published> {
      const { parish, grant } = await requireParish(actor, id);
      // With another diocese, other administrators could edit the page.
      const isMoved = draft.parish !== undefined && draft.parish.diocese !== detailsOf(parish).diocese;
      if (isMoved && !can(actor, 'publication.manage')) throw dioceseFixed();
      return publications.update(actor, id, draft, authorityOf(actor, id, grant));
    },

    async confirm(actor: Actor, id: string): Promise<Published> {
      const { grant } = await requireParish(actor, id);
      return publications.confirm(actor, id, authorityOf(actor, id, grant));
    },

    async corrections(actor: Actor, id: string): Promise<Schemas['CorrectionsAnswer']> {
      await requireParish(actor, id);
      return { corrections: await publications.correctionsOf(id, actor.userId) };
    },

    async events(actor: Actor, id: string): Promise<Schemas['ParishEventsAnswer']> {
      await requireParish(actor, id);
      const events = await rows.eventsOf(id, clock.now(), SHOWN);
      return { events: events.map((row) => present(row)) };
    },

    async publishEvent(actor: Actor, id: string, draft: Schemas['ParishEventPayload'], key: string | null) {
      const { grant } = await requireParish(actor, id);
      const authority = authorityOf(actor, id, grant);
      // Keys are unique in the table, so another member's key must not find their event.
      const ownKey = key === null ? null : `parish ${actor.userId} ${key}`;
      const made = await publications.create(
        actor,
        { ...draft, kind: 'event', parishId: id },
        ownKey,
        authority,
      );
      const { _id, state, publishedAt } = made.publication;
      // A repeat must not publish an event again that was withdrawn since.
      if (state === 'published' || publishedAt !== null) return made;
      return { isNew: made.isNew, publication: await publications.publish(actor, _id, authority) };
    },

    async editEvent(
      actor: Actor,
      id: string,
      eventId: string,
      draft: Schemas['ParishEventUpdatePayload'],
    ): Promise<Published> {
      const grant = await requireEvent(actor, id, eventId);
      return publications.update(actor, eventId, draft, authorityOf(actor, id, grant));
    },

    async withdrawEvent(actor: Actor, id: string, eventId: string): Promise<Published> {
      const grant = await requireEvent(actor, id, eventId);
      return publications.withdraw(actor, eventId, authorityOf(actor, id, grant));
    },
  };
}
