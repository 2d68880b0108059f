export { findMentions, type Mention } from '../linked-text/find-mentions.ts';
export {
  MentionTextArea,
  type MentionablePerson,
  type MentionSource,
  type MentionTextAreaProps,
} from './mention-text-area.tsx';
