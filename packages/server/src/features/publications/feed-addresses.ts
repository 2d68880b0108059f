import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

export interface FeedRequest {
  readonly id: string;
  readonly signature: string;
}

export interface FeedAddresses {
  sign(id: string): string;
  verify(request: FeedRequest): boolean;
}

/** Calendar programs send no token, so the address gives access until it is replaced. */
export function createFeedAddresses(secret: Buffer): FeedAddresses {
  const key = createSecretKey(secret);
  const signature = (id: string): Buffer =>
    Buffer.from(createHmac('sha256', key).update(`calendar feed\n${id}`).digest('base64url'));

  return {
    sign: (id) => `/api/event/feed/${id}?signature=${signature(id).toString()}`,

    verify({ id, signature: given }) {
      const expected = signature(id);
      const received = Buffer.from(given);
      return received.length === expected.length && timingSafeEqual(received, expected);
    },
  };
}
