import type { Dependencies } from '../../platform/dependencies.ts';
import { createOwnGroups } from '../groups/index.ts';
import { createLiturgyService, type Region } from '../liturgy/index.ts';
import {
  createMemberEvents,
  type CalendarFeast,
  type CalendarSource,
  type EventPeriod,
  type MemberCalendar,
  type MemberEvent,
} from '../publications/index.ts';
import { createParishesOfMember } from './parishes-of-member.ts';

interface Accounts {
  read(userId: string): Promise<{
    readonly liturgicalRegion: Region | null;
    readonly language: 'en' | 'es' | 'pt';
  } | null>;
}

const feastRanks: ReadonlySet<string> = new Set(['solemnity', 'feast']);

/** Creates the functions that select the content of a member's calendar, for the page and for the private feed. */
export function createMemberCalendar(dependencies: Dependencies, accounts: Accounts): MemberCalendar {
  const { database } = dependencies;
  const memberEvents = createMemberEvents(dependencies);
  const ownGroups = createOwnGroups(database);
  const parishesOf = createParishesOfMember(database);
  const liturgy = createLiturgyService(dependencies);

  return {
    async events(
      userId: string,
      sources: ReadonlySet<CalendarSource>,
      period: EventPeriod,
    ): Promise<MemberEvent[]> {
      const groups = sources.has('groups') ? await ownGroups(userId) : [];
      const parishes = sources.has('parish') ? await parishesOf(userId) : [];
      return memberEvents({ userId, isGoing: sources.has('events'), groups, parishes }, period);
    },

    async days(userId: string, from: number, to: number) {
      return liturgy.between((await accounts.read(userId))?.liturgicalRegion ?? null, from, to);
    },

    async feasts(userId: string, from: number, to: number): Promise<CalendarFeast[]> {
      const account = await accounts.read(userId);
      return liturgy
        .between(account?.liturgicalRegion ?? null, from, to)
        .filter(({ celebration, obligation }) => obligation || feastRanks.has(celebration.rank))
        .map(({ date, celebration }) => ({ date, title: celebration.title[account?.language ?? 'en'] }));
    },
  };
}
