import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { aListing, keepListings } from '../../../test/listings.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../test/operations.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const lamp = aListing({ title: 'Lamp' });
const form = page.getByRole('form', { name: 'Message' });
const field = form.getByRole('textbox', { name: 'Message' });
const thread = page.getByRole('log');
const card = form.getByRole('link', { name: /^Lamp/ });
const question = (name: string) => form.getByRole('button', { name });

const { chat } = exampleOf(operationNamed('POST /chat/create')).body as AnswerOf<'POST /chat/create'>;
const path = `/messages?chat=${chat.chatId}&listing=${lamp._id}`;

/** Stores sent messages with their listing. */
function storeMessages(server: FakeServer): void {
  const { message } = exampleOf(operationNamed('POST /message/create'))
    .body as AnswerOf<'POST /message/create'>;
  let { seq } = message;
  server.answer('POST /message/create', ({ body }) => {
    seq += 1;
    const { _id, title, price, status } = lamp;
    return {
      message: {
        ...message,
        id: `019a2b3c-4d5e-7f60-8a7b-9c0d1e2f${seq}ff`,
        clientId: body.clientId ?? message.clientId,
        seq,
        sender: { _id: member._id },
        content: 'text' in body ? (body.text ?? '') : '',
        listing: body.listingId === undefined ? null : { _id, title, price, status, photo: null },
      },
    };
  });
}

async function say(text: string): Promise<void> {
  await field.fill(text);
  await form.getByRole('button', { name: 'Send' }).click();
}

describe('the first message about a listing', () => {
  test('refers to it, and later ones do not', async ({ server }) => {
    keepListings(server, [lamp]);
    storeMessages(server);
    await renderApp(path, { server, member });
    await expect.element(card).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expectSound();
    await say('Can I still have it?');
    await expect.element(thread.getByText('Can I still have it?')).toBeVisible();
    await expect.element(thread.getByRole('link', { name: /^Lamp/ })).toBeVisible();
    await expect.element(thread.getByText('Sent')).toBeInTheDocument();
    await expect.element(card).not.toBeInTheDocument();
    await expect.poll(() => location.search).toBe(`?chat=${chat.chatId}`);
    await expect.element(field).toHaveFocus();
    await say('I could come on Sunday.');
    await expect
      .poll(() => server.calls('POST /message/create').map(({ body }) => body))
      .toMatchObject([
        { text: 'Can I still have it?', listingId: lamp._id },
        { text: 'I could come on Sunday.' },
      ]);
    expect(server.calls('POST /message/create')[1]?.body).not.toHaveProperty('listingId');
  });

  test('waits without a network, and still refers to it once it is sent', async ({ server }) => {
    keepListings(server, [lamp]);
    storeMessages(server);
    await renderApp(path, { server, member });
    await expect.element(card).toBeVisible();
    server.setOnline(false);
    await say('From the sea');
    await expect.element(thread.getByText('From the sea')).toBeVisible();
    await expect.element(thread.getByText('Sending')).toBeInTheDocument();
    await expect.element(thread.getByRole('link', { name: /^Lamp/ })).toBeVisible();
    server.setOnline(true);
    await expect.element(thread.getByText('Sent')).toBeInTheDocument();
    await expect.element(thread.getByRole('link', { name: /^Lamp/ })).toBeVisible();
    expect(server.calls('POST /message/create').map(({ body }) => body)).toMatchObject([
      { text: 'From the sea', listingId: lamp._id },
    ]);
  });

  test('does not refer to it after its card has been removed', async ({ server }) => {
    keepListings(server, [lamp]);
    storeMessages(server);
    await renderApp(path, { server, member });
    await form.getByRole('button', { name: 'Remove: Lamp' }).click();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await say('About something else');
    await expect.element(thread.getByText('Sent')).toBeInTheDocument();
    expect(server.calls('POST /message/create')[0]?.body).not.toHaveProperty('listingId');
  });
});

test('a ready question is written into the message, and can be changed before it is sent', async ({
  server,
}) => {
  keepListings(server, [lamp]);
  storeMessages(server);
  await renderApp(path, { server, member });
  await question('Is it still available?').click();
  await expect.element(field).toHaveFocus();
  await question('When can I pick it up?').click();
  await question('Is it still available?').click();
  await expect.element(field).toHaveValue('Is it still available? When can I pick it up?');
  expect(server.calls('POST /message/create')).toEqual([]);
  await say('Is it still available? I live nearby.');
  await expect.element(thread.getByText('Is it still available? I live nearby.')).toBeVisible();
  await expect.element(question('Would you take less?')).not.toBeInTheDocument();
});

test('a listing in a chat is shown in its current state, and opens', async ({ server }) => {
  const { messages } = exampleOf(operationNamed('GET /message/get/{chatId}'))
    .body as AnswerOf<'GET /message/get/{chatId}'>;
  const { _id, title, price, status } = lamp;
  const asked = messages.map((message) => ({
    ...message,
    listing: { _id, title, price, status, photo: null },
  }));
  server.answer('GET /message/get/{chatId}', {
    messages: asked,
    nextCursor: null,
    newerCursor: null,
    revision: 0,
  });
  server.answer('GET /chat/getById/{chatId}', { chat, messages: asked, nextCursor: null, revision: 0 });
  keepListings(server, [{ ...lamp, status: 'sold' }]);
  await renderApp(`/messages?chat=${chat.chatId}`, { server, member });
  await expect.element(thread.getByText('Sold')).toBeVisible();
  await thread.getByRole('link', { name: /^Lamp/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Lamp' })).toBeVisible();
  history.back();
  await expect.element(thread.getByText('See you at Mass.')).toBeVisible();
});
