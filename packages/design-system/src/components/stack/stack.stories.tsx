import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: ['Matins', 'Lauds', 'Prime', 'Terce', 'Sext', 'None', 'Vespers', 'Compline'].map((hour) => (
      <Badge key={hour}>{hour}</Badge>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { align: 'start', gap: 2 } };

export const Row: Story = { args: { direction: 'row', gap: 3, wrap: true } };

export const Between: Story = { args: { direction: 'row', justify: 'between', wrap: true, gap: 2 } };

export const Gaps: Story = {
  render: () => (
    <Stack gap={5}>
      {([1, 2, 3, 4, 5, 6, 7, 8] as const).map((gap) => (
        <Stack direction="row" gap={gap} key={gap}>
          <Badge>{`gap ${gap}`}</Badge>
          <Badge tone="accent">Lauds</Badge>
          <Badge tone="primary">Vespers</Badge>
        </Stack>
      ))}
    </Stack>
  ),
};
