import type { Dependencies } from '../../platform/dependencies.ts';
import { newId } from '../../platform/identifiers.ts';
import type { Finish } from '../../platform/jobs/jobs.ts';
import { pushNoticesOf, type PushNotice } from '../notifications/index.ts';
import { createPushQueue, pushSend, pushUpdate } from '../push-queue/index.ts';
import { createAddressBook } from './addresses.ts';
import { deliver, type Delivered, type Delivery } from './deliver.ts';
import { createDeviceRepository, type Device } from './device-repository.ts';
import { isSent } from './kinds.ts';
import { noticeText, updateText, urgencyOf } from './messages.ts';
import { createPreferenceRepository } from './preference-repository.ts';
import { noPreferences } from './preferences.ts';
import { isQuiet } from './quiet.ts';
import { createSender } from './sender.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses after failed attempts. In sum they are shorter than the time for which a message is of use. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];
const LONGEST_PAUSE = 12 * HOUR;
/** A subscription to which nothing could be sent for this time is deleted. */
const LONGEST_FAILURE = 7 * DAY;
/** Even messages that all run into their timeout are sent in this time. */
const TIMEOUT = 10 * MINUTE;
/** Older notices stay if the browser shows more. They disappear when they are opened. */
const MOST_KEPT = 50;
const UPDATE_TOPIC = 'update';

const nothingToWrite: Finish = async () => [];

/** Apple ends the subscription of a browser that shows nothing for a message. */
const mayUpdate = (endpoint: string): boolean => new URL(endpoint).hostname !== 'web.push.apple.com';

const endpointsOf = (deliveries: readonly Pick<Delivery, 'device'>[]): string[] => [
  ...new Set(deliveries.map(({ device }) => device.endpointHash)),
];

const hashesOf = (delivered: readonly Delivered[], kind: Delivered['outcome']['kind']): string[] =>
  endpointsOf(delivered.filter(({ outcome }) => outcome.kind === kind));

/** A message that is sent later. */
interface Postponed {
  readonly id: string;
  readonly device: Device;
  readonly pause: number;
  /** Whether an attempt has failed. Otherwise the browser was already paused. */
  readonly isFailed: boolean;
}

const postponedOf = (delivered: readonly Delivered[], leastPause: number): Postponed[] =>
  delivered.flatMap(({ device, id, outcome }): Postponed[] => {
    if (outcome.kind === 'paused')
      return [{ id, device, isFailed: false, pause: Math.min(outcome.retryAfter, LONGEST_PAUSE) }];
    if (outcome.kind !== 'failed') return [];
    const pause = Math.min(Math.max(leastPause, outcome.retryAfter), LONGEST_PAUSE);
    return [{ id, device, isFailed: true, pause }];
  });

