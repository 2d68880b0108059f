import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { ownProfile, serveProfiles } from '../../../test/people.ts';
import { aHugePhoto, anIphonePhoto, aPicture, pauseWorkers } from '../../../test/pictures.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFiles, confirm, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const profile = ownProfile(member);
const avatar = '/api/file/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d/large?expires=99999999999&signature=test';
const change = page.getByRole('button', { name: 'Change picture' });
const dialog = page.getByRole('dialog', { name: 'Your picture' });
const picker = dialog.getByLabelText('Your picture').first();
const frame = dialog.getByRole('slider', { name: 'Left or right' });
const portrait = page.getByRole('main').getByRole('img', { name: 'Maria Rossi' });

test('refuses a file that is not a picture', async ({ server }) => {
  serveProfiles(server, profile);
  await renderApp('/profile', { server, member });
  await change.click();
  await chooseFiles(picker, new File(['No picture.'], 'notes.txt', { type: 'text/plain' }));
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Please choose a photo: JPEG, PNG, WebP, GIF or AVIF.');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('says why an iPhone photo cannot be read, and accepts another', async ({ server }) => {
  serveProfiles(server, profile);
  await renderApp('/profile', { server, member });
  await change.click();
  await chooseFiles(picker, anIphonePhoto());
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('iPhone photos in HEIC cannot be read by this browser.');
  await chooseFiles(picker, await aPicture('window.png'));
  await expect.element(frame).toBeEnabled();
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
});

test('sends a picture with its crop area, and shows it', async ({ server }) => {
  serveProfiles(server, profile);
  server.answer('PUT /user/picture/{kind}', () => {
    const changed = { ...profile, avatar };
    serveProfiles(server, changed);
    return { user: changed };
  });
  await renderApp('/profile', { server, member, width: 375 });
  await change.click();
  await chooseFiles(picker, await aPicture('window.png'));
  await expect.element(frame).toBeEnabled();
  await expectSound();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast('Your picture was saved.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(change).toHaveFocus();
  expect(server.calls('PUT /user/picture/{kind}')[0]).toMatchObject({
    params: { kind: 'avatar' },
    body: { image: expect.any(File), left: expect.anything(), width: expect.anything() },
  });
});

test('does not save while another choice is being prepared', async ({ server }) => {
  serveProfiles(server, profile);
  await renderApp('/profile', { server, member });
  await change.click();
  await chooseFiles(picker, await aPicture('window.png'));
  await expect.element(frame).toBeEnabled();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  const workers = pauseWorkers();
  await chooseFiles(picker, await aHugePhoto());
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Preparing the picture…');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectSound();
  await expect.poll(workers.started).toBe(1);
  await chooseFiles(picker, await aPicture('door.png'));
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(workers.stopped()).toBe(1);
});

test('asks before discarding a picture that is still being prepared', async ({ server }) => {
  serveProfiles(server, profile);
  await renderApp('/profile', { server, member });
  await change.click();
  const workers = pauseWorkers();
  await chooseFiles(picker, await aHugePhoto());
  await expect.poll(workers.started).toBe(1);
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('alertdialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(workers.stopped).toBe(1);
});

test('says why a picture was refused, and keeps it', async ({ server }) => {
  serveProfiles(server, profile);
  server.refuse('PUT /user/picture/{kind}', 400, { message: 'This picture cannot be read.' });
  await renderApp('/profile', { server, member });
  await change.click();
  await chooseFiles(picker, await aPicture('window.png'));
  await expect.element(frame).toBeEnabled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('This picture cannot be read.');
  await expect.element(frame).toBeEnabled();
});

test('asks before discarding a chosen picture', async ({ server }) => {
  serveProfiles(server, profile);
  await renderApp('/profile', { server, member });
  await change.click();
  await chooseFiles(picker, await aPicture('window.png'));
  await expect.element(frame).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await page
    .getByRole('alertdialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('removes a picture after a confirmation', async ({ server }) => {
  serveProfiles(server, { ...profile, avatar });
  server.answer('DELETE /user/picture/{kind}', () => {
    serveProfiles(server, profile);
    return { user: profile };
  });
  await renderApp('/profile', { server, member: aMember({ avatar }) });
  await change.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await confirm('Remove');
  await expectToast('The picture was removed.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(portrait).not.toBeInTheDocument();
});
