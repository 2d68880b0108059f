import type { Schemas } from '@parvis/api-client';
import type { LinkedMention } from '@parvis/design-system';
import { profilePath } from '../people/index.ts';

/** The mentions of a post or comment, for its card. */
export const linkedMentions = (
  mentions: readonly Schemas['Mention'][] | undefined,
): LinkedMention[] | undefined => mentions?.map(({ _id, name }) => ({ name, href: profilePath(_id) }));
