import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { LanguageMenu, type LanguageMenuProps } from './language-menu.tsx';

const sample: LanguageMenuProps = {
  label: 'Language',
  value: 'es',
  options: [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'es', label: 'Español', lang: 'es' },
    { value: 'pl', label: 'Polski', lang: 'pl' },
  ],
  onChange: () => undefined,
};

describeConformance('LanguageMenu', (props) => <LanguageMenu {...sample} {...props} />, {
  component: 'language-menu',
  asChild: false,
  portal: false,
});

describe('the keyboard of the list', () => {
  it.each([
    ['{ArrowDown}', 'pl'],
    ['{ArrowUp}', 'en'],
    ['p', 'pl'],
    ['{Home}', 'en'],
    ['{End}', 'pl'],
  ])('%s chooses %s', async (key, chosen) => {
    const change = vi.fn<(value: string) => void>();
    const screen = await mount(<LanguageMenu {...sample} onChange={change} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('combobox', { name: 'Language' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(change.mock.calls).toEqual([[chosen]]);
  });
});

it('shows its name while no language is chosen, and the name itself cannot be chosen', async () => {
  const change = vi.fn<(value: string) => void>();
  const screen = await mount(<LanguageMenu {...sample} onChange={change} value="default" />);
  const select = screen.getByRole('combobox', { name: 'Language' });
  await expect.element(select).toHaveDisplayValue('Language');
  await userEvent.selectOptions(select, 'Polski');
  expect(change.mock.calls).toEqual([['pl']]);
  await screen.rerender(<LanguageMenu {...sample} onChange={change} value="pl" />);
  await expect.element(select).toHaveDisplayValue('Polski');
  expect(screen.getByRole('option').elements()).toHaveLength(3);
});

it('names each language in that language', async () => {
  const screen = await mount(<LanguageMenu {...sample} />);
  await expect.element(screen.getByRole('option', { name: 'Español' })).toHaveAttribute('lang', 'es');
});
