import type { Audience } from '../realtime/announcements.ts';
import type { Cluster } from '../realtime/cluster/cluster.ts';

/** Calls `sent` after each event that was sent to the pages of a member. */
export const measureEvents = (audience: Audience, sent: (event: string) => void): Audience => ({
  hasPage: (userId) => audience.hasPage(userId),
  send: (event) => {
    audience.send(event);
    sent(event.event);
  },
});

/** Calls `ended` after each attempt to send a batch of events to all servers. */
export const measureBatches = (cluster: Cluster, ended: (isFailed: boolean) => void): Cluster => ({
  ...cluster,
  sendEvents: async (userIds, read) => {
    try {
      await cluster.sendEvents(userIds, read);
    } catch (error) {
      ended(true);
      throw error;
    }
    ended(false);
  },
});
