import { createHmac } from 'node:crypto';
import { Agent } from 'node:https';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ForbiddenUrl } from '../../platform/outbound/outbound.ts';
import type { PushAddress } from './addresses.ts';
import { pushKeysOf } from './keys.ts';
import type { Urgency } from './messages.ts';

const HOUR = 60 * 60 * 1000;
/** A device that is off for a day gets no messages about that day. They are in the list of notifications. */
const LIFETIME_SECONDS = 24 * 60 * 60;
/** All messages to a push service have the same token for this time. It is valid for 12 hours. */
const TOKEN_LIFETIME = HOUR;
const MOST_TOKENS = 100;
const IDLE_CONNECTION = 10_000;

/** The longest topic that RFC 8030 allows. */
const TOPIC_LENGTH = 32;

export interface PushMessage {
  /** The content, which is encrypted for the browser. */
  readonly text: string;
  /** A later message with the same topic replaces this one, if the device has not got it yet. */
  readonly topic: string;
  readonly urgency: Urgency;
}

/** The statuses for a wrong subscription or a wrong signature, as opposed to one for a message that is too large. */
const refusesAll: ReadonlySet<number> = new Set([400, 401, 403]);

/** What has become of a message. */
export type Outcome =
  | { readonly kind: 'accepted' }
  /** The browser has no subscription any more. */
  | { readonly kind: 'unsubscribed' }
  /** The push service does not accept this message, also later. */
  | { readonly kind: 'refused' }
  /** The push service accepts no message for this subscription, or none of this server. */
  | { readonly kind: 'forbidden' }
  /** The push service cannot be reached, or asks for another attempt. */
  | { readonly kind: 'failed'; readonly retryAfter: number }
  /** Nothing was sent, because the push service does not accept messages for this time. */
  | { readonly kind: 'paused'; readonly retryAfter: number };

/** Parses `Retry-After`, which has seconds or a date, and returns the time to wait in milliseconds. */
function waitOf(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  const wait = /^\d+$/u.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}

/** Sends push messages to the push services of browsers. */
export function createSender(dependencies: Pick<Dependencies, 'clock' | 'config' | 'log' | 'secrets'>) {
  const { clock, config, log, secrets } = dependencies;
  const keys = pushKeysOf(dependencies);
  const topicKey = secrets.key('push-topics');
  const tokens = new LRUCache<string, Promise<string>>({ max: MOST_TOKENS, ttl: TOKEN_LIFETIME });
  const agent = new Agent({ keepAlive: true, timeout: IDLE_CONNECTION });

  /** Push services see the topic, so it must not show which members get messages about the same thing. */
  const topicOf = (topic: string, { endpoint }: PushAddress): string =>
    createHmac('sha256', topicKey).update(`${endpoint} ${topic}`).digest('base64url').slice(0, TOPIC_LENGTH);

  /** Returns the request with the encrypted message (RFC 8030, RFC 8291 and RFC 8292). */
  async function requestFor(address: PushAddress, { text, topic, urgency }: PushMessage) {
    // Loaded with the first message, so that the start of the server stays cheap.
    const { encryptNotification, vapidHeaders } = await import('@block65/webcrypto-web-push');
    const subscription = { ...address, expirationTime: null };
    const { origin } = new URL(address.endpoint);
    const token =
      tokens.get(origin) ?? vapidHeaders(subscription, keys).then(({ headers }) => headers.authorization);
    tokens.set(origin, token, { noUpdateTTL: true });
    // All messages are padded to the same length, so that it tells nothing about the text.
    const body = await encryptNotification(subscription, new TextEncoder().encode(text));
    return {
      agent,
      body,
      headers: {
        authorization: await token,
        ttl: String(LIFETIME_SECONDS),
        urgency,
        topic: topicOf(topic, address),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': String(body.byteLength),
      },
    };
  }

  function outcomeOf(status: number, retryAfter: string | null): Outcome {
    if (status >= 200 && status < 300) return { kind: 'accepted' };
    if (status === 404 || status === 410) return { kind: 'unsubscribed' };
    if (status === 429 || status >= 500)
      return { kind: 'failed', retryAfter: waitOf(retryAfter, clock.now()) };
    // The endpoint is not logged, because it is a secret between the browser and this server.
    log.warn({ status }, 'a push service has refused a message');
    return { kind: refusesAll.has(status) ? 'forbidden' : 'refused' };
  }

  return {
    async send(address: PushAddress, message: PushMessage): Promise<Outcome> {
      const { postUrl } = await import('../../platform/outbound/post-url.ts');
      try {
        const request = await requestFor(address, message);
        const signal = AbortSignal.timeout(config.push.deadline);
        const { status, retryAfter } = await postUrl(new URL(address.endpoint), request, config.push, signal);
        return outcomeOf(status, retryAfter);
      } catch (error) {
        log.debug(
          { fault: error instanceof Error ? error.name : 'unknown' },
          'a push service could not be reached',
        );
        return error instanceof ForbiddenUrl ? { kind: 'refused' } : { kind: 'failed', retryAfter: 0 };
      }
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
