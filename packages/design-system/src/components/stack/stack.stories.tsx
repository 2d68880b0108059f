import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { Stack } from './stack.tsx';

const hours = ['Matins', 'Lauds', 'Prime', 'Terce', 'Sext', 'None', 'Vespers', 'Compline'];

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: hours.map((hour) => <Badge key={hour}>{hour}</Badge>) },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const some = hours.slice(0, 3).map((hour) => <Badge key={hour}>{hour}</Badge>);

/** Both directions, every gap, and the alignments. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={6}>
      <Stack gap={3}>
        {([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((gap) => (
          <Stack direction="row" gap={gap} key={gap} wrap>
            <Badge tone="primary">{`gap ${gap}`}</Badge>
            {some}
          </Stack>
        ))}
      </Stack>
      <Stack gap={3}>
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <Card key={justify} padding="sm">
            <Stack direction="row" gap={2} justify={justify} wrap>
              <Badge tone="primary">{justify}</Badge>
              {some}
            </Stack>
          </Card>
        ))}
      </Stack>
      <Stack direction="row" gap={3} wrap>
        {(['stretch', 'start', 'center', 'end', 'baseline'] as const).map((align) => (
          <Card key={align} padding="sm">
            <Stack align={align} direction="row" gap={2} style={{ minBlockSize: '6rem' }}>
              <Badge tone="primary">{align}</Badge>
              <Text size="xl">Lauds</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  ),
};

const stackIn = (canvasElement: HTMLElement) => {
  const stack = canvasElement.querySelector('[data-component="stack"]');
  if (stack === null) throw new Error('There is no stack.');
  return stack;
};

export const Column: Story = {
  args: { align: 'start', gap: 2 },
  play: async ({ canvas, canvasElement }) => {
    const { display, flexDirection, rowGap } = getComputedStyle(stackIn(canvasElement));
    await expect([display, flexDirection]).toEqual(['flex', 'column']);
    const [first, second] = ['Matins', 'Lauds'].map((hour) => canvas.getByText(hour).getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(Number.parseFloat(rowGap), 0);
  },
};

export const Row: Story = {
  tags: ['direction'],
  args: { direction: 'row', gap: 3, wrap: true },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = ['Matins', 'Lauds'].map((hour) => canvas.getByText(hour).getBoundingClientRect());
    if (first === undefined || second === undefined) throw new Error('The hours are not there.');
    const between =
      document.documentElement.dir === 'rtl' ? first.left - second.right : second.left - first.right;
    await expect(between).toBeCloseTo(
      Number.parseFloat(getComputedStyle(stackIn(canvasElement)).columnGap),
      0,
    );
  },
};

export const Between: Story = { args: { direction: 'row', justify: 'between', wrap: true, gap: 2 } };

export const Gaps: Story = {
  render: () => (
    <Stack gap={5}>
      {([1, 2, 3, 4, 5, 6, 7, 8] as const).map((gap) => (
        <Stack direction="row" gap={gap} key={gap} wrap>
          <Badge>{`gap ${gap}`}</Badge>
          <Badge tone="accent">Lauds</Badge>
          <Badge tone="primary">Vespers</Badge>
        </Stack>
      ))}
    </Stack>
  ),
};

export const AsAList: Story = {
  args: { as: 'ul', children: hours.map((hour) => <li key={hour}>{hour}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};

export const ALongWordInARow: Story = {
  args: { direction: 'row', gap: 2, children: [<Text key="word">{'w'.repeat(300)}</Text>] },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Stack {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const stack = stackIn(canvasElement);
    await expect(stack.scrollWidth).toBeLessThanOrEqual(stack.clientWidth);
  },
};
