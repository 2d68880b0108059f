import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Data/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={2} size="md">
          Saint Cecilia’s choir
        </Heading>
        <Text tone="muted">Rehearses on Thursdays at half past seven, in the crypt.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { padding: 'sm' } };
export const Large: Story = { args: { padding: 'lg' } };
export const Alone: Story = {
  args: { alone: true, padding: 'lg' },
  parameters: { canvas: 'bare', picture: 'page' },
};
export const WithoutPadding: Story = { args: { padding: 'none' } };
