import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Grid } from './grid.tsx';

describeConformance('Grid', <Grid>Faith</Grid>, { component: 'grid', asChild: false, portal: false });

it('leaves each cell the height of its own content if they are aligned at the start', async () => {
  const screen = await mount(
    <Grid align="start" style={{ inlineSize: '60rem' }}>
      <p>Faith</p>
      <p style={{ blockSize: '20rem' }}>Hope</p>
    </Grid>,
  );
  expect(screen.getByText('Faith').element().getBoundingClientRect().height).toBeLessThan(100);
});

it('has two of the narrowest columns next to each other on a phone', async () => {
  const screen = await mount(
    <Grid columns="xs" gap={4} style={{ inlineSize: '343px' }}>
      <p>Faith</p>
      <p>Hope</p>
    </Grid>,
  );
  const [faith, hope] = ['Faith', 'Hope'].map((name) =>
    screen.getByText(name).element().getBoundingClientRect(),
  );
  expect(hope?.top).toBe(faith?.top);
});

it('gives a single cell only the width of a column', async () => {
  const screen = await mount(
    <Grid columns="sm" style={{ inlineSize: '60rem' }}>
      <p>Faith</p>
    </Grid>,
  );
  expect(screen.getByText('Faith').element().getBoundingClientRect().width).toBeLessThan(300);
});
