import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { LinkedText } from './linked-text.tsx';

const meta = {
  title: 'Components/Data/LinkedText',
  component: LinkedText,
  args: { children: 'The program is at https://www.usccb.org/bible, with all readings.' },
} satisfies Meta<typeof LinkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'https://www.usccb.org/bible' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  },
};

/** The reader sees the full address before leaving. */
export const LeavesTheSite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link'));
    const dialog = await screen.findByRole('dialog', { name: 'You are leaving this site' });
    await expect(dialog.querySelector('[data-part="address"]')).toHaveTextContent(
      'https://www.usccb.org/bible',
    );
    await expect(dialog.querySelector('[data-part="host"]')).toHaveTextContent('www.usccb.org');
  },
};

/**
 * The first letters are Cyrillic. The host is shown as Punycode, so the look-alike letters cannot deceive the
 * reader.
 */
export const LookAlike: Story = {
  args: { children: 'Log in at https://аррӏе.com/login.' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link'));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('[data-part="host"]')).toHaveTextContent('xn--80ak6aa92e.com');
    await expect(dialog).toHaveTextContent('https://аррӏе.com/login');
  },
};

export const EmailAddress: Story = {
  args: { children: 'Ask office@parish.org.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute('href', 'mailto:office@parish.org');
  },
};

/** The name of a mentioned person leads to the person's page, and an address stays a link. */
export const Mentions: Story = {
  args: {
    children: 'With @Rose Lima and @Rose: https://parish.org/choir, not mail@Rose or @Roses.',
    mentions: [
      { name: 'Rose', href: '/profile/1' },
      { name: 'Rose Lima', href: '/profile/2' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '@Rose Lima' })).toHaveAttribute(
      'href',
      '/profile/2',
    );
    await expect(canvas.getByRole('link', { name: '@Rose' })).toHaveAttribute('href', '/profile/1');
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(3));
  },
};

export const WithoutLinks: Story = {
  args: { children: 'Come at 7.30.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongAddress: Story = {
  args: { children: `https://parish.org/${'word'.repeat(75)}` },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <LinkedText {...args} as="p" />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Each paragraph has its own direction. */
export const TwoDirections: Story = {
  tags: ['direction'],
  args: { children: 'Lauds: https://parish.org/lauds\nصلاة الغروب: https://parish.org/vespers.' },
  render: ({ children }) => (
    <Text dir="auto" multiline>
      <LinkedText>{children}</LinkedText>
    </Text>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={4}>
      <LinkedText {...args} as="p" />
      <LinkedText as="p">Ask office@parish.org, or look at parish.org (also on www.vatican.va).</LinkedText>
      <div style={{ inlineSize: '18rem' }}>
        <LinkedText as="p">{`https://parish.org/${'word'.repeat(30)}`}</LinkedText>
      </div>
      <LinkedText as="p">A text without any.</LinkedText>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
  },
};
