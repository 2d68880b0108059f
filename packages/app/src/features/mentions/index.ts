export { linkedMentions } from './linked-mentions.ts';
export { mentioning } from './mentioning.ts';
export { idsOf, isNameIn, mentionsIn } from './mentions.ts';
export { remembering, useChosenMentions } from './use-chosen-mentions.ts';
export { useMentions } from './use-mentions.ts';
