import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}

interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number };
}

/** The body of a request in OTLP's JSON. */
interface ExportedTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly isError: boolean;
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** Receives traces in the JSON of OTLP, as a collector does. With `hangs`, it never responds. */
export async function startTraceCollector({ hangs = false } = {}) {
  const bodies: string[] = [];
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    bodies.push(await text(request));
    server.emit('traces');
    if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');

  const received = (): ExportedTraces['resourceSpans'][number][] =>
    bodies.flatMap((body) => {
      const { resourceSpans }: ExportedTraces = JSON.parse(body);
      return resourceSpans;
    });

  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    /** Resolves when the next request has arrived. */
    nextTraces: () => once(server, 'traces'),
    /** Every byte that was received. */
    bytes: () => bodies.join('\n'),
    resource: () => valuesOf(received()[0]?.resource.attributes ?? []),
    spans: (): CollectedSpan[] =>
      received()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, parentSpanId = '', status, ...span }) => ({
          ...span,
          parentSpanId,
          attributes: valuesOf(attributes),
          isError: status.code === 2,
        })),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
