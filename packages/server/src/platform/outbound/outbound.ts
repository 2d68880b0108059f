import type { LookupAddress } from 'node:dns';

/** The rules for requests from this server to addresses that members name. */
export interface Outbound {
  /**
   * Returns the addresses of a host name or an IP address, to which the server may connect. Throws a `ForbiddenUrl` if
   * one of them is not public.
   */
  readonly resolve: (hostname: string) => Promise<readonly LookupAddress[]>;
  /** Whether the server may connect to this port. The default port of a protocol is an empty text, as in `URL`. */
  readonly allowsPort: (port: string) => boolean;
  /** The time in milliseconds for all requests of one link. */
  readonly deadline: number;
  /** A certificate that is trusted in place of those of Node. Tests use it for their own servers. */
  readonly certificate?: string;
}

/** The address is not public, or is no web address, so the server does not connect to it. */
export class ForbiddenUrl extends Error {
  override readonly name: string = 'ForbiddenUrl';
}

/** The rules in production: all public addresses, at the usual ports of the web. */
export const publicOutbound: Outbound = {
  resolve: async (hostname) => {
    // Loaded on the first link, so that the start of the server stays cheap.
    const { publicAddressesOf } = await import('./public-address.ts');
    return publicAddressesOf(hostname);
  },
  allowsPort: (port) => port === '',
  deadline: 5000,
};
