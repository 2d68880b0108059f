import { readFile } from 'node:fs/promises';
import type { ClientToServerEvents } from '@parvis/api-client/events';
import { withLocalReferences, type Contract, type JsonSchema } from '../http/contract-document.ts';
import { createValidators } from '../http/validation.ts';
import { memoize } from '../memoize.ts';

/** The realtime events that a page can send, except `register`. */
export type ClientEvent = Exclude<keyof ClientToServerEvents, 'register'>;
export type ClientPayload<Name extends ClientEvent> = Parameters<ClientToServerEvents[Name]>[0];

/** Checks a payload against asyncapi.yaml. */
export type EventCheck = (event: ClientEvent, payload: unknown) => boolean;

interface EventDocument {
  readonly components: {
    readonly messages: Readonly<Record<string, { readonly payload: JsonSchema }>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

export const createEventCheck = memoize(async (contract: Contract): Promise<EventCheck> => {
  const text = await readFile(new URL('events.gen.json', import.meta.url), 'utf8');
  // Like contract.gen.json, the file is generated from a linted document, so its shape is not checked at every start.
  const { components } = withLocalReferences(JSON.parse(text)) as EventDocument;
  const validators = createValidators(new Map([...contract.schemas, ...Object.entries(components.schemas)]));
  const validatorOf = (event: ClientEvent) => {
    const message = components.messages[event];
    if (message === undefined) throw new Error(`There is no event ${event}.`);
    return validators.compile(message.payload, { coerce: false });
  };
  const checks: Readonly<Record<ClientEvent, ReturnType<typeof validatorOf>>> = {
    typing: validatorOf('typing'),
  };
  return (event, payload) => checks[event](payload) === null;
});
