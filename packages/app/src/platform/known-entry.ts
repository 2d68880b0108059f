/**
 * Returns the entry of a value of an enum of the contract. Undefined if a server of a later release has sent a value
 * that this page does not know.
 */
export const knownEntry = <Entry>(
  entries: Readonly<Record<string, Entry>>,
  value: string,
): Entry | undefined => (Object.hasOwn(entries, value) ? entries[value] : undefined);
