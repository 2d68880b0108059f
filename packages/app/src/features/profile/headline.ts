import type { Profile } from '../people/index.ts';

/** The parish and diocese, as far as the reader is allowed to see them. */
export function headlineOf({
  information: { parish, diocese },
}: Pick<Profile, 'information'>): string | undefined {
  const known = [parish, diocese].filter((part) => part !== null && part !== '');
  return known.length === 0 ? undefined : known.join(' · ');
}
