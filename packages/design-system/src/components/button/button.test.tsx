import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import type { LinkComponentProps } from '../../provider/design-system-context.ts';
import { Button } from './button.tsx';

describeConformance('Button', <Button>Post</Button>, { component: 'button', asChild: true, portal: false });

describe('the keyboard of the button pattern', () => {
  it.each(['{Enter}', ' '])('%s runs the action', async (key) => {
    const onClick = vi.fn<() => void>();
    const screen = await mount(<Button onClick={onClick}>Post</Button>);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Post' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each(['{Enter}', ' '])('%s does nothing while the action runs, and the focus stays', async (key) => {
    const onClick = vi.fn<() => void>();
    const screen = await mount(
      <Button loading onClick={onClick}>
        Post
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('button', { name: 'Post' })).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is not focusable when disabled', async () => {
    const screen = await mount(
      <>
        <Button disabled>First</Button>
        <Button>Second</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
  });
});

const followed = vi.fn<(event: Event) => void>();

/**
 * Records the clicks that the browser would follow, including those of the middle button. These are the clicks
 * that no handler has prevented.
 */
function follow(event: Event) {
  const isOnLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (isOnLink && !event.defaultPrevented) followed(event);
  event.preventDefault();
}

function SiteLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

describe('asChild', () => {
  beforeEach(() => {
    followed.mockClear();
    for (const type of ['click', 'auxclick']) addEventListener(type, follow);
  });
  afterEach(() => {
    for (const type of ['click', 'auxclick']) removeEventListener(type, follow);
  });

  const links = {
    anchor: <a href="#join">Join</a>,
    'link of the site': <SiteLink href="#join">Join</SiteLink>,
  };
  const states = {
    loading: { loading: true },
    'aria-disabled': { 'aria-disabled': true },
    disabled: { disabled: true },
  };
  const cases = Object.entries(links).flatMap(([kind, link]) =>
    Object.entries(states).map(([state, props]) => [kind, state, link, props] as const),
  );

  it.each(cases)(
    'as an %s that is %s, does not react to mouse and keyboard',
    async (_kind, _state, link, props) => {
      const onClick = vi.fn<() => void>();
      const screen = await mount(
        <Button asChild onClick={onClick} {...props}>
          {link}
        </Button>,
      );
      const element = screen.getByRole('link', { name: 'Join' });
      await expect.element(element).toHaveAttribute('aria-disabled', 'true');
      await element.click({ force: true });
      await element.click({ button: 'middle', force: true });
      element.element().focus();
      await userEvent.keyboard('{Enter}');
      expect(followed).not.toHaveBeenCalled();
      expect(onClick).not.toHaveBeenCalled();
    },
  );

  it.each(Object.entries(links))(
    'keeps the focus and announces that it is loading: %s',
    async (_kind, link) => {
      const button = (loading: boolean) => (
        <Button asChild loading={loading}>
          {link}
        </Button>
      );
      const screen = await mount(button(false));
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(followed).toHaveBeenCalledOnce();
      await screen.rerender(button(true));
      const element = screen.getByRole('link', { name: 'Join' });
      await expect.element(element).toHaveFocus();
      await expect.element(element).toHaveAttribute('aria-busy', 'true');
      await expect.element(element).toHaveAccessibleDescription('Loading');
      expect(element.element().querySelector('[data-part="busy"]')).not.toBeNull();
    },
  );

  it('is not focusable when disabled', async () => {
    const screen = await mount(
      <>
        <Button asChild disabled>
          {links.anchor}
        </Button>
        <Button>Second</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
  });

  it('reports a child that is not an element, and renders its own button', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const screen = await mount(<Button asChild>Join</Button>);
    await expect.element(screen.getByRole('button', { name: 'Join' })).toBeVisible();
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('asChild needs one element'));
    complain.mockRestore();
  });
});

it('leaves enough space for a word of large text on a small screen', async () => {
  await page.viewport(320, 667);
  document.documentElement.style.fontSize = '200%';
  try {
    await document.fonts.ready;
    const screen = await mount(
      <div style={{ inlineSize: '256px' }}>
        <Button>Suscribirse</Button>
      </div>,
    );
    const words = document.createRange();
    words.selectNodeContents(screen.getByText('Suscribirse').element());
    expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
