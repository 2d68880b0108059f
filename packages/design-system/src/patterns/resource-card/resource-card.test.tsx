import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ResourceCard, type ResourceCardProps } from './resource-card.tsx';

const sample: ResourceCardProps = {
  title: 'Devout life',
  kind: 'Ebook',
  author: 'Francis de Sales',
  href: '#devout',
};

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describeConformance('ResourceCard', (props) => <ResourceCard {...sample} {...props} />, {
  component: 'resource-card',
  asChild: false,
  portal: false,
});

const binding = () => document.querySelector('[data-part="binding"]');

it('draws a bound cover where there is none or it fails, and tries the next one', async () => {
  const screen = await mount(<ResourceCard {...sample} />);
  expect(binding()).not.toBeNull();
  expect(binding()?.getAttribute('aria-hidden')).toBe('true');
  await screen.rerender(<ResourceCard {...sample} imageSrc="data:image/png;base64,AAAA" />);
  expect(binding()).toBeNull();
  await expect.poll(binding).not.toBeNull();
  await screen.rerender(<ResourceCard {...sample} imageSrc={dot} />);
  await expect.poll(() => document.querySelector('img')?.complete).toBe(true);
  expect(binding()).toBeNull();
});

it.each(['cover', 'kind', 'author'])(
  'answers on its %s too, and is named by its title alone',
  async (part) => {
    const screen = await mount(<ResourceCard {...sample} style={{ inlineSize: '10rem' }} />);
    const link = screen.getByRole('link', { name: 'Devout life', exact: true });
    await expect.element(link).toHaveAttribute('href', '#devout');
    const box = document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
    if (box === undefined) throw new Error(`There is no ${part}.`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(hit?.closest('a')).toBe(link.element());
  },
);

it('is no link without an address', async () => {
  const { href: _href, ...withoutAddress } = sample;
  const screen = await mount(<ResourceCard {...withoutAddress} headingLevel={2} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Devout life' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

it('Tab reaches the title, and Enter follows it', async () => {
  const screen = await mount(<ResourceCard {...sample} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#devout');
  history.replaceState(null, '', location.pathname + location.search);
});
