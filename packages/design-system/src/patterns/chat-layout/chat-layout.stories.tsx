import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { IconMessage } from '../../icons/message.tsx';
import { IconPlus } from '../../icons/plus.tsx';
import { ChatComposer } from '../chat-composer/chat-composer.tsx';
import { ChatInfoPanel } from '../chat-info-panel/chat-info-panel.tsx';
import { ChatList } from '../chat-list/chat-list.tsx';
import { chats } from '../chat-list/samples.ts';
import { ChatThread } from '../chat-thread/chat-thread.tsx';
import { agnes, conversation, timeOfDay } from '../chat-thread/samples.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatLayout, type ChatLayoutProps } from './chat-layout.tsx';

const search = { value: '', total: null, position: 0, onChange: fn(), onPrevious: fn(), onNext: fn() };

type View = ChatLayoutProps['view'];

function Screen({ view: first }: { view: View }) {
  const [view, setView] = useState(first);
  const [draft, setDraft] = useState('');
  return (
    <ChatLayout
      info={
        <ChatInfoPanel
          detail="Saint Monica, Springfield"
          muted={false}
          name={agnes}
          onClose={() => setView('thread')}
          onMutedChange={fn()}
          profileHref="#profile"
          search={search}
        />
      }
      list={
        <ChatList
          actions={
            <Button leadingIcon={<IconPlus size="sm" />} variant="secondary">
              Nuevo chat
            </Button>
          }
          chats={chats}
          emptyText="No se encontraron chats."
          formatTime={timeOfDay}
          onSelect={() => setView('thread')}
          search=""
          selectedId="0"
        />
      }
      thread={
        <>
          <ChatHeader
            infoOpen={view === 'info'}
            name={agnes}
            onBack={() => setView('list')}
            onInfoOpenChange={(open) => setView(open ? 'info' : 'thread')}
            status="Online"
          />
          <ChatThread
            emptyText="Envía un mensaje para iniciar la conversación"
            formatTime={timeOfDay}
            label={`Conversation with ${agnes}`}
            messages={conversation}
          />
          <ChatComposer onAttach={fn()} onChange={setDraft} onSend={fn()} value={draft} />
        </>
      }
      view={view}
    />
  );
}

const meta = {
  title: 'Patterns/Chat/ChatLayout',
  component: ChatLayout,
  args: { view: 'thread', list: null, thread: null },
  render: ({ view }) => <Screen view={view} />,
} satisfies Meta<typeof ChatLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => window.innerWidth > 800;

export const Overview: Story = {
  tags: ['composed'],
  args: { view: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: `About this chat ${agnes}` })).toBeVisible();
  },
};

/** On a phone the list and the conversation are separate screens. */
export const Phone: Story = {
  args: { view: 'list' },
  render: ({ view }) => (
    <div style={{ inlineSize: '23.4375rem' }}>
      <Screen view={view} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const part = (name: string) =>
      canvasElement.querySelector(`[data-component="chat-layout"] [data-part="${name}"]`);
    await expect(part('thread')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Agnes/u }));
    await expect(part('list')).not.toBeVisible();
    await waitFor(() =>
      expect(within(canvas.getByRole('log')).getByText('See you on Thursday, then.')).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'About this chat' }));
    await expect(part('thread')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the chats' }));
    await expect(part('list')).toBeVisible();
    await expect(part('thread')).not.toBeVisible();
  },
};

export const Desk: Story = {
  args: { view: 'list' },
  render: ({ view }) => (
    <div style={{ inlineSize: '64rem' }}>
      <Screen view={view} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('log')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search chats' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to the chats' })).toBeNull();
    const layout = canvasElement.querySelector('[data-component="chat-layout"]');
    await expect(layout?.scrollHeight).toBeLessThanOrEqual((layout?.clientHeight ?? 0) + 1);
  },
};

/** No chat is chosen yet. */
export const NoChat: Story = {
  render: () => (
    <ChatLayout
      list={<ChatList chats={[]} emptyText="No se encontraron chats." emptyTextLang="es" search="" />}
      thread={<EmptyState icon={<IconMessage size="lg" />} title="Choose a chat" />}
      view="list"
    />
  ),
  play: async ({ canvas }) => {
    const title = canvas.queryByText('Choose a chat');
    if (wide()) await expect(title).toBeVisible();
    else await expect(title).not.toBeVisible();
  },
};
