export { createMentionReader, presentMentions, type MentionRow } from './mention-reader.ts';
export { readMentionedIds } from './mentioned-ids.ts';
export { createMentions } from './mentions.ts';
export { mentionsIn } from './mentions-in.ts';
