import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import type { LinkComponentProps } from '../../provider/design-system-context.ts';
import { Card, CardLink } from './card.tsx';

describeConformance('Card', <Card>Vespers</Card>, { component: 'card', asChild: false, portal: false });

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

const card = (onSave: () => void) => (
  <Card>
    <h2>
      <CardLink href="/retreat">A retreat in Lent</CardLink>
    </h2>
    <p>Three evenings</p>
    <button onClick={onSave} type="button">
      Save
    </button>
  </Card>
);

describe('a card with a link', () => {
  it('follows it when pressed anywhere except on its buttons', async () => {
    go.mockClear();
    const onSave = vi.fn<() => void>();
    const screen = await mount(card(onSave), { linkComponent: RouterLink });
    await screen.getByRole('button', { name: 'Save' }).click();
    expect(onSave).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();

    const { left, bottom } = screen.getByText('Three evenings').element().getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 1, bottom - 1);
    if (pressed === null) throw new Error('There is nothing to press.');
    await userEvent.click(pressed);
    expect(go).toHaveBeenCalledExactlyOnceWith('/retreat');
  });

  it('has two tab stops: its link, then its button', async () => {
    go.mockClear();
    const onSave = vi.fn<() => void>();
    const screen = await mount(card(onSave), { linkComponent: RouterLink });
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'A retreat in Lent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(go).toHaveBeenCalledExactlyOnceWith('/retreat');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('passes ref, class and attributes on to its link', async () => {
    const ref = vi.fn<(element: HTMLAnchorElement | null) => void>();
    const screen = await mount(
      <CardLink className="of-the-site" data-testid="link" href="#retreat" ref={ref}>
        A retreat
      </CardLink>,
    );
    const link = screen.getByRole('link').element();
    expect(ref).toHaveBeenLastCalledWith(link);
    expect(link).toHaveClass('of-the-site');
    expect(link).toHaveAttribute('data-testid', 'link');
  });
});
