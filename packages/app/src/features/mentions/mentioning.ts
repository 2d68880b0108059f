/**
 * The mentioned members of a request. A text that mentions nobody has no such field, so that a server of the previous
 * release accepts it.
 */
export const mentioning = (ids: readonly string[]): { mentions?: string[] } =>
  ids.length === 0 ? {} : { mentions: [...ids] };
