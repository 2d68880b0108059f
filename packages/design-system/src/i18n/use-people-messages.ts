import { useDesignSystem } from '../provider/design-system-context.ts';
import { people } from './en/people.ts';
import type { PeopleMessages } from './people.ts';

/** The strings of people, requests and notifications, in the provider's language or else in English. */
export function usePeopleMessages(): PeopleMessages {
  return useDesignSystem().messages.people ?? people;
}
