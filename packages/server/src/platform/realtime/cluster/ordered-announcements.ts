import type { Logger } from '../../log.ts';
import type { Announcement } from '../announcement.ts';
import type { MemberEvent } from './bus.ts';
import type { Cluster } from './cluster.ts';

/** A batch locks each of its members once, and no server waits for the others for long. */
const LARGEST_BATCH = 50;

interface OrderedAnnouncementsOptions {
  readonly cluster: Pick<Cluster, 'catchUp' | 'mayBeOpenElsewhere' | 'sendEvents' | 'state'>;
  readonly isListening: (userId: string) => boolean;
  /** Sends the announcement to the pages of this server only. */
  readonly sendHere: (announcement: Announcement) => void;
  readonly log: Logger;
}

export interface OrderedAnnouncements {
  add(announcement: Announcement): void;
  isIdle(): boolean;
  /** The number of announcements that are not yet sent. */
  waiting(): number;
  settle(): Promise<void>;
}

/**
 * Sends announcements to several servers. An event is read and sent while no other server does the same for this
 * member, so on all servers the last event that arrives was also read last.
 */
export function createOrderedAnnouncements(options: OrderedAnnouncementsOptions): OrderedAnnouncements {
  const { cluster, isListening, log, sendHere } = options;
  const queue: Announcement[] = [];
  let running: Promise<void> | undefined;
  let sending = 0;

  const mayListen = (userId: string): boolean => isListening(userId) || cluster.mayBeOpenElsewhere(userId);

  async function readEvent({ userId, event, read }: Announcement): Promise<MemberEvent[]> {
    try {
      const payload = await read();
      return payload === null ? [] : [{ userId, event, payload }];
    } catch (error) {
      log.warn({ err: error, event }, 'an announcement could not be sent');
      return [];
    }
  }

  /** Reads the events of one member one after the other, and those of different members at the same time. */
  async function readAll(
    announcements: ReadonlyMap<string, readonly Announcement[]>,
  ): Promise<MemberEvent[]> {
    const events = [...announcements.values()].map(async (ofMember) => {
      const read: MemberEvent[] = [];
      for (const announcement of ofMember) read.push(...(await readEvent(announcement)));
      return read;
    });
    return (await Promise.all(events)).flat();
  }

  async function send(batch: readonly Announcement[]): Promise<void> {
    // A page that connected before the change, and was told so, may be unknown here until all earlier messages arrive.
    if (!batch.every(({ userId }) => mayListen(userId))) await cluster.catchUp();
    if (cluster.state() === 'cut-off') {
      for (const announcement of batch) sendHere(announcement);
      return;
    }
    const byMember = Map.groupBy(
      batch.filter(({ userId }) => mayListen(userId)),
      ({ userId }) => userId,
    );
    if (byMember.size === 0) return;
    try {
      await cluster.sendEvents([...byMember.keys()], () => readAll(byMember));
    } catch (error) {
      log.warn({ err: error }, 'announcements could not be sent to other servers');
    }
  }

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, LARGEST_BATCH);
      sending = batch.length;
      await send(batch);
    }
    sending = 0;
    running = undefined;
  }

  return {
    add: (announcement) => {
      queue.push(announcement);
      running ??= run();
    },
    isIdle: () => running === undefined,
    waiting: () => queue.length + sending,
    settle: async () => running,
  };
}
