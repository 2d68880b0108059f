import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { IconPlus } from '../icons/plus.tsx';
import { expect, fn } from 'storybook/test';
import { ChatComposer } from '../patterns/chat-composer/chat-composer.tsx';
import { ChatHeader } from '../patterns/chat-layout/chat-header.tsx';
import { ChatLayout } from '../patterns/chat-layout/chat-layout.tsx';
import { ChatList } from '../patterns/chat-list/chat-list.tsx';
import { chats } from '../patterns/chat-list/samples.ts';
import { ChatThread } from '../patterns/chat-thread/chat-thread.tsx';
import { agnes, conversation, timeOfDay } from '../patterns/chat-thread/samples.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';

const meta = {
  title: 'Pages/Messages',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

/** The list of conversations, and the open one. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () => (
    <MemberPage place="Messages">
      <VisuallyHidden>
        <Heading level={1}>Messages</Heading>
      </VisuallyHidden>
      <ChatLayout
        list={
          <ChatList
            actions={
              <Button fullWidth leadingIcon={<IconPlus size="sm" />} variant="secondary">
                New chat
              </Button>
            }
            chats={chats}
            emptyText="No chats found."
            formatTime={timeOfDay}
            onSelect={fn()}
            search=""
            selectedId="0"
          />
        }
        thread={
          <>
            <ChatHeader name={agnes} onBack={fn()} status="Online" />
            <ChatThread
              emptyText="Send a message to begin the conversation"
              formatTime={timeOfDay}
              label={`Conversation with ${agnes}`}
              messages={conversation}
            />
            <ChatComposer onAttach={fn()} onChange={fn()} onSend={fn()} value="" />
          </>
        }
        view="thread"
      />
    </MemberPage>
  ),
  play: async (context) => {
    await isAPage(context);
    const { canvas } = context;
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const bar = canvas.queryByRole('navigation', { name: 'Main places' });
    const foot = bar === null ? window.innerHeight : bar.getBoundingClientRect().top;
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};
