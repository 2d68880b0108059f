import { LinkifyIt } from 'linkify-it';
import { createElement, type ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { LinkedText } from './linked-text.tsx';
import { OutsideLink } from './text-link.tsx';

const outside = 'https://en.example/wiki/Mass_(liturgy)?lang=en';

describeConformance('LinkedText', <LinkedText>{`See ${outside}.`}</LinkedText>, {
  component: 'linked-text',
  asChild: false,
  portal: false,
});

const dialog = () => page.getByRole('dialog', { name: 'You are leaving this site' });

const Routed = ({ href, children, ...props }: ComponentProps<'a'>) =>
  createElement('a', { ...props, href, 'data-routed': href }, children);

/** A test must not navigate away from the test page. */
const left = vi.fn<(href: string) => void>();
const stay = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || event.defaultPrevented) return;
  event.preventDefault();
  left(link.href);
};
beforeEach(() => {
  left.mockReset();
  window.addEventListener('click', stay);
});
afterEach(() => window.removeEventListener('click', stay));

describe('a link to another site', () => {
  it('shows the typed text, and is not endorsed by the site', async () => {
    const screen = await mount(<LinkedText>{`See ${outside}, then.`}</LinkedText>);
    const link = screen.getByRole('link', { name: outside, exact: true });
    await expect.element(link).toHaveAttribute('href', outside);
    await expect.element(link).toHaveAttribute('rel', 'nofollow noopener ugc');
    await expect.element(link).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.container.textContent).toBe(`See ${outside}, then.`);
  });

  it('shows its whole address on Enter, and returns the focus', async () => {
    const screen = await mount(<LinkedText>{`See ${outside}.`}</LinkedText>);
    const link = screen.getByRole('link');
    await expect.element(link).toBeVisible();
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
    const address = document.querySelector('[data-part="address"]');
    expect(address?.textContent).toBe(outside);
    expect(address?.querySelector('strong')?.textContent).toBe('en.example');
    expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });

  it('opens another site only from the dialog, in a new tab', async () => {
    const screen = await mount(<LinkedText>{`See ${outside}.`}</LinkedText>);
    await screen.getByRole('link').click();
    const open = dialog().getByRole('link', { name: 'Open the website' });
    await expect.element(open).toHaveAttribute('target', '_blank');
    await expect.element(open).toHaveAttribute('rel', 'nofollow noopener ugc');
    await open.click();
    expect(left).toHaveBeenCalledExactlyOnceWith(outside);
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it.each([
    ['with the Control key', { modifiers: ['Control'] }],
    ['with the middle button', { button: 'middle' }],
  ] as const)('also shows its address %s', async (_, how) => {
    const screen = await mount(<LinkedText>{outside}</LinkedText>);
    await screen
      .getByRole('link')
      .click({ ...how, modifiers: [...('modifiers' in how ? how.modifiers : [])] });
    await expect.element(dialog()).toBeVisible();
    expect(left).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    "shows its address in the browser's dialog if ours cannot be loaded: agreed %s",
    async (agreed) => {
      const confirm = vi.spyOn(window, 'confirm').mockReturnValue(agreed);
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const screen = await mount(
        <OutsideLink load={() => Promise.reject(new TypeError('Failed to fetch'))} url={new URL(outside)}>
          en.example
        </OutsideLink>,
      );
      await screen.getByRole('link').click();
      await expect.poll(() => confirm.mock.calls).toEqual([[`You are leaving this site\n\n${outside}`]]);
      expect(open.mock.calls).toEqual(agreed ? [[outside, '_blank', 'noopener']] : []);
      expect(left).not.toHaveBeenCalled();
      confirm.mockRestore();
      open.mockRestore();
    },
  );

  it('shows that it contains letters of another alphabet', async () => {
    const screen = await mount(<LinkedText>https://аррӏе.com/login</LinkedText>);
    await screen.getByRole('link').click();
    await expect.element(dialog()).toBeVisible();
    expect(document.querySelector('[data-part="host"]')?.textContent).toBe('xn--80ak6aa92e.com');
    await expect.element(dialog().getByText('https://аррӏе.com/login')).toBeVisible();
  });
});

it('uses the router for links within the site', async () => {
  const screen = await mount(<LinkedText>{`${location.origin}/groups?list=own#top`}</LinkedText>, {
    linkComponent: Routed,
  });
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('data-routed', '/groups?list=own#top');
  await expect.element(link).not.toHaveAttribute('aria-haspopup');
  await expect.element(link).toHaveAttribute('rel', 'nofollow noopener ugc');
});

// If the site opened one of these addresses as a path, the path would lead to evil.example.
it.each([
  '//evil.example/login',
  '/\\evil.example/login',
  '/..//evil.example/login',
  '/a/../..//evil.example',
])('shows the address of a path on this site that could lead to another host: %s', async (path) => {
  const screen = await mount(<LinkedText>{`${location.origin}${path}`}</LinkedText>, {
    linkComponent: Routed,
  });
  const link = screen.getByRole('link');
  await expect.element(link).not.toHaveAttribute('data-routed');
  expect(link.element()).toHaveProperty('host', location.host);
  await link.click();
  await expect.element(dialog()).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

it('links an email address to a new email', async () => {
  const screen = await mount(<LinkedText>Ask office@parish.org, please.</LinkedText>);
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', 'mailto:office@parish.org');
  await screen.getByRole('link').click();
  expect(left).toHaveBeenCalledExactlyOnceWith('mailto:office@parish.org');
});

it('searches a text again only when it has changed', async () => {
  const search = vi.spyOn(LinkifyIt.prototype, 'match');
  const screen = await mount(<LinkedText>See https://a.org.</LinkedText>);
  await expect.element(screen.getByRole('link')).toBeVisible();
  search.mockClear();
  await screen.rerender(<LinkedText title="Readings">See https://a.org.</LinkedText>);
  expect(search).not.toHaveBeenCalled();
  await screen.rerender(<LinkedText>See https://b.org.</LinkedText>);
  await expect.element(screen.getByRole('link', { name: 'https://b.org' })).toBeVisible();
  expect(search).toHaveBeenCalled();
  search.mockRestore();
});

it('copies the text as typed', async () => {
  const text = `First line\nhttps://a.org/b, then c@d.org.`;
  const screen = await mount(
    <LinkedText as="p" style={{ whiteSpace: 'pre-wrap' }}>
      {text}
    </LinkedText>,
  );
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  getSelection()?.selectAllChildren(screen.container);
  expect(getSelection()?.toString().trim()).toBe(text);
  getSelection()?.removeAllRanges();
});

it('wraps a long address within its box', async () => {
  const screen = await mount(
    <div style={{ inlineSize: '18rem' }}>
      <LinkedText as="p">{`https://a.org/${'word'.repeat(75)}`}</LinkedText>
    </div>,
  );
  const link = screen.getByRole('link');
  await expect.element(link).toBeVisible();
  const { width } = link.element().getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(18 * 16);
  await link.click();
  await expect.element(dialog()).toBeVisible();
  const address = document.querySelector('[data-part="address"]');
  expect(address?.scrollWidth).toBeLessThanOrEqual(address?.clientWidth ?? 0);
});
