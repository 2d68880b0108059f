import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { PageLayout } from '../page-layout/page-layout.tsx';
import { ThreeColumnLayout } from '../three-column-layout/three-column-layout.tsx';
import { CardList, type CardListProps } from './card-list.tsx';

const sample: CardListProps = {
  label: 'Resources',
  skeleton: <p>To come</p>,
  skeletons: 2,
  loadMoreLabel: 'Show more',
  empty: <p>Nothing here</p>,
  automaticLoads: 0,
};

describeConformance('CardList', (props) => <CardList {...sample} {...props} />, {
  component: 'card-list',
  asChild: false,
  portal: false,
});

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a href={`#${index}`} key={index}>
      Card {index}
    </a>
  ));

it('shows the empty state only when it is known to be empty', async () => {
  const screen = await mount(<CardList {...sample} loading />);
  expect(document.body.textContent).not.toContain('Nothing here');
  expect(document.querySelectorAll('[data-part="list"] > li')).toHaveLength(2);
  await screen.rerender(<CardList {...sample} error="It could not be loaded" />);
  expect(document.body.textContent).not.toContain('Nothing here');
  await screen.rerender(<CardList {...sample} />);
  await expect.element(screen.getByText('Nothing here')).toBeVisible();
});

it('keeps the cards in place while another search loads', async () => {
  const cards = links(2);
  const screen = await mount(
    <CardList {...sample} hasMore>
      {cards}
    </CardList>,
  );
  const first = screen.getByRole('link', { name: 'Card 0' }).element();
  await screen.rerender(
    <CardList {...sample} hasMore loading stale>
      {cards}
    </CardList>,
  );
  expect(document.querySelectorAll('[data-part="list"] > li')).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await screen.rerender(<CardList {...sample}>{cards.slice(0, 1)}</CardList>);
  expect(screen.getByRole('link', { name: 'Card 0' }).element()).toBe(first);
  await screen.rerender(<CardList {...sample} loading stale />);
  expect(document.querySelectorAll('[data-part="list"] > li')).toHaveLength(2);
  expect(document.body.textContent).toContain('To come');
});

const pageOf = (list: Partial<CardListProps>) => (
  <PageLayout footer={<footer>Foot</footer>}>
    <CardList {...sample} {...list} />
  </PageLayout>
);

const visibility = (element: Element | null) =>
  element === null ? 'none' : getComputedStyle(element).visibility;

describe('content below a list', () => {
  it('is not visible before the first cards have loaded', async () => {
    const screen = await mount(pageOf({ loading: true }));
    const footer = document.querySelector('footer');
    expect(visibility(footer)).toBe('hidden');
    for (const later of [
      { children: links(1) },
      { children: links(1), loading: true },
      { error: 'It could not be loaded' },
    ]) {
      await screen.rerender(pageOf(later));
      expect(visibility(footer)).toBe('visible');
    }
  });

  it.each([
    { width: 375, expected: 'hidden' },
    { width: 1200, expected: 'visible' },
  ])('is $expected in a layout of $width px before the cards have loaded', async ({ width, expected }) => {
    const screen = await mount(
      <div style={{ inlineSize: width }}>
        <ThreeColumnLayout end={<p>End</p>}>
          <CardList {...sample} loading />
        </ThreeColumnLayout>
      </div>,
    );
    expect(visibility(screen.getByText('End').element())).toBe(expected);
  });
});

it('moves the focus to the first new card after a press on the button', async () => {
  const screen = await mount(
    <CardList {...sample} hasMore>
      {links(2)}
    </CardList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.rerender(
    <CardList {...sample} hasMore loading>
      {links(2)}
    </CardList>,
  );
  await screen.rerender(<CardList {...sample}>{links(4)}</CardList>);
  await expect.element(screen.getByRole('link', { name: 'Card 2' })).toHaveFocus();
});

it('loads automatically up to the limit', async () => {
  let loads = 0;
  const screen = await mount(
    <CardList {...sample} automaticLoads={1} hasMore onLoadMore={() => (loads += 1)}>
      {links(1)}
    </CardList>,
  );
  await expect.poll(() => loads).toBe(1);
  await expect.element(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
});
