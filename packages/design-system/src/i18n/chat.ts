/** The strings of chat patterns: the chat list, the thread and its bubbles, and the composer. */
export type ChatMessages = {
  readonly chats: string;
  readonly searchChats: string;
  /** Added to the name of a chat: '3 unread messages'. */
  readonly unread: (count: number) => string;
  readonly online: string;
  readonly muted: string;

  readonly attached: (name: string) => string;
  readonly unsupported: string;
  readonly loadingFile: string;
  readonly fileFailed: string;
  readonly showPicture: string;
  readonly showVideo: string;
  readonly openPicture: (name: string) => string;
  /** '4 photos', for `photosOf`. */
  readonly photos: (count: number) => string;
  /** The pictures that another member has sent together. */
  readonly photosOf: (photos: string, name: string) => string;
  /** The pictures that the reader has sent together. */
  readonly ownPhotos: (count: number) => string;
  readonly showAllPhotos: (count: number) => string;
  readonly previousPicture: string;
  readonly nextPicture: string;
  readonly view: string;
  readonly download: string;
  readonly cancel: string;
  readonly remove: string;
  readonly retry: string;
  readonly delete: string;
  /** Names the menu of a message. */
  readonly more: string;
  /** Names the button that replies to a message. */
  readonly reply: string;
  /** Names a quote: 'Reply to Agnes Bernard: Are you coming?' */
  readonly replyTo: (name: string, text: string) => string;
  /** Names a quote of the reader's own message. */
  readonly replyToYou: (text: string) => string;
  /** The reader, as the author of a quoted message. */
  readonly you: string;
  /** Shown in place of a quoted message that no longer exists. */
  readonly deletedMessage: string;
  /** Names the button and the toolbar for a reaction to a message. */
  readonly react: string;
  /** Names the list of reactions to a message. */
  readonly reactions: string;
  readonly reactionTypes: Readonly<Record<'like' | 'love' | 'laugh' | 'wow' | 'sad' | 'amen', string>>;
  /** Names a reaction: 'Agnes Bernard: Amen' */
  readonly reactionOf: (names: string, reaction: string) => string;
  /** Names the reader's own reaction, which a press removes. */
  readonly removeReaction: (reaction: string) => string;
  readonly sending: string;
  readonly sent: string;
  readonly seen: string;
  readonly failed: string;
  /** Beside the time of a message whose text was changed. */
  readonly edited: string;
  /** Above a message that is a copy of another one. */
  readonly forwarded: string;
  /** In place of a message that its author has deleted. */
  readonly deleted: string;

  readonly newMessages: (count: number) => string;
  /** Above the first unread message. */
  readonly unreadFromHere: string;
  /** Announced when a message arrives. */
  readonly says: (name: string, text: string) => string;
  readonly toNewest: string;
  readonly showOlder: string;
  readonly loadingOlder: string;
  readonly showNewer: string;
  readonly loadingNewer: string;
  readonly typing: (name: string) => string;

  /** Names the message field. */
  readonly message: string;
  readonly messagePlaceholder: string;
  readonly send: string;
  /** Above the field while a message is edited. */
  readonly editMessage: string;
  /** The name of the button that saves the edited message. */
  readonly saveEdit: string;
  readonly attachFiles: string;
  readonly dropFiles: string;
  readonly attachments: string;
  readonly uploading: (name: string) => string;
  readonly processing: (name: string) => string;
  /** The state of a file, next to its size. */
  readonly waits: string;
  readonly ready: string;

  /** The name of the button that returns from the conversation to the list on a phone. */
  readonly backToChats: string;
  readonly backToConversation: string;

  readonly aboutChat: string;
  readonly showProfile: string;
  readonly mute: string;
  readonly muteHint: string;
  readonly searchConversation: string;
  readonly position: (number: number, total: number | string) => string;
  /** Names the list of search results. */
  readonly foundMessages: string;
  readonly nothingFound: string;
  readonly previousFound: string;
  readonly nextFound: string;

  readonly friends: string;
  readonly searchFriends: string;
};
