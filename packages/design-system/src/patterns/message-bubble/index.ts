export { AlbumTile, type AlbumTileProps } from './album-tile.tsx';
export { MessageAlbum, type AlbumPicture, type MessageAlbumProps } from './message-album.tsx';
export { MessageBubble, type MessageBubbleProps } from './message-bubble.tsx';
export type { MessageContent, MessageLabels } from './message-content.tsx';
export type { MessageSender } from './message-sender.tsx';
export type { MessageReaction, MessageReactionType } from './reaction-types.ts';
