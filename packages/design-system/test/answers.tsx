import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from './mount.tsx';

type Row = { readonly id: string; readonly name: string; readonly href?: string };

type Answers = {
  readonly onAccept: (id: string) => void;
  readonly onDecline: (id: string) => void;
};

type Listed = Answers & {
  readonly rows: readonly Row[];
  /** The id of the row that is being accepted. */
  readonly accepted?: string;
};

const agnes: Row = { id: '1', name: 'Agnes Bernard' };
const rose: Row = { id: '2', name: 'Rose Lima', href: '#rose' };
const cyril: Row = { id: '3', name: 'Cyril Ambrose' };

const spies = () => ({
  onAccept: vi.fn<(id: string) => void>(),
  onDecline: vi.fn<(id: string) => void>(),
});

/** The behavior that all lists have whose rows are accepted or declined. */
export function describeAnswers(name: string, listOf: (listed: Listed) => ReactElement): void {
  describe(`the answers of ${name}`, () => {
    it('are sent once, and show that they are being sent', async () => {
      const answers = spies();
      const screen = await mount(listOf({ ...answers, rows: [agnes] }));
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(answers.onAccept).toHaveBeenCalledExactlyOnceWith('1');
      await screen.rerender(listOf({ ...answers, rows: [agnes], accepted: '1' }));
      const accept = screen.getByRole('button', { name: 'Accept' });
      await expect.element(accept).toHaveFocus();
      await expect.element(accept).toHaveAttribute('aria-busy', 'true');
      await userEvent.keyboard('{Enter}{Tab}{Enter}');
      expect(answers.onAccept).toHaveBeenCalledOnce();
      expect(answers.onDecline).not.toHaveBeenCalled();
    });

    it('keep the focus position when one row after another is answered', async () => {
      const answers = spies();
      const screen = await mount(listOf({ ...answers, rows: [agnes, rose, cyril] }));
      screen.getByRole('button', { name: 'Decline' }).first().element().focus();
      await screen.rerender(listOf({ ...answers, rows: [rose, cyril] }));
      await expect.element(screen.getByRole('link', { name: 'Rose Lima' })).toHaveFocus();
      await screen.rerender(listOf({ ...answers, rows: [cyril] }));
      await expect.element(screen.getByRole('button', { name: 'Accept' })).toHaveFocus();
      await screen.rerender(listOf({ ...answers, rows: [] }));
      await expect.element(screen.getByTestId('list')).toHaveFocus();
    });
  });
}
