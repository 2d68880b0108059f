import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    title: 'You are offline',
    children: 'We keep your messages here and send them when the connection returns.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      <Banner title="You are offline" tone="info">
        We keep your messages here and send them when the connection returns.
      </Banner>
      <Banner title="Your password is changed" tone="success">
        Every other session has been ended.
      </Banner>
      <Banner title="This post is being reviewed" tone="warning">
        Until then only you can see it.
      </Banner>
      <Banner title="The post could not be sent" tone="danger">
        Please try again. Nothing you wrote is lost.
      </Banner>
    </Stack>
  ),
};

export const Alert: Story = {
  args: { role: 'alert', tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
  },
};

export const TextAlone: Story = { render: () => <Banner>Mass is at nine on Sunday.</Banner> };
export const FromSideToSide: Story = {
  args: { edge: 'full', tone: 'warning' },
  parameters: { canvas: 'wide' },
  play: async ({ canvasElement }) => {
    const banner = canvasElement.querySelector('[data-component="banner"]');
    await expect(banner?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

export const TitleAlone: Story = { render: () => <Banner title="Saved" tone="success" /> };

export const WithAButton: Story = {
  args: {
    role: 'alert',
    title: undefined,
    tone: 'danger',
    children: (
      <Stack align="center" direction="row" gap={3} justify="between" wrap>
        <span>Error fetching posts</span>
        <Button size="sm" variant="secondary">
          Try again
        </Button>
      </Stack>
    ),
  },
};

export const Withdrawn: Story = {
  args: { withdrawn: true },
  render: (args) => (
    <Stack gap={3}>
      <Banner {...args} />
      <Button>Stays where it was</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline')).not.toBeVisible();
  },
};

export const LongWord: Story = { args: { children: 'Amen'.repeat(80) } };

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={3}>
      <Banner title="You are offline" tone="info">
        We keep your messages here and send them when the connection returns.
      </Banner>
      <Banner title="Your password is changed" tone="success" />
      <Banner tone="warning">Until it is reviewed only you can see this post.</Banner>
      <Banner tone="danger">
        <Stack align="center" direction="row" gap={3} justify="between" wrap>
          <span>The posts could not be fetched.</span>
          <Button size="sm" variant="secondary">
            Try again
          </Button>
        </Stack>
      </Banner>
      <Banner title={'Amen'.repeat(30)}>{'word'.repeat(75)}</Banner>
      <Banner edge="full" title="The church is closed on Monday" tone="warning" />
    </Stack>
  ),
};
