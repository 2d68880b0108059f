import type { ChatMessages } from '../chat.ts';
import { counting } from '../plural.ts';

const counted = counting('en');

export const chat: ChatMessages = {
  chats: 'Chats',
  searchChats: 'Search chats',
  unread: counted({ one: '# unread message', other: '# unread messages' }),
  online: 'Online',
  muted: 'Muted',

  attached: (name) => `File attached: ${name}`,
  unsupported: 'Unsupported file',
  loadingFile: 'Loading file...',
  fileFailed: 'The file could not be loaded.',
  openPicture: (name) => `Open picture ${name}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  view: 'View',
  download: 'Download',
  cancel: 'Cancel',
  remove: 'Remove',
  retry: 'Retry',
  delete: 'Delete',
  more: 'More about this message',
  sending: 'Sending',
  sent: 'Sent',
  seen: 'Seen',
  failed: 'Not sent',

  newMessages: counted({ one: '# new message', other: '# new messages' }),
  unreadFromHere: 'New from here',
  says: (name, text) => `${name}: ${text}`,
  toNewest: 'Go to the newest message',
  showOlder: 'Show older messages',
  loadingOlder: 'Loading older messages',
  showNewer: 'Show newer messages',
  loadingNewer: 'Loading newer messages',
  typing: (name) => `${name} is writing…`,

  message: 'Message',
  messagePlaceholder: 'Write a message',
  send: 'Send',
  attachFiles: 'Attach files',
  dropFiles: 'Drop the files here',
  attachments: 'Attachments',
  uploading: (name) => `Uploading ${name}`,
  processing: (name) => `Preparing ${name}`,
  waits: 'Waiting',
  ready: 'Ready',

  backToChats: 'Back to the chats',
  backToConversation: 'Back to the conversation',

  aboutChat: 'About this chat',
  showProfile: 'Show profile',
  mute: 'Mute',
  muteHint: 'New messages come without a notification.',
  searchConversation: 'Search in this conversation',
  position: (number, total) => `${number} of ${total}`,
  foundMessages: 'Messages found',
  nothingFound: 'Nothing found',
  previousFound: 'Previous message found',
  nextFound: 'Next message found',

  friends: 'Friends',
  searchFriends: 'Search friends',
};
