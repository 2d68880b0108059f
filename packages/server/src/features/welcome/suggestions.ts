import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { createJoinableGroups } from '../groups/index.ts';
import { createOwnParish } from '../parish-follows/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { createComingEvents } from '../publications/index.ts';
import { createSuggestions } from '../users/index.ts';
import { createWelcomeRepository } from './repository.ts';
import { namesAll, sharedPlace, type Place } from '../../platform/places/shared-place.ts';
import { textWords } from '../../platform/text-words.ts';

type Schemas = components['schemas'];
type Suggestions = Schemas['WelcomeSuggestions'];

const PEOPLE = 5;
const GROUPS = 3;
const EVENTS = 3;
/** The numbers of suggested members, newest groups and next events that are considered. */
const PEOPLE_CONSIDERED = 20;
const GROUPS_CONSIDERED = 100;
const EVENTS_CONSIDERED = 30;

/** A group or event that names a parish like the member's comes next after those that certainly belong to it. */
const rankOf = { parish: 0, diocese: 2, members: 3, soon: 3 } as const;
const RANK_OF_NAME = 1;

/** What belongs to the member's own parish in the directory. */
const ofOwnParish = { reason: 'parish' as const, rank: rankOf.parish };

/** The reason that the member reads, and the rank in the list. */
function nearness<Otherwise extends 'members' | 'soon'>(place: Place, text: string, otherwise: Otherwise) {
  const reason = sharedPlace(place, text, otherwise);
  const isNamed = namesAll(new Set(textWords(text)), place.parish);
  return { reason, rank: isNamed ? Math.min(rankOf[reason], RANK_OF_NAME) : rankOf[reason] };
}

/** Creates the suggestions for members who do not follow many others yet. Each has its reason. */
export function createWelcomeSuggestions(dependencies: Dependencies) {
  const repository = createWelcomeRepository(dependencies.database);
  const acquaintances = createSuggestions(dependencies);
  const joinable = createJoinableGroups(dependencies);
  const coming = createComingEvents(dependencies);
  const { personOf } = createPersonPresenter(dependencies);
  const ownParish = createOwnParish(dependencies.database);

  async function people(viewer: string): Promise<Suggestions['people']> {
    const known = await acquaintances(viewer, PEOPLE_CONSIDERED);
    const followed = await repository.followedOf(
      viewer,
      known.map(({ user }) => user._id),
    );
    const suggested: Suggestions['people'] = known
      .filter(({ user }) => !followed.has(user._id))
      .slice(0, PEOPLE);
    if (suggested.length === PEOPLE) return suggested;
    const ids = new Set(suggested.map(({ user }) => user._id));
    const authors = await repository.recentAuthors(viewer, PEOPLE + ids.size);
    const others = authors
      .filter(({ id }) => !ids.has(id))
      .map((row) => ({ user: personOf(row), reason: 'posts' as const, mutualFriends: 0 }));
    return [...suggested, ...others].slice(0, PEOPLE);
  }

  async function groups(actor: Actor, place: Place, parishId: string): Promise<Suggestions['groups']> {
    const found = await joinable(actor, GROUPS_CONSIDERED);
    return found
      .map((group) => ({
        group,
        ...(group.parish?._id === parishId
          ? ofOwnParish
          : nearness(place, `${group.name} ${group.place}`, 'members')),
      }))
      .toSorted((one, other) => one.rank - other.rank || other.group.members - one.group.members)
      .slice(0, GROUPS)
      .map(({ group, reason }) => ({ group, reason }));
  }

  async function events(actor: Actor, place: Place, parishId: string): Promise<Suggestions['events']> {
    const own = parishId === '' ? [] : await coming(actor, EVENTS_CONSIDERED, parishId);
    const ownIds = new Set(own.map(({ _id }) => _id));
    const others = (await coming(actor, EVENTS_CONSIDERED)).filter(({ _id }) => !ownIds.has(_id));
    return [...own, ...others]
      .filter(({ isGoing }) => !isGoing)
      .map((event) => ({
        event,
        ...(ownIds.has(event._id)
          ? ofOwnParish
          : nearness(place, `${event.title} ${event.event.place}`, 'soon')),
      }))
      .toSorted((one, other) => one.rank - other.rank)
      .slice(0, EVENTS)
      .map(({ event, reason }) => ({ event, reason }));
  }

  return async (actor: Actor): Promise<Suggestions> => {
    const place = await repository.placeOf(actor.userId);
    const parishId = await ownParish(actor.userId);
    return {
      people: await people(actor.userId),
      groups: await groups(actor, place, parishId),
      events: await events(actor, place, parishId),
    };
  };
}
