import type { I18n } from '@lingui/core';
import type { MessageContent, MessageReaction, ThreadMessage } from '@parvis/design-system';
import { linkedMentions } from '../mentions/index.ts';
import { nameOfAuthor, senderOf, threadLine, type ThreadGroup } from './group-thread.ts';
import { isNonRetryable } from './outbox-entry.ts';
import { isForwardable } from './outbox-forward.ts';
import { isEditable } from './message-editing.ts';
import type { ReactionType } from './message-reactions.ts';
import { sendErrorText } from './send-error-text.ts';
import type { QuotedMessage } from './outbox-entry.ts';
import type { ThreadItem } from './thread-item.ts';
import { quoteProps } from './use-quote.ts';
import { voiceText } from './voice-texts.ts';

interface ThreadText {
  i18n: I18n;
  /** The other participant's name. */
  name: string;
  ownId: string;
  /** Undefined in a chat of two. */
  group?: ThreadGroup | undefined;
  /** The position up to which the other participant has read, or all others have. */
  seenSeq: number;
  onResend: (id: string) => void;
  onDiscard: (id: string) => void;
  onCancel: (id: string) => void;
  /** Undefined if the member cannot write. */
  onReply: ((item: ThreadItem) => void) | undefined;
  onOpenQuoted: (seq: number) => void;
  /** Undefined if the member cannot write. */
  onReact: ((messageId: string, type: ReactionType | null) => void) | undefined;
  onCopy: (text: string) => void;
  onForward: (id: string) => void;
  onReport: (messageId: string) => void;
  /** Null if the member may not write in the chat. */
  onEdit: ((id: string, text: string) => void) | null;
  onDelete: (id: string) => void;
  /** Own messages that were sent at this time or later can be edited. */
  editableSince: number;
}

/** A message's content before its file is downloaded. */
function contentOf({ i18n, ownId }: ThreadText, item: ThreadItem): MessageContent {
  const { type, text, file, fileName, voice } = item;
  if (item.isDeleted) return { kind: 'deleted' };
  const mentions = linkedMentions(item.mentions, ownId);
  if (voice !== undefined && !item.isFileDeleted)
    return { kind: 'voice', name: voiceText(i18n, voice.seconds), text, mentions, ...voice };
  if (type === 'text') return { kind: 'text', text, mentions };
  const content = {
    name: fileName ?? '',
    text,
    mentions,
    size: file?.bytes,
    ...(item.isFileDeleted ? { error: i18n._('The sender has left Parvis, so this file is gone.') } : {}),
  };
  const { width, height, placeholder } = file?.image ?? {};
  // A newer server can send kinds of messages that this page does not know.
  if (!['image', 'video', 'audio', 'document'].includes(type)) return { kind: 'unsupported', ...content };
  return { kind: type, ...content, width, height, placeholder };
}

function quoteOf(words: ThreadText, quoted: QuotedMessage | null) {
  if (quoted === null) return {};
  const { seq } = quoted;
  const onOpen = seq === null ? undefined : () => words.onOpenQuoted(seq);
  return { quote: { ...quoteProps(words, quoted), onOpen } };
}

// A newer server can send types that this page cannot show.
const knownTypes = new Set<string>(['like', 'love', 'laugh', 'wow', 'sad', 'amen'] satisfies ReactionType[]);

const reactionsOf = (
  { name, group, ownId, i18n }: ThreadText,
  { reactions }: ThreadItem,
): MessageReaction[] =>
  reactions
    .filter(({ type }) => knownTypes.has(type))
    .map(({ userId, type }) => {
      const own = userId === ownId;
      return { type, own, author: own ? i18n._('You') : (group?.nameOf(userId) ?? name) };
    });

