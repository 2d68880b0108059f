import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 12 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '44rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('li')]
    .filter((item) => item.checkVisibility())
    .map((item) => item.textContent);

export const Links: Story = {
  args: { hrefOf: (page) => `#page-${page}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(shown(canvasElement)).toEqual(['Previous', '1', '…', '4', '5', '6', '…', '12', 'Next']);
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6');
  },
};

function Kept({ onPageChange }: { onPageChange?: (page: number) => void }) {
  const [page, setPage] = useState(11);
  return (
    <Pagination
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
      page={page}
      pageCount={12}
    />
  );
}

/** On the last page, Next is disabled but keeps the focus. */
export const Buttons: Story = {
  args: { onPageChange: fn() },
  render: ({ onPageChange }) => <Kept {...(onPageChange === undefined ? {} : { onPageChange })} />,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

export const AtTheBeginning: Story = {
  args: { page: 1, hrefOf: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const Few: Story = { args: { page: 2, pageCount: 3, hrefOf: (page) => `#page-${page}` } };

export const AThousand: Story = {
  args: { page: 500, pageCount: 1000, hrefOf: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Page 1.?000$/ })).toBeVisible();
  },
};

export const OneAlone: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Compact: Story = {
  tags: ['direction'],
  args: { hrefOf: (page) => `#page-${page}` },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toEqual(['Previous', 'Page 5 of 12', 'Next']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Named: Story = {
  args: { label: 'Pages of the register', hrefOf: (page) => `#page-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the register' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={6}>
      <Pagination hrefOf={(page) => `#page-${page}`} label="In the middle" page={5} pageCount={12} />
      <Pagination hrefOf={(page) => `#page-${page}`} label="At the beginning" page={1} pageCount={1000} />
      <Pagination hrefOf={(page) => `#page-${page}`} label="At the end" page={3} pageCount={3} />
      <div style={{ maxInlineSize: '20rem' }}>
        <Pagination label="On a phone" page={5} pageCount={12} />
      </div>
    </Stack>
  ),
};
