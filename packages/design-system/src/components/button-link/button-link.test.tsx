import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import type { LinkComponentProps } from '../../provider/design-system-context.ts';
import { ButtonLink } from './button-link.tsx';

describeConformance('ButtonLink', <ButtonLink href="#join">Join</ButtonLink>, {
  component: 'button-link',
  asChild: false,
  portal: false,
});

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

it('does not navigate while it is aria-disabled, and stays focusable', async () => {
  const screen = await mount(
    <ButtonLink aria-disabled href="/join">
      Join
    </ButtonLink>,
    { linkComponent: RouterLink },
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Join' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link).not.toHaveAttribute('href');
  await userEvent.keyboard('{Enter}');
  await link.click({ force: true });
  expect(go).not.toHaveBeenCalled();
});

it("Enter follows it with the site's router, and Space scrolls as on every link", async () => {
  await mount(<ButtonLink href="/join">Join</ButtonLink>, { linkComponent: RouterLink });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(go).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledExactlyOnceWith('/join');
});
