import { sampleSound } from '../../../../design-system/src/patterns/audio-player/sample-sound.ts';
import { page } from 'vitest/browser';
import { describe, onTestFinished } from 'vitest';
import { aRecording, aResource } from '../../../test/publications.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';
import { returnPathOf } from '../../router/return-path.ts';

const main = page.getByRole('main');

describe('a resource', () => {
  test('continues from the last position, at the chosen speed', async ({ server }) => {
    const url = sampleSound(60);
    onTestFinished(() => URL.revokeObjectURL(url));
    const resource = aResource({
      type: 'Audio',
      recordings: [{ ...aRecording('A minute of silence'), url }],
    });
    server.answer('GET /resource/getById/{id}', { resource });
    const app = await renderApp(`/resource/${resource._id}`, { server, member: aMember(), width: 375 });
    const player = main.getByRole('region', { name: resource.title });
    await expect.element(player.getByText('A minute of silence')).toBeVisible();
    await player.getByRole('button', { name: 'Forward 30 seconds' }).click();
    await player.getByRole('button', { name: 'Play' }).click();
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible();
    await player.getByRole('combobox', { name: 'Speed' }).selectOptions('1.5');
    await app.reload();
    await expect.element(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
    await expect.element(player.getByText(/^Continue at 0:[34]\d$/)).toBeVisible();
  });

  test('asks a visitor who wants to save it to log in, and says why', async ({ server }) => {
    const resource = aResource();
    server.answer('GET /resource/getById/{id}', { resource });
    await renderApp(`/resource/${resource._id}`, { server, width: 375 });
    await main.getByRole('link', { name: 'Log in to save it' }).click();
    await expect.element(main.getByText('Log in to save this resource.')).toBeVisible();
    expect(returnPathOf(history.state.usr)).toBe(`/resource/${resource._id}`);
  });

  test('says that it was deleted, and links to the list', async ({ server }) => {
    server.refuse('GET /resource/getById/{id}', 404);
    await renderApp(`/resource/${aResource()._id}`, { server });
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'This resource no longer exists.' }))
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'All resources' }))
      .toHaveAttribute('href', '/resources');
  });
});
