import { isIPv6 } from 'node:net';

/** A name or an IPv4 address (RFC 3986, 3.2.2), without the comma that a proxy writes between two values. */
const NAME = /^(?:[\w\-.~!$&'()*+;=]|%[\da-f]{2})+$/i;
const VALUE = /^(?<host>\[[^\]]*\]|[^:]*)(?::(?<port>\d*))?$/;
const LAST_PORT = 65_535;

/** Whether the value of a Host header is a host with an optional port (RFC 9110, 7.2). */
export function isHost(value: string): boolean {
  const { host = '', port = '' } = VALUE.exec(value)?.groups ?? {};
  if (Number(port) > LAST_PORT) return false;
  if (!host.startsWith('[')) return NAME.test(host);
  // Node.js also accepts the zone of an address, which has no meaning on another machine.
  return isIPv6(host.slice(1, -1)) && !host.includes('%');
}
