import { chromiumLaunch } from '../scripts/chromium.ts';
import { chatBetween, messageComposer, openChat, thread } from './chats.ts';
import { expect, test } from './test.ts';

const { args, ...launch } = await chromiumLaunch();

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...launch,
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('a voice note is recorded, and the other member plays it @desktop @chat', async ({ signIn }) => {
  const { page, member } = await signIn('Albert');
  const bridget = await signIn('Bridget');
  const chatId = await chatBetween(page.request, member, bridget.member);
  await openChat(page, chatId);
  await openChat(bridget.page, chatId);

  const { form, send } = messageComposer(page);
  await form.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(form.getByRole('timer')).toHaveText('0:01');
  await send.click();
  await expect(thread(page).locator('[data-component=message-bubble]')).toHaveAttribute('data-state', 'sent');

  const note = thread(bridget.page).getByRole('group', { name: /^Voice note \(0:0\d\)$/ });
  // The sound of the browser's false microphone is not equally loud. Both members see the loudness as it was recorded.
  const bars = note.locator('[data-part=waveform] path').first();
  const waveform = (await bars.getAttribute('d')) ?? '';
  const heights = waveform.match(/(?<=v)[\d.]+/g) ?? [];
  expect(new Set(heights).size).toBeGreaterThan(1);
  await expect(thread(page).locator('[data-part=waveform] path').first()).toHaveAttribute('d', waveform);

  await note.getByRole('button', { name: 'Play' }).click();
  const sound = note.locator('audio');
  await expect.poll(() => sound.evaluate(({ played }: HTMLAudioElement) => played.length)).toBe(1);
  // The server has written the length into the header.
  expect(await sound.evaluate(({ duration }: HTMLAudioElement) => duration)).toBeGreaterThan(0.5);
  await expect(note).toHaveAttribute('data-state', 'idle');

  await note.getByRole('button', { name: 'Speed: 1×' }).click();
  await expect(note.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();
  await note.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => sound.evaluate(({ playbackRate }: HTMLAudioElement) => playbackRate)).toBe(1.5);
  await expect(note).toHaveAttribute('data-state', 'idle');
});
