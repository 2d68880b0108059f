import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import type { LinkComponentProps } from '../../provider/design-system-context.ts';
import { Pagination } from './pagination.tsx';

describeConformance('Pagination', <Pagination page={2} pageCount={3} />, {
  component: 'pagination',
  asChild: false,
  portal: false,
});

function SiteLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

describe('Pagination', () => {
  it('has a tab stop for each page, and Enter and Space open it', async () => {
    const onPageChange = vi.fn<(page: number) => void>();
    const screen = await mount(<Pagination onPageChange={onPageChange} page={2} pageCount={3} />);
    for (const name of ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']) {
      await userEvent.tab();
      await expect.element(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    expect(onPageChange).toHaveBeenLastCalledWith(1);
  });

  it.each([
    [1, 'Previous'],
    [3, 'Next'],
  ])('on page %i of 3, %s stays focusable and does nothing', async (page, name) => {
    const onPageChange = vi.fn<(page: number) => void>();
    const screen = await mount(<Pagination onPageChange={onPageChange} page={page} pageCount={3} />);
    const button = screen.getByRole('button', { name });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it("uses the site's link, and disables it at the first and last page", async () => {
    const screen = await mount(<Pagination hrefOf={(page) => `#${page}`} page={3} pageCount={3} />, {
      linkComponent: SiteLink,
    });
    const addresses = [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['#2', '#1', '#2', '#3']);
    await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.container.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  });

  it('formats its numbers for the language', async () => {
    const screen = await mount(<Pagination page={1} pageCount={1000} />, { locale: 'ar-EG', dir: 'rtl' });
    expect(screen.container.textContent).toContain('١٬٠٠٠');
  });
});
