export { findMentions, type Mention } from './find-mentions.ts';
export { LinkedText, type LinkedMention, type LinkedTextProps } from './linked-text.tsx';
