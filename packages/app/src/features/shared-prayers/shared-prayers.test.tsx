import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { ownGroup } from '../../../test/groups.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { confirm, expectAddress, expectToast } from '../../../test/screens.ts';
import { aSharedPrayer, aSlot, type SharedPrayer } from '../../../test/shared-prayers.ts';
import type { FakeServer } from '../../../test/fake-server.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const main = page.getByRole('main');
const slots = main.getByRole('list', { name: 'Slots' });
const take = slots.getByRole('button', { name: /^Take / });

const serve = (server: FakeServer, prayer: SharedPrayer): SharedPrayer => {
  server.answer('GET /sharedPrayer/getById/{id}', { sharedPrayer: prayer });
  return prayer;
};
const pathOf = ({ _id }: SharedPrayer) => `/shared-prayer/${_id}`;

describe('a shared prayer', () => {
  test('gives an hour to a member, who gives it back', async ({ server }) => {
    const prayer = serve(server, aSharedPrayer());
    await renderApp(pathOf(prayer), { server, member, width: 375 });
    await expect.element(main.getByText('0 of 2 taken')).toBeVisible();
    await expectSound();
    const mine = aSlot(1, { isMine: true, taken: 1 });
    server.answer('PUT /sharedPrayer/slot/{id}/{slot}', {
      sharedPrayer: { ...prayer, taken: 1, mine: 1, slotList: [mine, aSlot(2)] },
    });
    await main.getByRole('combobox', { name: 'Remind me' }).selectOptions('Half an hour before');
    await take.first().click();
    await expectToast('You are signed up. We will remind you.');
    await expect.element(slots.getByText('You pray here.')).toBeVisible();
    expect(server.calls('PUT /sharedPrayer/slot/{id}/{slot}')).toMatchObject([
      { params: { slot: '1' }, body: { remindMinutes: 30 } },
    ]);
    server.answer('DELETE /sharedPrayer/slot/{id}/{slot}', { sharedPrayer: prayer });
    await slots.getByRole('button', { name: /^Give back / }).click();
    await expectToast('Your slot is free again.');
    await expect.element(take).toHaveLength(2);
  });

  test('reads the slots again if somebody else was faster', async ({ server }) => {
    const prayer = serve(server, aSharedPrayer());
    await renderApp(pathOf(prayer), { server, member });
    await expect.element(take).toHaveLength(2);
    server.refuse('PUT /sharedPrayer/slot/{id}/{slot}', 400, {
      message: 'Somebody else was faster. Please choose another slot.',
      id: 'slot.full',
    });
    serve(server, { ...prayer, taken: 1, slotList: [aSlot(1, { capacity: 1, taken: 1 }), aSlot(2)] });
    await take.first().click();
    await expectToast('Somebody else was faster. Please choose another slot.');
    await expect.element(take).toHaveLength(1);
    await expect.element(slots.getByText('Taken')).toBeVisible();
  });

  test('names the mysteries of a rosary', async ({ server }) => {
    const day = '2026-12-12';
    const prayer = serve(
      server,
      aSharedPrayer({
        kind: 'rosary',
        slotList: [
          aSlot(1, { day, mystery: 'agony', capacity: 1 }),
          aSlot(2, { day, mystery: 'scourging', capacity: 1, isOver: true }),
        ],
      }),
    );
    await renderApp(pathOf(prayer), { server, member });
    await expect.element(take).toHaveLength(1);
    await expect.element(take).toHaveAccessibleName('Take The Agony in the Garden');
    await expect.element(slots.getByText('The Scourging at the Pillar')).toBeVisible();
    await expect.element(slots.getByText('Over')).toBeVisible();
  });

  test('is canceled by the member who started it, after a question', async ({ server }) => {
    const prayer = serve(server, aSharedPrayer({ abilities: { take: true, remove: true, close: true } }));
    server.answer('PUT /sharedPrayer/close/{id}', {
      sharedPrayer: {
        ...prayer,
        state: 'cancelled',
        abilities: { take: false, remove: false, close: false },
      },
    });
    await renderApp(pathOf(prayer), { server, member });
    await main.getByRole('button', { name: 'Cancel the prayer' }).click();
    await confirm('Cancel the prayer');
    await expectToast('The prayer is canceled.');
    await expect.element(main.getByText('This prayer is canceled.')).toBeVisible();
    await expect.element(take).toHaveLength(0);
  });

  test('that no longer exists leads back', async ({ server }) => {
    server.refuse('GET /sharedPrayer/getById/{id}', 404);
    await renderApp('/shared-prayer/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d', { server, member, width: 375 });
    await expect.element(main.getByText('This prayer is no longer available.')).toBeVisible();
    server.answer('GET /sharedPrayer/all', { sharedPrayers: [], nextCursor: null });
    await main.getByRole('link', { name: 'All shared prayers' }).click();
    await expectAddress('/prayers?of=together');
  });
});

