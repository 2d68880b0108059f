import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ForbiddenUrl } from './outbound.ts';

/**
 * Ranges of IPv6 that reach an IPv4 address by a translator, which may be one of an internal network, and ranges for
 * documentation and tests. The library calls some of them public.
 */
const FORBIDDEN = ['64:ff9b::/96', '64:ff9b:1::/48', '2001::/23', '2002::/16', '5f00::/16', 'fec0::/10'].map(
  (range) => ipaddr.IPv6.parseCIDR(range),
);

/** Whether the address belongs to the public Internet, and not to this machine, its network or a special range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6 && FORBIDDEN.some((range) => parsed.match(range)));
}

/**
 * Returns the addresses of the host. Throws if one of them is not public, because an attacker can give a public host a
 * second, internal address.
 */
export async function publicAddressesOf(hostname: string): Promise<readonly LookupAddress[]> {
  const literal = hostname.replace(/^\[|\]$/gu, '');
  const family = isIP(literal);
  const addresses = family === 0 ? await lookup(hostname, { all: true }) : [{ address: literal, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new ForbiddenUrl(`The address of ${hostname} is not public.`);
  return addresses;
}
