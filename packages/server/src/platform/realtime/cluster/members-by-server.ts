import type { MemberState, ServerId, ServerMembers } from './bus.ts';

type Present = Exclude<MemberState, 'gone'>;

interface KnownServer {
  /** Null until this server has sent its members. */
  members: Map<string, Present> | null;
  /** The number of our own heartbeats that have arrived since the last message of this server. */
  silence: number;
}

/**
 * Knows which members have a page open on which server. All servers receive the same messages in the same order, so
 * they all know the same. Methods that change the members return those who have come online or gone offline.
 */
export interface MembersByServer {
  /** The other servers, in ascending order. */
  others(): ServerId[];
  /** Whether a server has not sent its members yet. */
  isIncomplete(): boolean;
  isPresent(userId: string, except?: ServerId): boolean;
  isOpen(userId: string, except: ServerId): boolean;
  /** Forgets the other servers. Those that are connected now have not sent their members yet. */
  restart(others: readonly ServerId[]): void;
  /** Notes a message of this server. Returns whether the server was unknown. */
  heard(server: ServerId): boolean;
  /** Counts an own heartbeat. Returns the servers that have sent nothing for as many heartbeats as `limit`. */
  countSilence(limit: number): ServerId[];
  replace(server: ServerId, members: ServerMembers): string[];
  change(server: ServerId, changes: Readonly<Record<string, MemberState>>): string[];
  /**
   * Removes a server. The members who are on no other server go to the heir, if it is known. Returns these members, or
   * null if the server was unknown.
   */
  remove(server: ServerId, heir: ServerId | null): string[] | null;
}

export function createMembersByServer(self: ServerId): MembersByServer {
  const servers = new Map<ServerId, KnownServer>([[self, { members: new Map(), silence: 0 }]]);

  const others = (): ServerId[] =>
    [...servers.keys()].filter((server) => server !== self).toSorted((one, other) => one - other);

  const isPresent = (userId: string, except?: ServerId): boolean => {
    for (const [server, { members }] of servers) if (server !== except && members?.has(userId)) return true;
    return false;
  };

  /** Runs a change, and returns those of these members for whom it has changed whether they are online. */
  function changed(userIds: Iterable<string>, change: () => void): string[] {
    const before = new Map<string, boolean>();
    for (const userId of userIds) before.set(userId, isPresent(userId));
    change();
    return [...before].filter(([userId, was]) => isPresent(userId) !== was).map(([userId]) => userId);
  }

  return {
    others,
    isPresent,
    isIncomplete: () => [...servers.values()].some(({ members }) => members === null),

    isOpen: (userId, except) => {
      for (const [server, { members }] of servers) {
        if (server !== except && members?.get(userId) === 'open') return true;
      }
      return false;
    },

    restart: (connected) => {
      for (const server of others()) servers.delete(server);
      for (const server of connected) servers.set(server, { members: null, silence: 0 });
    },

    heard: (server) => {
      const known = servers.get(server);
      if (known !== undefined) known.silence = 0;
      else servers.set(server, { members: null, silence: 0 });
      return known === undefined;
    },

    countSilence: (limit) => {
      for (const server of others()) {
        const known = servers.get(server);
        if (known !== undefined) known.silence += 1;
      }
      return others().filter((server) => (servers.get(server)?.silence ?? 0) >= limit);
    },

    replace: (server, { open, away }) => {
      const before = servers.get(server)?.members?.keys() ?? [];
      const members = new Map<string, Present>();
      for (const userId of open) members.set(userId, 'open');
      for (const userId of away) members.set(userId, 'away');
      return changed([...before, ...members.keys()], () => servers.set(server, { members, silence: 0 }));
    },

    change: (server, changes) => {
      const members = servers.get(server)?.members;
      // The server will send all of its members.
      if (members === null || members === undefined) return [];
      return changed(Object.keys(changes), () => {
        for (const [userId, state] of Object.entries(changes)) {
          if (state === 'gone') members.delete(userId);
          else members.set(userId, state);
        }
      });
    },

    remove: (server, heir) => {
      const removed = servers.get(server);
      if (removed === undefined || server === self) return null;
      servers.delete(server);
      const orphans = [...(removed.members?.keys() ?? [])].filter((userId) => !isPresent(userId));
      const members = heir === null ? undefined : servers.get(heir)?.members;
      for (const userId of orphans) members?.set(userId, 'away');
      return orphans;
    },
  };
}
