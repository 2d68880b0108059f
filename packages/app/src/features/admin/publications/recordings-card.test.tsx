import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { aPublication, aRecording } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFiles, confirm, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const dialog = page.getByRole('dialog', { name: 'Recording' });
const picker = dialog.getByLabelText('Recording', { exact: true });
const title = dialog.getByRole('textbox', { name: 'Title' });
const save = () => dialog.getByRole('button', { name: 'Save' }).click();

const publication = aPublication({ title: 'Chant', resource: { type: 'Course' } });
const route = `/admin/publications/${publication._id}`;
const kyrie = aRecording('Kyrie');
const gloria = aRecording('Gloria');

/** Serves the recordings of one course. */
function serveRecordings(server: FakeServer, first: (typeof kyrie)[]): void {
  let recordings = first;
  const answer = () => ({ publication: { ...publication, recordings } });
  server.answer('GET /admin/publications/{id}', answer);
  server.answer('POST /admin/publications/{id}/recordings', ({ body }) => {
    recordings = [...recordings, aRecording(body.title)];
    return answer();
  });
  server.answer('PUT /admin/publications/{id}/recordings', ({ body }) => {
    recordings = body.order.flatMap((id) => recordings.filter(({ _id }) => _id === id));
    return answer();
  });
  server.answer('PUT /admin/publications/{id}/recordings/{recordingId}', ({ params, body }) => {
    recordings = recordings.map((recording) =>
      recording._id === params['recordingId'] ? { ...recording, title: body.title } : recording,
    );
    return answer();
  });
  server.answer('DELETE /admin/publications/{id}/recordings/{recordingId}', ({ params }) => {
    recordings = recordings.filter(({ _id }) => _id !== params['recordingId']);
    return answer();
  });
}

describe('the recordings of a course', () => {
  test('are named after their files, keep their names after a refusal, and are not duplicated by a repeat', async ({
    server,
  }) => {
    serveRecordings(server, []);
    server.refuse(
      'POST /admin/publications/{id}/recordings',
      415,
      { message: 'Please choose a recording: MP3, M4A, AAC, Ogg or WAV.' },
      { once: true },
    );
    await renderApp(route, { server, member: anAdministrator(), width: 375 });
    await expect.element(main.getByText('There is no recording yet.')).toBeVisible();
    await main.getByRole('button', { name: 'Add a recording' }).click();
    await save();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please choose a recording.');
    await chooseFiles(picker, new File([], 'Silence.mp3', { type: 'audio/mpeg' }));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The file is empty.');
    await chooseFiles(picker, new File(['Kyrie'], 'Kyrie.mp3', { type: 'audio/mpeg' }));
    await expect.element(title).toHaveValue('Kyrie');
    await save();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('Please choose a recording: MP3, M4A, AAC, Ogg or WAV.');
    await expect.element(title).toHaveValue('Kyrie');
    await expectSound();
    await save();
    await expectToast('The recording was saved.');
    await expect.element(main.getByRole('button', { name: 'Rename Kyrie' })).toBeVisible();
    const [first, second] = server.calls('POST /admin/publications/{id}/recordings');
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  test('are renamed, ordered and removed', async ({ server }) => {
    serveRecordings(server, [kyrie, gloria]);
    await renderApp(route, { server, member: anAdministrator() });
    await main.getByRole('button', { name: 'Rename Gloria' }).click();
    await title.fill('Sanctus');
    await save();
    await main.getByRole('button', { name: 'Move Sanctus up' }).click();
    await expectToast('Sanctus was moved.');
    expect(server.calls('PUT /admin/publications/{id}/recordings')[0]?.body).toEqual({
      order: [gloria._id, kyrie._id],
    });
    await expectSound();
    await main.getByRole('button', { name: 'Remove: Kyrie.mp3' }).click();
    await confirm('Remove');
    await expectToast('Kyrie was removed.');
    await expect.element(main.getByRole('button', { name: 'Rename Kyrie' })).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Rename Sanctus' })).toBeVisible();
  });

  test('say why they could not be ordered, and are loaded again', async ({ server }) => {
    serveRecordings(server, [kyrie, gloria]);
    server.refuse('PUT /admin/publications/{id}/recordings', 400, { message: 'One was removed meanwhile.' });
    await renderApp(route, { server, member: anAdministrator() });
    await main.getByRole('button', { name: 'Move Gloria up' }).click();
    await expectToast('One was removed meanwhile.');
    await expect.poll(() => server.calls('GET /admin/publications/{id}').length).toBe(2);
  });
});
