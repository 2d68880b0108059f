import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Grid } from './grid.tsx';

describeConformance('Grid', <Grid>Faith</Grid>, { component: 'grid', asChild: false, portal: false });

it('gives a single cell only the width of a column', async () => {
  const screen = await mount(
    <Grid columns="sm" style={{ inlineSize: '60rem' }}>
      <p>Faith</p>
    </Grid>,
  );
  expect(screen.getByText('Faith').element().getBoundingClientRect().width).toBeLessThan(300);
});
