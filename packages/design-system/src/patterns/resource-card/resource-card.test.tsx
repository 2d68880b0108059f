import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ResourceCardSkeleton } from './resource-card-skeleton.tsx';
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

describeConformance('ResourceCardSkeleton', <ResourceCardSkeleton />, {
  component: 'resource-card-skeleton',
  asChild: false,
  portal: false,
});

const boxOf = (part: string) => {
  const element = document.querySelector(`[data-part="${part}"]`);
  if (element === null) throw new Error(`There is no ${part}.`);
  return element.getBoundingClientRect();
};

const binding = () => document.querySelector('[data-part="binding"]');

it('draws a cover if there is none or it fails to load, and tries the next cover', async () => {
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
  'reacts to a press on its %s too, and is named only by its title',
  async (part) => {
    const screen = await mount(<ResourceCard {...sample} style={{ inlineSize: '10rem' }} />);
    const link = screen.getByRole('link', { name: 'Devout life', exact: true });
    await expect.element(link).toHaveAttribute('href', '#devout');
    const box = boxOf(part);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    expect(hit?.closest('a')).toBe(link.element());
  },
);

describe('on a phone', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(size.width, size.height);
  });

  it('wraps its texts below the cover if they are too large to be next to it', async () => {
    await page.viewport(375, 800);
    document.documentElement.style.fontSize = '150%';
    await mount(<ResourceCard {...sample} action={<button type="button">Save</button>} />);
    expect(boxOf('words').top).toBeGreaterThanOrEqual(boxOf('cover').bottom);
    expect(boxOf('action').left).toBeGreaterThan(boxOf('cover').right);
    expect(boxOf('title').width).toBeGreaterThan(150);
  });

  it('centers short texts next to the cover, and starts long texts at its top', async () => {
    await page.viewport(375, 800);
    const screen = await mount(<ResourceCard {...sample} />);
    expect(boxOf('kind').left).toBeGreaterThan(boxOf('cover').right);
    const above = boxOf('kind').top - boxOf('cover').top;
    const below = boxOf('cover').bottom - boxOf('author').bottom;
    expect(above).toBeGreaterThan(0);
    expect(above).toBeCloseTo(below, 0);
    await screen.rerender(<ResourceCard {...sample} author={'Francis de Sales, '.repeat(20)} />);
    expect(boxOf('kind').top).toBeCloseTo(boxOf('cover').top, 0);
  });

  it('has a placeholder of the same shape', async () => {
    await page.viewport(375, 800);
    const screen = await mount(<ResourceCardSkeleton />);
    const cover = screen.container.querySelector('[data-component="resource-card-skeleton"] > :first-child');
    const words = screen.container.querySelector('[data-component="resource-card-skeleton"] > :last-child');
    const [one, other] = [cover, words].map((element) => element?.getBoundingClientRect());
    expect(other?.left).toBeGreaterThan(one?.right ?? Number.POSITIVE_INFINITY);
    expect(other?.bottom).toBeLessThanOrEqual(one?.bottom ?? 0);
  });
});

it('is not a link if it has no address', async () => {
  const { href: _href, ...withoutAddress } = sample;
  const screen = await mount(<ResourceCard {...withoutAddress} headingLevel={2} />);
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Devout life' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

it('does not follow the link when its action is pressed', async () => {
  let pressed = 0;
  const action = (
    <button onClick={() => (pressed += 1)} type="button">
      Save
    </button>
  );
  const screen = await mount(<ResourceCard {...sample} action={action} />);
  await userEvent.click(screen.getByRole('button'));
  expect([pressed, location.hash]).toEqual([1, '']);
});

it('Tab reaches the title, and Enter follows it', async () => {
  const screen = await mount(<ResourceCard {...sample} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#devout');
  history.replaceState(null, '', location.pathname + location.search);
});
