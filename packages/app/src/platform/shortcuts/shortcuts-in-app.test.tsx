import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { composer, openComposer, postWith } from '../../../test/feed-screens.ts';
import { aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, headerButton } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';
import { shortcutNames } from './shortcuts.ts';

const member = aMember();
const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const isOn = page.getByRole('switch', { name: 'Use keyboard shortcuts' });
const search = page.getByRole('banner').getByRole('combobox', { name: 'Search people' });

test('? lists all shortcuts, and Escape returns to the same place', async ({ server }) => {
  servePosts(server, aPost('First'), aPost('Second'));
  await renderApp('/community', { server, member });
  await expect.element(postWith('First')).toBeVisible();
  await userEvent.keyboard('j?');
  await expect.element(list).toBeVisible();
  await expect.element(list.getByRole('term').first()).toBeVisible();
  expect(list.getByRole('term').elements()).toHaveLength(shortcutNames.length);
  await expectSound();
  await userEvent.keyboard('j');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(postWith('First')).toHaveFocus();
});

test('j and k move through the posts, and do nothing while the member types', async ({ server }) => {
  servePosts(server, aPost('First'), aPost('Second'), aPost('Third'));
  await renderApp('/community', { server, member });
  await expect.element(postWith('First')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(postWith('First')).toHaveFocus();
  await userEvent.keyboard('jjJ');
  await expect.element(postWith('Third')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(postWith('Second')).toHaveFocus();

  await openComposer();
  await userEvent.keyboard('jk/?');
  await expect.element(composer.content).toHaveValue('jk/?');
  await expect.element(composer.content).toHaveFocus();
});

test.for([1280, 375])('/ focuses the search at %d px, also a second time', async (width, { server }) => {
  await renderApp('/reports', { server, member, width });
  for (const _ of ['first', 'second']) {
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  }
});

test('the list is in the menu of the profile, and turns the shortcuts off', async ({ server }) => {
  const { reload } = await renderApp('/reports', { server, member });
  await chooseFromMenu(headerButton('Profile'), 'Keyboard shortcuts');
  await expect.element(isOn).toBeChecked();
  await isOn.click();
  await expect.element(isOn).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();

  await reload();
  await expect.element(search).toBeVisible();
  await userEvent.keyboard('/?');
  await expect.element(search).not.toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('the setting turns them on again, in Spanish', async ({ server }) => {
  document.cookie = 'shortcuts=off; Path=/';
  await renderApp('/settings/appearance#shortcuts', { server, member, language: 'es', width: 375 });
  const setting = page.getByRole('switch', { name: 'Usar atajos de teclado' });
  await expect.element(setting).not.toBeChecked();
  await setting.click();
  await expect.element(setting).toBeChecked();
  expect(document.cookie).not.toContain('shortcuts');
  await expectSound();
});
