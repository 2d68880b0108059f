import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import type { LinkComponentProps } from '../../provider/design-system-context.ts';
import { Link } from './link.tsx';

describeConformance('Link', <Link href="#parish">your parish</Link>, {
  component: 'link',
  asChild: false,
  portal: false,
});

describeConformance(
  'Link to another site',
  <Link external href="https://www.vatican.va/">
    the Holy See
  </Link>,
  { component: 'link', asChild: false, portal: false },
);

const go = vi.fn<(href: string) => void>();

function RouterLink({ href, children, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        go(href);
      }}
    >
      {children}
    </a>
  );
}

describe('the keyboard of the link pattern', () => {
  it("Enter follows it with the site's router", async () => {
    const screen = await mount(<Link href="/parish">your parish</Link>, { linkComponent: RouterLink });
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'your parish' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(go).toHaveBeenCalledExactlyOnceWith('/parish');
  });

  it('a link to another site bypasses the router', async () => {
    go.mockClear();
    const screen = await mount(
      <Link external href="#elsewhere">
        the Holy See
      </Link>,
      { linkComponent: RouterLink },
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(go).not.toHaveBeenCalled();
    await expect
      .element(screen.getByRole('link', { name: 'the Holy See (opens another site)' }))
      .toHaveFocus();
  });
});
