import { createHash } from 'node:crypto';

export interface S3Object {
  readonly body: Buffer;
  readonly tag: string;
  readonly storedAt: Date;
}

interface S3Upload {
  readonly key: string;
  readonly initiatedAt: Date;
  readonly parts: Map<number, S3Object>;
}

/** An error response of S3. */
export class S3Fault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const tagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

/** The objects and the unfinished uploads of a bucket, in the memory. */
export class S3Objects {
  readonly objects = new Map<string, S3Object>();
  readonly uploads = new Map<string, S3Upload>();
  readonly #leastPart: number;
  #begun = 0;

  constructor(leastPart: number) {
    this.#leastPart = leastPart;
  }

  put(key: string, body: Buffer): S3Object {
    const object = { body, tag: tagOf(body), storedAt: new Date() };
    this.objects.set(key, object);
    return object;
  }

  get(key: string): S3Object {
    const object = this.objects.get(key);
    if (object === undefined) throw new S3Fault(404, 'NoSuchKey');
    return object;
  }

  begin(key: string): string {
    this.#begun += 1;
    const id = `upload-${this.#begun}`;
    this.uploads.set(id, { key, initiatedAt: new Date(), parts: new Map() });
    return id;
  }

  #upload(id: string, key: string): S3Upload {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw new S3Fault(404, 'NoSuchUpload');
    return upload;
  }

  putPart(id: string, key: string, number: number, body: Buffer): S3Object {
    if (!(number >= 1 && number <= 10_000)) throw new S3Fault(400, 'InvalidArgument');
    const part = { body, tag: tagOf(body), storedAt: new Date() };
    this.#upload(id, key).parts.set(number, part);
    return part;
  }

  complete(id: string, key: string, wanted: readonly { number: number; tag: string }[]): S3Object {
    const { parts } = this.#upload(id, key);
    const bodies = wanted.map(({ number, tag }, index) => {
      const part = parts.get(number);
      if (part === undefined || part.tag !== tag) throw new S3Fault(400, 'InvalidPart');
      const isLast = index === wanted.length - 1;
      if (!isLast && part.body.length < this.#leastPart) throw new S3Fault(400, 'EntityTooSmall');
      return part.body;
    });
    this.uploads.delete(id);
    return this.put(key, Buffer.concat(bodies));
  }

  abort(id: string, key: string): void {
    this.#upload(id, key);
    this.uploads.delete(id);
  }
}
