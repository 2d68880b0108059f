/** An error in the configuration that an administrator can fix. Its message is one readable line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function text(environment: Environment, name: string): string | null {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function integer(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = text(environment, name);
  if (value === null) return fallback;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, but is "${value}".`);
  }
  return number;
}

export function address(environment: Environment, name: string, protocols: readonly string[]): URL | null {
  const value = text(environment, name);
  if (value === null) return null;
  const url = URL.parse(value);
  if (url === null || !protocols.includes(url.protocol)) {
    // The message does not contain the value, because the value can contain a password.
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return url;
}
