const LONGEST_SEARCH = 200;

/** The search text in the address of a list. */
export const readSearch = (address: URLSearchParams): string =>
  Array.from((address.get('search') ?? '').trim())
    .slice(0, LONGEST_SEARCH)
    .join('');

/** The address of a list, without empty parameters. */
export function listAddress(path: string, parameters: Readonly<Record<string, string>>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  const address = new URLSearchParams(filled).toString();
  return address === '' ? path : `${path}?${address}`;
}
