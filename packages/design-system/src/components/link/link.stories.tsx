import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import {
  DesignSystemContext,
  useDesignSystem,
  type LinkComponentProps,
} from '../../provider/design-system-context.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '#parish', children: 'your parish' },
  render: (args) => (
    <Text>
      Ask at <Link {...args} /> for the times of Mass.
    </Text>
  ),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tones, an external link, and a link that is longer than its line. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={4}>
      <Text>
        Ask at <Link href="#parish">your parish</Link> for the times of Mass.
      </Text>
      <Text tone="muted">
        Posted by the choir,{' '}
        <Link href="#post" tone="muted">
          on Thursday
        </Link>
      </Text>
      <Text tone="danger">
        The payment did not go through.{' '}
        <Link href="#payment" tone="inherit">
          See why
        </Link>
      </Text>
      <Text>
        The texts come from{' '}
        <Link external href="https://www.vatican.va/">
          the Holy See
        </Link>
        .
      </Text>
      <Text measure>
        You can read the whole story in{' '}
        <Link href="#book">
          The Story of a Soul, the autobiography of Saint Thérèse of the Child Jesus and of the Holy Face
        </Link>
        , in the library of the parish.
      </Text>
    </Stack>
  ),
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'your parish' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
export const Muted: Story = { args: { tone: 'muted' } };
export const Inherit: Story = { args: { tone: 'inherit' } };

export const External: Story = {
  args: { external: true, href: 'https://www.vatican.va/', children: 'the Holy See' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'the Holy See (opens another site)' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

/** A standalone link is high enough for touch, and as wide as its text. */
export const Standalone: Story = {
  args: { standalone: true, children: 'All' },
  render: (args) => (
    <Stack gap={2}>
      <Text>No events available.</Text>
      <Link {...args} />
      <Link {...args}>Forgot password?</Link>
      <div style={{ inlineSize: '8rem' }}>
        <Link {...args}>{'w'.repeat(60)}</Link>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(width).toBeLessThan(320);
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};

export const UnbrokenAddress: Story = {
  args: { children: `https://parish.example/${'w'.repeat(300)}` },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Text>
        <Link {...args} />
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeLessThanOrEqual(256);
  },
};

function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

export const ByTheRouter: Story = {
  decorators: [
    (Story) => {
      const system = useDesignSystem();
      return (
        <DesignSystemContext value={{ ...system, linkComponent: RouterLink }}>
          <Story />
        </DesignSystemContext>
      );
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'your parish' })).toHaveAttribute('data-router');
  },
};
