import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { passTime, stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { SearchField } from './search-field.tsx';

describeConformance('SearchField', <SearchField aria-label="Search the market" />, {
  component: 'search-field',
  asChild: false,
  portal: false,
  control: 'input',
});

const dataOf = () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return new FormData(form).get('q');
};

it('is submitted and reset with its form', async () => {
  const screen = await mount(
    <form>
      <SearchField defaultValue="rosary" name="q" />
      <button type="reset">Back</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(dataOf()).toBe('');
  await expect.element(screen.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(dataOf()).toBe('rosary');
  await expect.element(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});

it('shows the controlled value', async () => {
  const onValueChange = vi.fn<(text: string) => void>();
  const screen = await mount(<SearchField onValueChange={onValueChange} value="rosary" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange.mock.calls).toEqual([['']]);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('rosary');
  await screen.rerender(<SearchField onValueChange={onValueChange} value="" />);
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
});

it('searches once for Enter, not again after the pause', async () => {
  stopClock();
  const onSearch = vi.fn<(text: string) => void>();
  await mount(<SearchField delay={150} onSearch={onSearch} />);
  await userEvent.tab();
  await userEvent.keyboard('ave{Enter}');
  expect(onSearch.mock.calls).toEqual([['ave']]);
  await passTime(150);
  expect(onSearch).toHaveBeenCalledOnce();
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'ignores the Enter of a composition (%o)',
  async (word) => {
    const onSearch = vi.fn<(text: string) => void>();
    const screen = await mount(<SearchField onSearch={onSearch} />);
    const input = screen.getByRole('searchbox').element();
    input.dispatchEvent(new KeyboardEvent('keydown', { ...word, bubbles: true, key: 'Enter' }));
    expect(onSearch).not.toHaveBeenCalled();
    input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' }));
    expect(onSearch).toHaveBeenCalledOnce();
  },
);

it('searches during a composition, after the same pause', async () => {
  stopClock();
  const onSearch = vi.fn<(text: string) => void>();
  const screen = await mount(<SearchField delay={50} onSearch={onSearch} />);
  const input = screen.getByRole('searchbox').element();
  for (const text of ['Ro', 'Ros']) {
    Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
  }
  expect(onSearch).not.toHaveBeenCalled();
  await passTime(50);
  expect(onSearch.mock.calls).toEqual([['Ros']]);
});

it('does not search after it is unmounted', async () => {
  stopClock();
  const onSearch = vi.fn<(text: string) => void>();
  const screen = await mount(<SearchField delay={100} onSearch={onSearch} />);
  await userEvent.tab();
  await userEvent.keyboard('ave');
  await screen.unmount();
  await passTime(100);
  expect(onSearch).not.toHaveBeenCalled();
});
