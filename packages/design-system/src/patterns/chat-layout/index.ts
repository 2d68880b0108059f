export { ChatHeader, type ChatHeaderProps } from './chat-header.tsx';
export { ChatLayout, type ChatLayoutProps } from './chat-layout.tsx';
