import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Container } from './container.tsx';

describeConformance('Container', <Container>The page</Container>, {
  component: 'container',
  asChild: false,
  portal: false,
});

it('grows with its size, and keeps a margin at each', async () => {
  const widths: number[] = [];
  for (const size of ['sm', 'md', 'lg'] as const) {
    const screen = await mount(
      <div style={{ inlineSize: '100rem' }}>
        <Container size={size}>The page</Container>
      </div>,
    );
    const container = screen.getByText('The page').element();
    widths.push(container.getBoundingClientRect().width);
    expect(Number.parseFloat(getComputedStyle(container).paddingInlineEnd)).toBeGreaterThan(0);
    await screen.unmount();
  }
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(new Set(widths).size).toBe(3);
});
