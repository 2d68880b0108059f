export { ChatComposer, type ChatComposerProps, type ComposerAttachment } from './chat-composer.tsx';
