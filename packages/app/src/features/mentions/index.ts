export { linkedMentions } from './linked-mentions.ts';
export { useMentions } from './use-mentions.ts';
