import type { Schemas } from '@parvis/api-client';
import { bubble, chatPath } from '../../../test/chat-screens.ts';
import { test } from '../../../test/chat-test.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { expect } from '../../../test/test.ts';

const linkPreview: Schemas['LinkPreview'] = {
  url: 'https://parish.example/organ',
  title: 'The organ is back',
  description: 'After eleven months.',
  image: null,
};

test('the preview of a link appears when the server has read the website', async ({
  server,
  member,
  chats,
}) => {
  const bruno = chats.addChat('Bruno');
  bruno.add('other', 'Listen: https://parish.example/organ');
  await renderApp(chatPath(bruno), { server, member });
  const listen = bubble('Listen');
  await expect.element(listen.getByRole('link')).toHaveAttribute('href', linkPreview.url);
  bruno.alter('Listen: https://parish.example/organ', { linkPreview });
  const preview = listen.getByRole('link', { name: linkPreview.title });
  await expect.element(preview).toHaveAttribute('href', linkPreview.url);
  await expectSound();
});
