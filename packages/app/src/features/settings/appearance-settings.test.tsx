import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const html = document.documentElement;
const section = (name = 'Appearance') => page.getByRole('main').getByRole('region', { name });
const radio = (name: string) => section().getByRole('radio', { name, exact: true });
const contrast = section().getByRole('switch', { name: 'More contrast' });
const season = section().getByRole('switch', { name: 'Color of the liturgical day' });

test('the appearance is chosen with the keyboard, and survives a reload', async ({ server }) => {
  const { reload } = await renderApp('/settings/appearance', { server, member: aMember(), width: 375 });
  await expect.element(radio('Dark')).toBeVisible();
  await radio('As on my device').click();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(radio('Dark')).toBeChecked();
  expect(html.dataset['colorScheme']).toBe('dark');
  await userEvent.tab();
  await expect.element(radio('Normal')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(radio('Larger')).toBeChecked();
  expect(getComputedStyle(html).fontSize).toBe('20.8px');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(contrast).toBeChecked();
  expect(html.dataset['contrast']).toBe('more');
  await expectSound();

  await reload();
  await expect.element(radio('Dark')).toBeChecked();
  await expect.element(radio('Larger')).toBeChecked();
  await expect.element(contrast).toBeChecked();
});

test('the color of the liturgical day is applied unless it is turned off', async ({ server }) => {
  const { reload } = await renderApp('/settings/appearance', { server, member: aMember() });
  // The example in the contract is a white solemnity, which uses gold.
  await expect.element(season).toBeChecked();
  await expect.poll(() => html.dataset['season']).toBe('gold');
  await season.click();
  await expect.poll(() => html.dataset['season']).toBe('none');
  await reload();
  await expect.element(season).not.toBeChecked();
  expect(html.dataset['season']).toBe('none');
  await season.click();
  await expect.poll(() => html.dataset['season']).toBe('gold');
});

test('every text size fits a window of 320 pixels', async ({ server }) => {
  await renderApp('/settings/appearance', { server, member: aMember(), width: 320, height: 640 });
  for (const [name, size] of [
    ['Large', '18.4px'],
    ['Larger', '20.8px'],
    ['Largest', '24px'],
  ] as const) {
    await radio(name).click();
    await expect.poll(() => getComputedStyle(html).fontSize).toBe(size);
    expect(html.scrollWidth, name).toBeLessThanOrEqual(320);
  }
});

test('the appearance settings are in Spanish, too', async ({ server }) => {
  await renderApp('/settings/appearance', { server, member: aMember(), language: 'es' });
  await section('Apariencia').getByRole('radio', { name: 'Oscuro' }).click();
  await expect.poll(() => html.dataset['colorScheme']).toBe('dark');
});
