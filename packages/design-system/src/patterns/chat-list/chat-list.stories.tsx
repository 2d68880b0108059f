import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/card/card.tsx';
import { Grid } from '../../components/grid/grid.tsx';
import { IconPlus } from '../../icons/plus.tsx';
import { timeOfDay } from '../person-row/samples.ts';
import { ChatList, type ChatListProps } from './chat-list.tsx';
import { chats, groupChats, stressedChats } from './samples.ts';

const newChat = (
  <Button fullWidth leadingIcon={<IconPlus size="sm" />} variant="secondary">
    Nuevo chat
  </Button>
);

function Kept(props: ChatListProps) {
  const [search, setSearch] = useState(props.search ?? '');
  const [selectedId, setSelectedId] = useState(props.selectedId ?? null);
  return (
    <ChatList
      {...props}
      chats={props.chats.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))}
      onSearchChange={setSearch}
      onSelect={(id) => {
        setSelectedId(id);
        props.onSelect?.(id);
      }}
      search={search}
      selectedId={selectedId}
    />
  );
}

const meta = {
  title: 'Patterns/Chat/ChatList',
  component: ChatList,
  args: {
    chats,
    selectedId: '0',
    search: '',
    emptyText: 'No se encontraron chats.',
    emptyTextLang: 'es',
    formatTime: timeOfDay,
    onSelect: fn(),
    onSearchChange: fn(),
    onRetry: fn(),
    actions: newChat,
  },
  render: (args) => (
    <Card style={{ maxInlineSize: '24rem' }}>
      <Kept {...args} />
    </Card>
  ),
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={4}>
      <Card>
        <ChatList {...args} />
      </Card>
      <Card>
        <ChatList {...args} chats={stressedChats} label="Long names" selectedId={null} />
      </Card>
      <Card>
        <ChatList {...args} chats={[]} label="Nothing found" search="Zacchaeus" />
      </Card>
      <Card>
        <ChatList {...args} chats={[]} label="Loading" loading />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Agnes Bernard' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Dominic Okafor, 3 unread messages' })).toBeVisible();
    for (const row of canvasElement.querySelectorAll('[data-part="row"]')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search chats' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Agnes/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^Monica/u })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: /^Rose/u })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('1');
    await expect(canvas.getByRole('button', { name: /^Dominic/u })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Search: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ros');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    const empty = canvas.getByText('No se encontraron chats.');
    await expect(empty).toHaveAttribute('lang', 'es');
  },
};

/** A group chat has an icon instead of initials, and its last message names the sender. */
export const GroupChats: Story = {
  args: { chats: [...groupChats, ...chats], selectedId: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Monica: We begin at seven.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-component="avatar"] svg')).toBeVisible();
  },
};

export const AsLinks: Story = {
  args: { chats: chats.map((chat) => ({ ...chat, href: `#${chat.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Agnes/u })).toHaveAttribute('aria-current', 'true');
  },
};

export const Compact: Story = {
  render: ({ actions: _actions, search: _search, ...args }) => (
    <div style={{ inlineSize: '20rem' }}>
      <ChatList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { chats: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  args: { chats: [], error: 'Error fetching Chat' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching Chat');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Loading more chats at the end of the list has failed. */
export const MoreFailed: Story = {
  args: { hasMore: true, moreError: 'Error fetching Chat', onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching Chat');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Buscar chats' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dominic Okafor, 3 mensajes sin leer' })).toBeVisible();
  },
};