function menuOf(words: ThreadText, item: ThreadItem, onReply?: () => void) {
  const { i18n, group, onCopy, onDelete, onEdit, onForward, onReport, editableSince } = words;
  const { id, own, messageId, text, isDeleted } = item;
  return [
    ...(onReply === undefined ? [] : [{ label: i18n._('Reply'), onSelect: onReply }]),
    ...(isForwardable(item) ? [{ label: i18n._('Forward…'), onSelect: () => onForward(id) }] : []),
    ...(onEdit !== null && isEditable(item, editableSince)
      ? [{ label: i18n._('Edit'), onSelect: () => onEdit(id, text) }]
      : []),
    ...(text === '' ? [] : [{ label: i18n._('Copy'), onSelect: () => onCopy(text) }]),
    ...(own && messageId !== null && !isDeleted && group !== undefined
      ? [{ label: i18n._('Read by…'), onSelect: () => group.onShowReaders(messageId) }]
      : []),
    ...(messageId === null
      ? []
      : [{ label: i18n._('Delete…'), tone: 'danger' as const, onSelect: () => onDelete(id) }]),
    ...(own || messageId === null || isDeleted
      ? []
      : [{ label: i18n._('Report'), tone: 'danger' as const, onSelect: () => onReport(messageId) }]),
  ];
}

/** The author, whom a group chat shows with each block of messages. */
function authorOf({ i18n, name, group }: ThreadText, item: ThreadItem) {
  if (item.own) return { author: i18n._('You') };
  return group === undefined
    ? { author: name }
    : { author: nameOfAuthor(i18n, item), sender: senderOf(item) };
}

/** The reactions, and in a group chat the dialog that says who has reacted. */
function reactionProps(words: ThreadText, item: ThreadItem) {
  const { group } = words;
  if (item.reactions.length === 0) return {};
  return {
    reactions: reactionsOf(words, item),
    ...(group !== undefined && {
      onShowReactions: (type: ReactionType) => group.onShowReactions(item.id, type),
    }),
  };
}

function threadMessage(words: ThreadText, item: ThreadItem): ThreadMessage {
  const line = threadLine(words.i18n, words.ownId, item);
  if (line !== null) return line;
  const { id, own, seq, state, type, failure } = item;
  const isWaiting = state === 'queued' || state === 'sending';
  const isFile = type !== 'text';
  const reply = words.onReply;
  const isQuotable = item.messageId !== null && !item.isDeleted;
  const onReply = reply === undefined || !isQuotable ? undefined : () => reply(item);
  const react = words.onReact;
  const { messageId } = item;
  const onReact =
    react === undefined || messageId === null || item.isDeleted
      ? undefined
      : (chosen: ReactionType | null) => react(messageId, chosen);
  return {
    id,
    own,
    ...authorOf(words, item),
    content: contentOf(words, item),
    createdAt: item.createdAt,
    state: isWaiting ? 'sending' : state,
    seen: seq !== null && seq <= words.seenSeq,
    menu: menuOf(words, item, onReply),
    ...(onReply === undefined ? {} : { onReply }),
    ...(onReact === undefined ? {} : { onReact }),
    ...reactionProps(words, item),
    ...quoteOf(words, item.replyTo),
    edited: item.isEdited,
    ...(item.isForwarded ? { forwarded: true } : {}),
    ...(failure === null ? {} : { failure: sendErrorText(words.i18n, failure) }),
    ...(isFile && state === 'sending' && !item.isInBatch ? { progress: item.progress } : {}),
    ...(isFile && isWaiting ? { onCancel: () => words.onCancel(id) } : {}),
    ...(state === 'failed' ? { onDelete: () => words.onDiscard(id) } : {}),
    ...(state === 'failed' && !isNonRetryable(failure) ? { onRetry: () => words.onResend(id) } : {}),
  };
}

/**
 * The messages for the thread component. Unchanged messages keep their identity, so that a long thread is not rendered
 * again.
 */
export function createThreadMessages(words: ThreadText) {
  const made = new WeakMap<ThreadItem, ThreadMessage>();
  return (items: readonly ThreadItem[]): ThreadMessage[] =>
    items.map((item) => {
      const known = made.get(item);
      if (known !== undefined) return known;
      const message = threadMessage(words, item);
      made.set(item, message);
      return message;
    });
}
