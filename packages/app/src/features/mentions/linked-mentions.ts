import type { LinkedMention } from '@parvis/design-system';
import { profilePath } from '../people/index.ts';
import type { Mention } from '../../platform/stored-mentions.ts';

/** The mentions of a text, for its card or message. The name of the reader, if given, is emphasized. */
export const linkedMentions = (
  mentions: readonly Mention[] | undefined,
  readerId?: string,
): LinkedMention[] | undefined =>
  mentions?.map(({ _id, name }) => ({
    name,
    href: profilePath(_id),
    ...(_id === readerId && { own: true }),
  }));
