import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { barItems } from '../samples.tsx';
import { PageLayout, type PageLayoutProps } from './page-layout.tsx';

const sample: PageLayoutProps = {
  header: (
    <header>
      <a href="#home">Home</a>
    </header>
  ),
  footer: <footer>Foot</footer>,
  children: <a href="#within">Within</a>,
};

describeConformance('PageLayout', (props) => <PageLayout {...sample} {...props} />, {
  component: 'page-layout',
  asChild: false,
  portal: false,
});

describe('the landmarks pattern', () => {
  it('has each landmark once, and only the skip link is outside of them', async () => {
    const screen = await mount(<PageLayout {...sample} />);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      expect(screen.getByRole(role).elements()).toHaveLength(1);
    }
    const root = screen.container.querySelector('[data-component="page-layout"]');
    expect([...(root?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      'A',
      'HEADER',
      'MAIN',
      'FOOTER',
    ]);
  });
});

describe('the keyboard of the page', () => {
  it('Tab moves to the skip link first, and Enter on it skips the header', async () => {
    const screen = await mount(<PageLayout {...sample} />);
    const skip = screen.getByRole('link', { name: 'Skip to the content' });
    await userEvent.tab();
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Within' })).toHaveFocus();
    history.replaceState(null, '', location.pathname + location.search);
  });
});

it('leaves space for the bottom bar, so that nothing is hidden under it', async () => {
  await page.viewport(375, 600);
  const screen = await mount(
    <PageLayout
      {...sample}
      bottomBar={<BottomBar items={barItems} label="Main places" />}
      footer={<footer style={{ marginBlockStart: '200vh' }}>Foot</footer>}
    />,
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
  const bar = screen.getByRole('navigation', { name: 'Main places' }).element().getBoundingClientRect();
  const foot = screen.getByRole('contentinfo').element().getBoundingClientRect();
  const hairline = 1;
  expect(foot.bottom).toBeLessThan(bar.top + 2 * hairline);
  window.scrollTo(0, 0);
});

it('leaves this space with larger text too, and places a notice above the bar', async () => {
  await page.viewport(375, 800);
  document.documentElement.style.fontSize = '200%';
  try {
    const screen = await mount(
      <PageLayout
        {...sample}
        bottomBar={<BottomBar items={barItems} label="Main places" />}
        footer={<footer style={{ marginBlockStart: '200vh' }}>Foot</footer>}
        notice={<p>Offline</p>}
      />,
    );
    const bar = screen.getByRole('navigation', { name: 'Main places' }).element().getBoundingClientRect();
    const notice = screen.getByRole('status').element().getBoundingClientRect();
    const hairline = 1;
    expect(Math.abs(notice.bottom - bar.top)).toBeLessThanOrEqual(hairline);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const foot = screen.getByRole('contentinfo').element().getBoundingClientRect();
    expect(foot.bottom).toBeLessThanOrEqual(bar.top + hairline);
    window.scrollTo(0, 0);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

const frame = (notice: string | null) => (
  <PageLayout {...sample} bottomBar={<BottomBar items={barItems} label="Main places" />} notice={notice}>
    <div style={{ blockSize: '480px' }} />
    <input aria-label="Parish" />
    <div style={{ blockSize: '200vh' }} />
  </PageLayout>
);

it('scrolls a focused field into view if a notice covers it, and moves nothing else', async () => {
  await page.viewport(375, 600);
  const screen = await mount(frame(null));
  const field = screen.getByRole('textbox', { name: 'Parish' }).element();
  await screen.rerender(frame('You are offline.'));
  await expect.element(screen.getByText('You are offline.')).toBeVisible();
  expect(window.scrollY).toBe(0);

  await screen.rerender(frame(null));
  await userEvent.click(field);
  const notice = screen.container.querySelector('[data-part="notice"]');
  await screen.rerender(frame('You are offline.'));
  await expect
    .poll(() => (notice?.getBoundingClientRect().top ?? 0) - field.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0);
  window.scrollTo(0, 0);
});
