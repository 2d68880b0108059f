export { ChatComposer, type ChatComposerProps } from './chat-composer.tsx';
export { type ComposerAttachment } from './attachment-list.tsx';
