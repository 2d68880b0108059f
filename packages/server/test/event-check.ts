import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { readContract, readContractDocument } from '../src/platform/http/contract-document.ts';

interface Payload {
  readonly $ref: string;
}
interface EventDocument {
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: Payload }>>;
    readonly schemas: Readonly<Record<string, object>>;
  };
}

/**
 * Creates a function that returns the mismatch between a payload and the schema of its event in asyncapi.yaml. The
 * function returns null if the payload matches.
 */
export async function createEventCheck(): Promise<(event: string, payload: unknown) => string | null> {
  const text = await readFile(new URL('../../../asyncapi.yaml', import.meta.url), 'utf8');
  // The two documents refer to schemas in different ways, so the references are shortened to the names.
  const local = text.replaceAll(/(?:\.\/openapi\.yaml)?#\/components\/schemas\/(\w+)/g, '$1#');
  const { components }: EventDocument = parse(local);
  const { schemas } = readContract(await readContractDocument());
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  for (const [name, schema] of [...schemas, ...Object.entries(components.schemas)]) {
    ajv.addSchema(schema, name);
  }

  return (event, payload) => {
    const message = components.messages[event];
    if (message === undefined) return `${event} is no event`;
    const validate = ajv.compile(message.payload);
    return validate(payload) ? null : ajv.errorsText(validate.errors);
  };
}
