import { tokenUses } from 'virtual:token-uses';

/** The components, patterns and shared style sheets that use a custom property, by name. */
export const usesOf = (property: string): readonly string[] => tokenUses[property] ?? [];
