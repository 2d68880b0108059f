import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { Combobox } from './combobox.tsx';
import { useComboboxSearch } from './use-combobox-search.ts';

const base = {
  itemKey: (name: string) => name.toLowerCase(),
  itemText: (name: string) => name,
};

describe('useComboboxSearch', () => {
  type Call = { text: string; signal: AbortSignal; resolve: (items: string[]) => void; reject: () => void };
  const calls: Call[] = [];

  function Search(props: { defaultInputValue?: string }) {
    const { items, status, search, retry } = useComboboxSearch<string>(
      (text, signal) =>
        new Promise((resolve, reject) => {
          calls.push({ text, signal, resolve, reject: () => reject(new Error('no line')) });
        }),
      { delay: 0 },
    );
    return (
      <Combobox
        {...base}
        aria-label="Saint"
        items={items}
        onInputChange={search}
        onRetry={retry}
        status={status}
        {...props}
      />
    );
  }

  const call = async (text: string) => {
    await expect.poll(() => calls.at(-1)?.text).toBe(text);
    const last = calls.at(-1);
    if (last === undefined) throw new Error('Nothing was searched for.');
    return last;
  };

  it('shows no results for an earlier text, and cancels the earlier search', async () => {
    calls.length = 0;
    const screen = await mount(<Search />);
    await userEvent.tab();
    await userEvent.keyboard('a');
    const first = await call('a');
    await userEvent.keyboard('g');
    const second = await call('ag');
    expect(first.signal.aborted).toBe(true);
    second.resolve(['Agnes']);
    await expect.element(screen.getByRole('option', { name: 'Agnes' })).toBeVisible();
    first.resolve(['Cecilia', 'Lucy']);
    await nextFrames(2);
    expect(
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['Agnes']);
  });

  it('reports an error, and Enter retries', async () => {
    calls.length = 0;
    const screen = await mount(<Search />);
    await userEvent.tab();
    await userEvent.keyboard('l');
    (await call('l')).reject();
    await expect.element(screen.getByText('The search did not work. Please try again.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => calls).toHaveLength(2);
    (await call('l')).resolve(['Lucy']);
    await expect.element(screen.getByRole('option', { name: 'Lucy' })).toBeVisible();
  });

  it('never reports no results for a text that was not searched', async () => {
    calls.length = 0;
    const screen = await mount(<Search defaultInputValue="Luc" />);
    const input = screen.getByRole('combobox');
    const nothing = screen.getByText('Nothing found');
    await userEvent.click(input);
    const first = await call('Luc');
    await expect.element(nothing).not.toBeInTheDocument();
    first.resolve([]);
    await expect.element(nothing.first()).toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.keyboard('   ');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(nothing).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
