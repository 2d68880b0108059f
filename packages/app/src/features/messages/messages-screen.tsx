import { ChatLayout, EmptyState, Heading, IconMessage, VisuallyHidden } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { focusScreen } from '../../router/scroll-and-focus-restoration.tsx';
import { useTitle } from '../../router/use-title.ts';
import { useCounts } from '../../shell/use-counts.ts';
import { ChatProvider, useChat } from './chat-context.tsx';
import { chatTitle } from './chat-names.tsx';
import { ChatsPane } from './chats-pane.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationInfo } from './conversation-info.tsx';
import { MissingChat } from './missing-chat.tsx';
import { RequestsPane } from './requests-pane.tsx';
import { useChatView, type ChatView } from './use-chat-view.ts';
import { useChatWith } from './use-chat-with.ts';
import { useLeftGroup } from './use-left-group.ts';

/** The member's chats, and the chat in the URL. */
export function MessagesScreen() {
  const view = useChatView();
  useChatWith(view);
  return (
    <ChatProvider chatId={view.chatId}>
      <Messages view={view} />
    </ChatProvider>
  );
}

function Thread({ view }: { view: ChatView }) {
  const { i18n } = useLingui();
  const { state } = useChat();
  // Remembers the chat while it is shown.
  const left = useLeftGroup();
  const { chatId } = view;
  if (chatId === null || state === 'none') {
    return (
      <EmptyState
        headingLevel={2}
        icon={<IconMessage size="lg" />}
        title={i18n._('Choose a chat')}
        description={i18n._('Or begin a new one with a friend.')}
      />
    );
  }
  if (state === 'notFound') return <MissingChat left={left} />;
  return <Conversation key={chatId} chatId={chatId} view={view} />;
}

function Messages({ view }: { view: ChatView }) {
  const { i18n } = useLingui();
  const { chat, state } = useChat();
  const { unreadChats } = useCounts();
  const title = chat === null ? i18n._('Messages') : chatTitle(i18n, chat).name;
  useTitle(unreadChats > 0 ? `(${unreadChats}) ${title}` : title);

  // On a phone, leaving the chat hides the element that has the focus, so the focus moves to the heading.
  const { chatId } = view;
  const before = useRef(chatId);
  useEffect(() => {
    if (before.current !== null && chatId === null) focusScreen();
    before.current = chatId;
  }, [chatId]);

  const layout = useRef<HTMLDivElement>(null);
  const showPlace = () => {
    const thread = layout.current?.querySelector('[data-part="thread"]');
    // On narrow screens the search covers the messages, so the search is closed to show the result.
    if (thread?.getClientRects().length === 0) view.closeInfo();
  };

  const isInfo = view.isInfo && chat !== null && state === 'ready';
  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{i18n._('Messages')}</Heading>
      </VisuallyHidden>
      <ChatLayout
        ref={layout}
        view={chatId === null ? 'list' : isInfo ? 'info' : 'thread'}
        list={
          view.isRequests ? (
            <RequestsPane chatId={chatId} />
          ) : (
            <ChatsPane chatId={chatId} onStarted={view.open} />
          )
        }
        thread={<Thread view={view} />}
        info={
          chat === null ? null : (
            <ConversationInfo
              key={chat.chatId}
              chat={chat}
              onClose={view.closeInfo}
              onLeft={() => view.replaceWith(null)}
              onPlace={showPlace}
            />
          )
        }
      />
    </>
  );
}
