export {
  MentionTextArea,
  type MentionablePerson,
  type MentionSource,
  type MentionTextAreaProps,
} from './mention-text-area.tsx';
