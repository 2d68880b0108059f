import { acceptedAttachments } from '@parvis/api-client/file-types';
import { Banner, ChatComposer, Link, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode, RefObject } from 'react';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useDraftGuard } from '../../platform/use-draft-guard.ts';
import { useEmojis } from '../../platform/use-emojis.ts';
import { profilePath } from '../people/index.ts';
import { BatchStatus } from './batch-status.tsx';
import type { Chat } from './chat-cache.ts';
import { useChat } from './chat-context.tsx';
import { useChatDraft } from './chat-draft.ts';
import { chatTitle, otherOf } from './chat-names.tsx';
import { ListingCardOfChat } from './listing-card.tsx';
import { ReadyQuestions } from './ready-questions.tsx';
import type { StrangerPictures } from './stranger-pictures.ts';
import type { MessageEditing } from './use-message-editing.ts';
import type { ChatView } from './use-chat-view.ts';
import { useComposerFiles } from './use-composer-files.tsx';
import { useListingToAsk } from './use-listing-to-ask.ts';
import { useMemberSuggestions } from './use-member-suggestions.ts';
import { useOutbox } from './use-outbox.ts';
import { quoteProps, useQuoteThumbnail } from './use-quote.ts';
import type { QuoteDraft } from './use-quote-draft.ts';
import { useVoiceRecorder } from './use-voice-recorder.tsx';
import type { VoiceNote } from './voice-recording.ts';

interface ConversationComposerProps {
  chatId: string;
  /** Null until the chat is loaded. The member can already write before it is loaded. */
  chat: Chat | null;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  view: Pick<ChatView, 'listingId' | 'dropListing'>;
  editing: MessageEditing;
  /** Called to edit the newest own message. */
  onEditLast: () => void;
  reply: QuoteDraft;
  pictures: StrangerPictures;
}

const longestText = 5000;
/** A message request has one text, which is shorter. */
const longestRequest = 500;

function useClosedText(chat: Chat | null): ReactNode {
  const { i18n } = useLingui();
  if (chat === null || chat.closed === null) return undefined;
  const { closed, member } = chat;
  const { name } = otherOf(i18n, chat);
  if (chat.request === 'sent' && closed === 'not-friends')
    return i18n._('Waiting for {name}. You can write again when your message request is accepted.', { name });
  const words = {
    'not-friends': i18n._('You can only write to friends, and you and {name} are no longer friends.', {
      name,
    }),
    blocked: i18n._('You have blocked {name}.', { name }),
    left: i18n._('This member has left. You can still read what was written.'),
  }[closed];
  return (
    <>
      {words}
      {member === null ? null : (
        <>
          {' '}
          <Link href={profilePath(member._id)}>{i18n._('Show profile')}</Link>
        </>
      )}
    </>
  );
}

/** Says before the first message that the other member first decides about it. */
function RequestNote({ chat }: { chat: Chat }) {
  const { i18n } = useLingui();
  const { name } = otherOf(i18n, chat);
  return (
    <Banner>
      {i18n._(
        'You are not friends yet. You can send {name} one message, and write more when {name} accepts.',
        {
          name,
        },
      )}
    </Banner>
  );
}

