import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Stack } from '../stack/stack.tsx';
import { Container } from './container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { canvas: 'wide' },
  args: { children: <Banner>The middle of the page</Banner> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three widths. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={4} style={{ paddingBlock: '1.5rem' }}>
      <Container size="sm">
        <Banner>sm: as wide as a form</Banner>
      </Container>
      <Container size="md">
        <Banner>md: as wide as one reads</Banner>
      </Container>
      <Container size="lg">
        <Banner>lg: as wide as a page</Banner>
      </Container>
    </Stack>
  ),
};

export const Small: Story = { args: { size: 'sm' } };
export const Medium: Story = { args: { size: 'md' } };
export const Large: Story = { args: { size: 'lg' } };

export const InTheMiddle: Story = {
  args: { size: 'sm' },
  render: (args) => (
    <div style={{ inlineSize: '60rem' }}>
      <Container {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector('[data-component="container"]');
    const around = container?.parentElement;
    if (!container || !around) throw new Error('There is no container.');
    const [inner, outer] = [container, around].map((element) => element.getBoundingClientRect());
    await expect((inner?.left ?? 0) - (outer?.left ?? 0)).toBeCloseTo(
      (outer?.right ?? 0) - (inner?.right ?? 0),
      0,
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Container {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector('[data-component="container"]');
    if (container === null) throw new Error('There is no container.');
    await expect(container.getBoundingClientRect().width).toBe(320);
    await expect(Number.parseFloat(getComputedStyle(container).paddingInlineStart)).toBeGreaterThan(0);
  },
};
