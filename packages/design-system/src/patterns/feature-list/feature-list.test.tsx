import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { FeatureList } from './feature-list.tsx';

const items = ['Community', 'Parish life', 'Marketplace'].map((title) => ({
  icon: <svg aria-hidden="true" />,
  title,
  text: 'For everybody.',
}));

const sample = <FeatureList items={items} />;

describeConformance('FeatureList', sample, { component: 'feature-list', asChild: false, portal: false });

it('is a list of headings at the given level', async () => {
  const screen = await mount(sample);
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(3);
  await screen.rerender(<FeatureList headingLevel={2} items={items} />);
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
});

it.each([280, 400, 520, 600, 680])('is in a column at %d px', async (width) => {
  await mount(<FeatureList items={items} style={{ inlineSize: width }} />);
  expect(columns()).toBe(1);
});

it.each([700, 760, 900, 1200])('is in a row of three at %d px', async (width) => {
  await mount(<FeatureList items={items} style={{ inlineSize: width }} />);
  expect(columns()).toBe(3);
});

/** Counts the distinct columns. */
function columns(): number {
  return new Set([...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect().left)).size;
}