describe('the list of shared prayers', () => {
  test('is a part of the prayers', async ({ server }) => {
    const { postId: _post, slotList: _slots, abilities: _abilities, ...card } = aSharedPrayer();
    server.answer('GET /post/prayers', { posts: [], nextCursor: null });
    server.answer('GET /sharedPrayer/all', ({ query }) => ({
      sharedPrayers: query.get('of') === 'open' ? [card] : [],
      nextCursor: null,
    }));
    await renderApp('/prayers', { server, member, width: 375 });
    await main.getByRole('link', { name: 'Praying together' }).click();
    await expect
      .element(main.getByRole('link', { name: 'A night of adoration' }))
      .toHaveAttribute('href', `/shared-prayer/${card._id}`);
    await expectSound();
    await main.getByRole('button', { name: 'I take part' }).click();
    await expect.element(main.getByText('You are not in a shared prayer yet')).toBeVisible();
    await expectSound();
  });

  test('starts a rosary for a group', async ({ server }) => {
    const group = ownGroup({ name: 'Rosary of Bingen' });
    const prayer = serve(server, aSharedPrayer({ kind: 'rosary', title: 'For the sick' }));
    server.answer('GET /sharedPrayer/all', { sharedPrayers: [], nextCursor: null });
    server.answer('GET /group/all', { groups: [group], nextCursor: null });
    server.answer('POST /sharedPrayer/create', { sharedPrayer: prayer });
    await renderApp('/prayers?of=together', { server, member, width: 375 });
    await main.getByRole('button', { name: 'Start a shared prayer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start a shared prayer' });
    const submit = dialog.getByRole('button', { name: 'Start the shared prayer' });
    await submit.click();
    await expect.element(dialog.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    await expectSound();
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('For the sick');
    await dialog.getByLabelText(/^Day/).fill('2026-12-12');
    await dialog.getByRole('combobox', { name: 'Mysteries' }).selectOptions('Sorrowful mysteries');
    await dialog.getByRole('combobox', { name: 'Who can join' }).selectOptions('One of my groups');
    await dialog.getByRole('combobox', { name: /^Group/ }).selectOptions('Rosary of Bingen');
    await submit.click();
    await expectAddress(pathOf(prayer));
    await expectToast('Your shared prayer is open. Take a slot yourself.');
    expect(server.calls('POST /sharedPrayer/create')[0]?.body).toMatchObject({
      kind: 'rosary',
      title: 'For the sick',
      audience: 'group',
      groupId: group._id,
      mysteries: 'sorrowful',
      day: '2026-12-12',
    });
  });

  test('starts adoration, and shows the errors of the server at its fields', async ({ server }) => {
    server.answer('GET /sharedPrayer/all', { sharedPrayers: [], nextCursor: null });
    server.refuse('POST /sharedPrayer/create', 400, {
      message: 'Please choose an end after the beginning.',
      id: 'request.invalid',
      errors: [{ path: 'endsAt', message: 'Please choose an end after the beginning.' }],
    });
    await renderApp('/prayers?of=together', { server, member });
    await main.getByRole('button', { name: 'Start a shared prayer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start a shared prayer' });
    await dialog.getByRole('combobox', { name: 'Prayer' }).selectOptions('Adoration');
    await dialog.getByRole('textbox', { name: /^Title/ }).fill('A holy hour');
    await dialog.getByLabelText(/^First day/).fill('2026-12-12');
    await dialog.getByLabelText(/^Last day/).fill('2026-12-12');
    await dialog.getByRole('button', { name: 'Start the shared prayer' }).click();
    await expect
      .element(dialog.getByLabelText(/^Last day/))
      .toHaveAccessibleDescription('Please choose an end after the beginning.');
    expect(server.calls('POST /sharedPrayer/create')[0]?.body).toMatchObject({
      kind: 'adoration',
      startsAt: '2026-12-12T20:00',
      endsAt: '2026-12-12T22:00',
      capacity: 1,
    });
  });
});
