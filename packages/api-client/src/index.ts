import type { components } from './contract.gen.ts';
import type { EventSchemas } from './events.gen.ts';

export { ApiError, type FieldError } from './api-error.ts';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type UploadOptions,
} from './create-api-client.ts';
export { multipart } from './multipart.ts';
export { transferContact } from './patterns.gen.ts';
export type { ApiPaths, UploadPath } from './paths.ts';
/** The schemas of requests, responses and realtime events. */
export type Schemas = components['schemas'] & EventSchemas;
