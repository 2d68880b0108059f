import * as fc from 'fast-check';
import {
  readContract,
  type ContractDocument,
  type Operation,
} from '../../src/platform/http/contract-document.ts';
import { createRequests } from '../any-request.ts';
import { picture } from '../policy-area.ts';
import { examplesOf } from './examples.ts';
import { actorNames, type ActorName } from './leaks.ts';

export interface FuzzRequest {
  readonly operation: Operation;
  readonly actor: ActorName;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

const boundary = 'parvis-fuzz';
const formType = `multipart/form-data; boundary=${boundary}`;

const files = fc.oneof(
  { weight: 3, arbitrary: fc.constant(picture) },
  { weight: 1, arbitrary: fc.constant(picture.subarray(0, 20)) },
  { weight: 1, arbitrary: fc.constant(Buffer.from('%PDF-1.7\n%%EOF\n')) },
  { weight: 1, arbitrary: fc.constant(Buffer.alloc(0)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
);
const fileNames = fc.constantFrom('picture.gif', 'a.pdf', '../../etc/passwd', 'x'.repeat(300), '“É”.jpg', '');
const fileTypes = fc.constantFrom('image/gif', 'application/pdf', 'text/html', 'nonsense', '');

/** Returns the first value seven times out of eight. */
const mostly = <First, Other>(first: First, other: fc.Arbitrary<Other>): fc.Arbitrary<First | Other> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(first) }, { weight: 1, arbitrary: other });

const head = (name: string, rest = ''): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n`;

const field = (name: string, value: unknown): Buffer =>
  Buffer.from(`${head(name)}\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`);

const file = (name: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(files, fileNames, fileTypes)
    .map(([bytes, fileName, type]) =>
      Buffer.concat([
        Buffer.from(`${head(name, `; filename="${fileName}"`)}Content-Type: ${type}\r\n\r\n`),
        bytes,
        Buffer.from('\r\n'),
      ]),
    );

/** A placeholder for the sender's own id. */
const OWN_ID = '00000000-0000-7000-8000-0000000000ff';

/**
 * Returns the key for the ids of a path. It is `post` for /api/post/update/:id, and `admin/reports` for
 * /api/admin/reports/:id.
 */
export function segmentOf({ path }: Operation): string {
  const [, , segment = '', next = ''] = path.split('/');
  return segment === 'admin' ? `${segment}/${next}` : segment;
}

/** Creates random requests for every operation of the contract, from a seed. */
export function createFuzzRequests(document: ContractDocument, known: Map<string, string[]>) {
  const { operations, schemas } = readContract(document);

  // The ids are looked up for each request, so that ids from earlier responses are used too.
  const idsOf = (segment: string) => known.get(segment) ?? known.get('any') ?? [];

  function makerOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
    const segment = segmentOf(operation);
    const id = fc.tuple(fc.nat(), fc.nat({ max: 9 })).map(([index, share]) => {
      if (share < 2) return OWN_ID;
      const some = share < 9 ? idsOf(segment) : [...known.values()].flat();
      // The newest ids belong to the members who are sending now.
      return some.at(-1 - (index % (share < 6 ? Math.min(some.length, 3) : some.length))) ?? '';
    });
    const { bodies, objects, paths, propertiesOf } = createRequests(schemas, id);

    const examples = (mediaType: string) => examplesOf(document, operation.id, mediaType);

    function forms(): fc.Arbitrary<Buffer> {
      const schema = operation.body?.content.get('multipart/form-data');
      const fileFields = Object.entries(propertiesOf(schema))
        .filter(([, property]) => property['format'] === 'binary')
        .map(([name]) => name);
      return fc
        .tuple(
          objects(schema, examples('multipart/form-data')),
          fc.tuple(...fileFields.map(file)),
          mostly(null, fc.nat({ max: 400 })),
        )
        .map(([values, parts, cut]) => {
          const fields = Object.entries(values).filter(([name]) => !fileFields.includes(name));
          const whole = Buffer.concat([
            ...fields.map(([name, value]) => field(name, value)),
            ...parts,
            Buffer.from(`--${boundary}--\r\n`),
          ]);
          return cut === null ? whole : whole.subarray(0, cut);
        });
    }

    const json = bodies(operation, examples('application/json')).map((body) => ({
      body: body === undefined ? null : Buffer.from(body),
      type: body === undefined ? null : 'application/json',
    }));
    const form = forms().map((body) => ({ body, type: formType }));
    const takesForms = operation.body?.content.has('multipart/form-data') === true;
    const sent = fc.oneof(
      { weight: 9, arbitrary: takesForms ? fc.oneof(json, form) : json },
      { weight: 1, arbitrary: fc.constant({ body: Buffer.from('a=b'), type: 'text/plain' }) },
    );
    const keys = mostly(null, fc.constantFrom('a-key-of-mine', 'another-key', 'a'.repeat(400), 'ä'));
    const actors = fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...actorNames) },
      { weight: 1, arbitrary: fc.constantFrom('member', 'other member', 'moderator', 'administrator') },
    );

    return fc.tuple(paths(operation), sent, keys, actors).map(([path, { body, type }, key, actor]) => ({
      operation,
      actor,
      path,
      headers: {
        ...(type !== null && { 'content-type': type }),
        ...(key !== null && { 'idempotency-key': encodeURIComponent(key) }),
      },
      body: operation.method === 'GET' ? null : body,
    }));
  }

  const any = fc.oneof(...operations.map(makerOf));
  /** Returns the same request for the same seed, number and earlier responses. */
  return (seed: number, number: number, idOf: (actor: ActorName) => string): FuzzRequest => {
    const [request] = fc.sample(any, { seed: (Math.imul(seed, 0x9e3779b1) + number) | 0, numRuns: 1 });
    if (request === undefined) throw new Error('No request was generated.');
    const own = idOf(request.actor);
    return {
      ...request,
      path: request.path.replaceAll(OWN_ID, own),
      // Both ids have the same length, so replacing one does not move the boundaries of a form.
      body: request.body && Buffer.from(request.body.toString('latin1').replaceAll(OWN_ID, own), 'latin1'),
    };
  };
}
