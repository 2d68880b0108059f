import type { Schemas } from '@parvis/api-client';

export type Mention = Schemas['Mention'];

const isMention = (value: unknown): value is Mention =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** Whether a value from the browser's storage is a list of mentioned members. */
export const areMentions = (value: unknown): value is Mention[] =>
  Array.isArray(value) && value.every(isMention);