/** The composer, or the reason why the member cannot send anything. */
export function ConversationComposer({
  chatId,
  chat,
  fieldRef,
  view,
  editing,
  onEditLast,
  reply,
  pictures,
}: ConversationComposerProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: ownId } = useSignedInMember();
  const { send, reportTyping } = useChat();
  const { waiting, isPersisted } = useOutbox();
  const draft = useChatDraft(`${ownId}/chat/${chatId}`);
  const closed = useClosedText(chat);
  const listing = useListingToAsk(view.listingId, chat);
  const { quoted } = reply;
  const isRequest = chat?.request === 'sent';
  const isQuoteHidden =
    quoted !== null &&
    pictures.isHidden({ own: quoted.senderId === ownId, senderId: quoted.senderId, type: 'image' });
  const thumbnail = useQuoteThumbnail(isQuoteHidden ? null : quoted);
  const emojis = useEmojis();
  const suggest = useMemberSuggestions(chat);
  useDraftGuard();

  const removeListing = () => {
    view.dropListing();
    fieldRef.current?.focus();
  };

  const ask = (question: string) => {
    const { text } = draft;
    if (!text.includes(question))
      draft.changeText(text.trim() === '' ? question : `${text.trimEnd()} ${question}`);
    fieldRef.current?.focus();
  };

  const submit = async () => {
    const { text } = draft;
    const chosen = draft.files.map(({ file }) => file);
    const mentions = draft.mentions.mentionsIn(text);
    draft.clear();
    reply.choose(null);
    reportTyping(false);
    try {
      await send({
        text,
        files: chosen,
        listing: listing?.isAskable === true ? listing.card : null,
        replyTo: quoted,
        mentions,
      });
      view.dropListing();
    } catch (error) {
      // The outbox could not store the message, so the draft is restored.
      draft.changeText(text);
      draft.mentions.keep(mentions);
      draft.attach(chosen);
      reply.choose(quoted);
      createToasts(app).showErrorToast(error, i18n._('The message could not be sent'));
    }
  };

  const files = useComposerFiles(draft, () => void submit());
  const { attachments } = files;

  const sendVoice = async (file: File, note: VoiceNote) => {
    reply.choose(null);
    try {
      const card = listing?.isAskable === true ? listing.card : null;
      await send({ text: '', files: [file], voice: note, listing: card, replyTo: quoted });
      view.dropListing();
    } catch (error) {
      reply.choose(quoted);
      createToasts(app).showErrorToast(error, i18n._('The message could not be sent'));
    }
  };
  const voice = useVoiceRecorder({
    isEnabled: closed === undefined,
    onRecorded: (file, note) => void sendVoice(file, note),
    onFault: files.fail,
  });

  return (
    <>
      {isPersisted || waiting === 0 ? null : (
        <Banner role="status" tone="warning">
          {i18n._('This browser stores nothing: unsent messages are lost when you close the page.')}
        </Banner>
      )}
      {isRequest && closed === undefined ? <RequestNote chat={chat} /> : null}
      {/* The same composer also edits, so that the field keeps the focus. */}
      <ChatComposer
        blocked={closed}
        emojis={emojis}
        fieldRef={fieldRef}
        maxLength={isRequest ? longestRequest : longestText}
        {...(editing.text === null || voice.recorder !== undefined
          ? {
              ...(!isRequest && { accept: acceptedAttachments, attachments, onAttach: files.attach }),
              card: (
                <>
                  <BatchStatus chatId={chatId} />
                  {listing === null ? null : (
                    <Stack gap={2}>
                      <ListingCardOfChat listing={listing.card} onRemove={removeListing} />
                      {listing.isForSale ? <ReadyQuestions onChoose={ask} /> : null}
                    </Stack>
                  )}
                </>
              ),
              error: files.error,
              mentions: suggest(draft.mentions),
              onChange: (text: string) => {
                draft.changeText(text);
                reportTyping(text.trim() !== '');
              },
              onEditLast:
                attachments.length === 0 && listing === null && quoted === null ? onEditLast : undefined,
              onRecord: isRequest ? undefined : voice.record,
              onSend: files.submit,
              recorder: voice.recorder,
              quote:
                quoted === null
                  ? undefined
                  : {
                      ...quoteProps(
                        { i18n, name: chat === null ? '' : chatTitle(i18n, chat).name, ownId },
                        quoted,
                      ),
                      thumbnail,
                      onRemove: () => reply.choose(null),
                    },
              value: draft.text,
            }
          : {
              editing: { onCancel: editing.cancel },
              mentions: suggest(editing.mentions),
              onChange: editing.change,
              onSend: () => void editing.save(),
              value: editing.text,
            })}
      />
    </>
  );
}
