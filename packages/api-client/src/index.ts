import type { components } from './contract.gen.ts';

export { ApiError, type FieldError } from './api-error.ts';
export {
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
  type UploadOptions,
} from './create-api-client.ts';
export { multipart } from './multipart.ts';
export type { ApiPaths, UploadPath } from './paths.ts';
export type Schemas = components['schemas'];
