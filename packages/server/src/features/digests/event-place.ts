import { textWords } from '../../platform/text-words.ts';
import { namesAll, wordsBeside } from '../../platform/places/shared-place.ts';

/** `name`: the event names a parish that is called like the member's, which can be another one. */
export type EventPlace = 'parish' | 'diocese' | 'town' | 'name';

interface Home {
  readonly parish: string;
  readonly diocese: string;
  readonly town: string;
}

/**
 * Returns how an event is near a member. Many parishes have the same name, so an event in the parish must also name the
 * diocese or the town, with words that are not in the name of the parish.
 */
export function eventPlace({ parish, diocese, town }: Home, title: string, place: string): EventPlace | null {
  const words = new Set(textWords(`${title} ${place}`));
  const isNamed = namesAll(words, parish);
  const others = wordsBeside(words, parish);
  if (isNamed && (namesAll(others, diocese) || namesAll(others, town))) return 'parish';
  if (!isNamed && namesAll(words, diocese)) return 'diocese';
  if (namesAll(new Set(textWords(place)), town)) return 'town';
  return isNamed ? 'name' : null;
}