export function handlePushJobs(dependencies: Dependencies): void {
  const { clock, database, jobs, secrets } = dependencies;
  const addresses = createAddressBook(secrets);
  const devices = createDeviceRepository(database);
  const notices = pushNoticesOf(dependencies);
  const preferences = createPreferenceRepository(database);
  const queue = createPushQueue(dependencies);
  const sender = createSender(dependencies);

  /** Returns the messages for the browsers of the members who want them now. */
  async function deliveriesOf(ids: readonly string[], only?: readonly string[]): Promise<Delivery[]> {
    const unread = await notices.unread(ids);
    if (unread.length === 0) return [];
    const userIds = [...new Set(unread.map(({ userId }) => userId))];
    const [found, chosen] = await Promise.all([
      devices.ofMembers(userIds, clock.now()),
      preferences.of(userIds),
    ]);
    const known = only === undefined ? found : found.filter((device) => only.includes(device.endpointHash));
    const byMember = Map.groupBy(known, ({ userId }) => userId);
    const preferencesOf = ({ userId }: PushNotice) => chosen.get(userId) ?? noPreferences;
    const wanted = unread.filter((notice) => isSent(preferencesOf(notice).kinds, notice.switchedBy));
    const quiet = wanted.filter((notice) => isQuiet(preferencesOf(notice), clock.now()));
    if (quiet.length > 0) await database.transaction((transaction) => notices.skip(transaction, quiet));
    return wanted.flatMap((notice): Delivery[] => {
      if (quiet.includes(notice)) return [];
      const { notification, topic, userId } = notice;
      const ofMember = preferencesOf(notice);
      const message = {
        text: noticeText(notice, ofMember.showsText),
        topic,
        urgency: urgencyOf(notification.kind),
      };
      return (byMember.get(userId) ?? []).map((device) => ({ device, message, id: notification._id }));
    });
  }

  /** Notes that nothing could be sent to browsers, and deletes those with which this has lasted too long. */
  async function fail(
    transaction: Parameters<Finish>[0],
    endpoints: readonly string[],
    pausedUntil: number | null,
  ): Promise<void> {
    const now = clock.now();
    await devices.fail(transaction, endpoints, { now, pausedUntil });
    await devices.deleteFailing(transaction, endpoints, now - LONGEST_FAILURE);
  }

  /** Adds the jobs for another attempt, with one job for each pause. */
  async function retry(
    transaction: Parameters<Finish>[0],
    postponed: readonly Postponed[],
    attempt: number,
  ): Promise<void> {
    const now = clock.now();
    for (const [pause, some] of Map.groupBy(postponed, (each) => each.pause)) {
      const endpoints = endpointsOf(some);
      const failed = endpointsOf(some.filter(({ isFailed }) => isFailed));
      if (failed.length > 0) await fail(transaction, failed, now + pause);
      if (attempt > PAUSES.length) continue;
      const ids = [...new Set(some.map(({ id }) => id))];
      const payload = { ids, retry: { attempt, endpoints } };
      await jobs.add(transaction, pushSend, { key: newId(clock), payload, dueAt: now + pause });
    }
  }

  jobs.handle(
    pushSend,
    async ({ ids, retry: former }) => {
      const attempt = former?.attempt ?? 0;
      const deliveries = await deliveriesOf(ids, former?.endpoints);
      if (deliveries.length === 0) return nothingToWrite;
      const delivered = await deliver({ addresses, sender, now: clock.now() }, deliveries);

      return async (transaction) => {
        await devices.lock(transaction, endpointsOf(delivered));
        const accepted = delivered.filter(({ outcome }) => outcome.kind === 'accepted');
        const unsubscribed = hashesOf(delivered, 'unsubscribed');
        if (unsubscribed.length > 0) await devices.delete(transaction, unsubscribed);
        if (accepted.length > 0) {
          await devices.showNotices(transaction, hashesOf(delivered, 'accepted'));
          // The member may have read a notification on another device while its message was sent.
          const unread = await notices.stillUnread(
            transaction,
            accepted.map(({ id }) => id),
          );
          const readers = accepted.filter(({ id }) => !unread.has(id)).map(({ device }) => device.userId);
          for (const userId of new Set(readers)) await queue.changed(transaction, userId);
        }
        // One error can be a fault of the push service, so the browser gets the next messages.
        const forbidden = hashesOf(delivered, 'forbidden');
        if (forbidden.length > 0) await fail(transaction, forbidden, null);
        await retry(transaction, postponedOf(delivered, PAUSES[attempt] ?? LONGEST_PAUSE), attempt + 1);
        return [];
      };
    },
    { timeout: TIMEOUT },
  );

  jobs.handle(pushUpdate, async ({ userId }) => {
    await database.transaction((transaction) => devices.beginUpdate(transaction, userId));
    const state = await notices.stateOf(userId, MOST_KEPT);
    const found = await devices.showing(userId, clock.now());
    if (state === null || found.length === 0) return nothingToWrite;
    const message = { text: updateText(state), topic: UPDATE_TOPIC, urgency: 'low' } as const;
    const updatable = found.filter((device) => {
      const address = addresses.decrypt(device.address, userId);
      return address !== null && mayUpdate(address.endpoint);
    });
    const deliveries = updatable.map((device) => ({ device, message, id: '' }));
    const delivered = await deliver({ addresses, sender, now: clock.now() }, deliveries);

    return async (transaction) => {
      const unsubscribed = hashesOf(delivered, 'unsubscribed');
      if (unsubscribed.length > 0) await devices.delete(transaction, unsubscribed);
      // A browser that was not reached is updated with the next change.
      const updated = hashesOf(delivered, 'accepted');
      if (updated.length > 0) await devices.endUpdate(transaction, updated);
      return [];
    };
  });
}
