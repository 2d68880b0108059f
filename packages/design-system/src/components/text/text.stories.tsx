import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Type/Text',
  component: Text,
  args: { children: 'The parvis is the open square before a cathedral, where people meet.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
