import { describe, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bubble, chatPath, expectAllSent, messageComposer, row, thread } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aMicrophone, aSound, noRecorder } from '../../../test/microphone.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu } from '../../../test/screens.ts';
import { expect } from '../../../test/test.ts';

const { field, form, send } = messageComposer;
const record = form.getByRole('button', { name: 'Record a voice note' });
const bar = form.getByRole('group', { name: 'Voice note' });
const cancel = form.getByRole('button', { name: 'Cancel' });
const noteOf = (length: string) => thread.getByRole('group', { name: `Voice note (${length})` });

describe('a recording', () => {
  test('is paused, resumed and sent with its waveform', async ({ server, member, chats }) => {
    const microphone = aMicrophone();
    const agnes = chats.addChat('Agnes');
    await renderApp(chatPath(agnes), { server, member });
    await record.click();
    await expect.element(bar).toBeVisible();
    await expect.element(send).toHaveFocus();
    await expect.element(field).not.toBeInTheDocument();
    await expectSound();
    await form.getByRole('button', { name: 'Pause recording' }).click();
    await expect.element(bar).toHaveAttribute('data-state', 'paused');
    await form.getByRole('button', { name: 'Resume recording' }).click();
    await expect.element(bar).toHaveAttribute('data-state', 'recording');
    await send.click();
    await expect.element(field).toHaveFocus();
    await expect.element(noteOf('0:03')).toBeVisible();
    await expectAllSent();
    await expectSound();
    expect(microphone.isOn()).toBe(false);
    const [message] = server.calls('POST /message/create');
    const { type, voice, file } = Object(message?.body);
    expect([type, file.name, file.type]).toEqual(['audio', 'Voice note.webm', 'audio/webm']);
    expect(JSON.parse(voice).waveform).toHaveLength(64);
    await expect.element(page.getByRole('main').getByText('You: Voice note (0:03)')).toBeVisible();
  });

  test('is discarded by Cancel, and when the member opens another chat', async ({
    server,
    member,
    chats,
  }) => {
    const agnes = chats.addChat('Agnes');
    const bridget = chats.addChat('Bridget');
    const first = aMicrophone();
    await renderApp(chatPath(agnes), { server, member });
    await record.click();
    await cancel.click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    expect(first.isOn()).toBe(false);
    const second = aMicrophone();
    await record.click();
    await expect.element(bar).toBeVisible();
    await row(bridget).click();
    await expect.poll(second.isOn).toBe(false);
    await expect.element(bar).not.toBeInTheDocument();
    expect(server.calls('POST /message/create')).toEqual([]);
  });

  test.for([
    ['NotAllowedError', 'Your browser does not let Parvis use the microphone.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'Another program may be using your microphone.'],
    ['TypeError', 'The recording could not be started.'],
  ] as const)('does not begin after %s, and says why', async ([name, text], { server, member, chats }) => {
    aMicrophone({ error: new DOMException('', name) });
    await renderApp(chatPath(chats.addChat('Agnes')), { server, member, width: 375 });
    await record.click();
    await expect.element(form.getByRole('alert')).toMatchTextContent(text);
    await expectSound();
    await expect.element(field).toBeVisible();
  });

  test('is kept when the microphone is taken away', async ({ server, member, chats }) => {
    const microphone = aMicrophone();
    await renderApp(chatPath(chats.addChat('Agnes')), { server, member, width: 375 });
    await record.click();
    await expect.element(bar).toBeVisible();
    microphone.takeAway();
    await expect.element(bar).toMatchTextContent('The microphone is no longer available.');
    await expectSound();
    await send.click();
    await expect.element(noteOf('0:03')).toBeVisible();
  });

  test('ends after five minutes, and can then be sent', async ({ server, member, chats }) => {
    aMicrophone();
    await renderApp(chatPath(chats.addChat('Agnes')), { server, member });
    await record.click();
    await expect.element(bar).toBeVisible();
    const now = performance.now() + 300_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    onTestFinished(() => clock.mockRestore());
    await expect.element(bar).toMatchTextContent('A voice note can last 5 minutes.');
    await expect.element(bar).toHaveAttribute('data-state', 'ended');
    clock.mockRestore();
    await send.click();
    await expect.element(noteOf('0:03')).toBeVisible();
  });

  test('is not offered if the browser cannot record, or if there is a text', async ({
    server,
    member,
    chats,
  }) => {
    noRecorder();
    await renderApp(chatPath(chats.addChat('Agnes')), { server, member });
    await expect.element(send).toBeVisible();
    await expect.element(record).not.toBeInTheDocument();
  });
});

describe('a voice note', () => {
  test('is loaded when it is played, and the next one of the same member follows', async ({
    server,
    member,
    chats,
  }) => {
    const agnes = chats.addChat('Agnes');
    await renderApp(chatPath(agnes), { server, member });
    agnes.receiveVoiceNote(await aSound(1), 1);
    agnes.receiveVoiceNote(await aSound(60), 60);
    await expect.element(noteOf('1:00')).toBeVisible();
    expect(server.calls('GET /message/file/{messageId}/{variant}')).toEqual([]);
    await noteOf('0:01').getByRole('button', { name: 'Speed: 1×' }).click();
    await expect.element(noteOf('1:00').getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();
    await noteOf('0:01').getByRole('button', { name: 'Play' }).click();
    await expect.element(noteOf('1:00')).toHaveAttribute('data-state', 'playing');
    expect(server.calls('GET /message/file/{messageId}/{variant}')).toHaveLength(2);
    await expectSound();
    await noteOf('1:00').getByRole('button', { name: 'Pause' }).click();
  });

  test('that could not be loaded is loaded again', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    await renderApp(chatPath(agnes), { server, member });
    agnes.receiveVoiceNote(await aSound(60), 60);
    server.refuse('GET /message/file/{messageId}/{variant}', 429, { message: 'Later.' });
    await noteOf('1:00').getByRole('button', { name: 'Play' }).click();
    const again = noteOf('1:00').getByRole('button', { name: 'Retry: Voice note (1:00)' });
    await expect.element(again).toBeVisible();
    await again.click();
    await expect.element(noteOf('1:00')).toHaveAttribute('data-state', 'failed');
  });

  test('is named in the list and in the quote of a reply', async ({ server, member, chats }) => {
    const agnes = chats.addChat('Agnes');
    await renderApp(chatPath(agnes), { server, member });
    agnes.receiveVoiceNote(await aSound(1), 12);
    await expect.element(noteOf('0:12')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Voice note (0:12)')).toBeVisible();
    await chooseFromMenu(bubble('0:12').getByRole('button', { name: 'More about this message' }), 'Reply');
    await expect
      .element(page.getByRole('button', { name: `Remove: Reply to ${agnes.name}: Voice note (0:12)` }))
      .toBeVisible();
  });
});
