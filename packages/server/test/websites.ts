import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ForbiddenUrl, type Outbound } from '../src/platform/outbound/outbound.ts';

/** Websites of a test, which this machine serves. */
export interface Websites {
  /** The rules by which the server reaches these websites, and no others. */
  readonly outbound: Outbound;
  /** The host names that were looked up so far. */
  readonly lookups: readonly string[];
  /** The URL of a path at a host, such as `news.example`. */
  url(host: string, path?: string): string;
  close(): Promise<void>;
}

/** Serves the websites at every host that ends with `.example`. All other hosts are internal. */
export async function startWebsites(listener: RequestListener, deadline = 5000): Promise<Websites> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = String((server.address() as AddressInfo).port);
  const lookups: string[] = [];
  return {
    outbound: {
      deadline,
      allowsPort: (given) => given === port,
      resolve: async (hostname) => {
        lookups.push(hostname);
        if (!hostname.endsWith('.example')) throw new ForbiddenUrl(`${hostname} is internal.`);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    },
    lookups,
    url: (host, path = '/') => `http://${host}:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
