import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { aParish, aPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { confirm, expectAddress, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const title = main.getByRole('textbox', { name: 'Title' });
const save = () => main.getByRole('button', { name: 'Save' }).click();

describe('writing an event', () => {
  test('needs a title, and shows the server’s errors at their fields', async ({ server }) => {
    server.answer('POST /admin/publications', { publication: aPublication({ title: 'Rosary' }) });
    server.refuse(
      'POST /admin/publications',
      400,
      {
        message: 'We do not know this time zone.',
        errors: [{ path: 'event.timeZone', message: 'We do not know this time zone.' }],
      },
      { once: true },
    );
    await renderApp('/admin/publications', { server, member: anAdministrator() });
    await main.getByRole('link', { name: 'New event' }).click();
    await expect.element(main.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible();
    await save();
    await expect.element(main.getByText('Please write a title.')).toBeVisible();
    await expect.element(title).toHaveFocus();
    await title.fill('Rosary');
    await main.getByLabelText('Day', { exact: true }).fill('2090-01-07');
    await main.getByLabelText('Time', { exact: true }).fill('19:00');
    const zone = main.getByRole('textbox', { name: 'Time zone' });
    await zone.fill('Middle/Earth');
    await main.getByRole('textbox', { name: /^Place/ }).fill('Parish hall');
    await save();
    await expect.element(main.getByText('We do not know this time zone.')).toBeVisible();
    await expect.element(zone).toHaveFocus();
    await expectSound();
    await zone.fill('America/Sao_Paulo');
    await main.getByRole('combobox', { name: 'How often' }).selectOptions('Every week');
    await save();
    await expectToast('Rosary was saved.');
    await expectAddress('/admin/publications');
    const [refused, sent] = server.calls('POST /admin/publications');
    expect(sent?.body).toMatchObject({
      kind: 'event',
      title: 'Rosary',
      event: {
        startsAt: '2090-01-07T19:00',
        timeZone: 'America/Sao_Paulo',
        recurrence: 'weekly',
        place: 'Parish hall',
      },
    });
    // Changed content needs a new idempotency key.
    expect(sent?.headers.get('idempotency-key')).not.toBe(refused?.headers.get('idempotency-key'));
  });

  test('continues from the saved state, and asks before changes are discarded', async ({ server }) => {
    const publication = aPublication({
      kind: 'event',
      resource: null,
      title: 'Rosary',
      summary: '',
      event: {
        startsAt: '2090-01-07T19:00',
        minutes: 90,
        timeZone: 'America/Sao_Paulo',
        recurrence: 'weekly',
        until: null,
        place: 'Parish hall',
        link: '',
      },
    });
    server.answer('GET /admin/publications/{id}', { publication });
    server.answer('PUT /admin/publications/{id}', { publication });
    await renderApp(`/admin/publications/${publication._id}`, { server, member: anAdministrator() });
    await expect.element(main.getByRole('textbox', { name: /^Place/ })).toHaveValue('Parish hall');
    await main.getByRole('textbox', { name: /^Summary/ }).fill('Everybody is welcome.');
    await main.getByRole('button', { name: 'Cancel' }).click();
    await confirm('Keep editing');
    await save();
    await expectToast('Rosary was saved.');
    expect(server.calls('PUT /admin/publications/{id}')[0]?.body).toMatchObject({
      summary: 'Everybody is welcome.',
    });
  });
});

describe('writing the page of a parish', () => {
  test('saves its address and times', async ({ server }) => {
    server.answer('POST /admin/publications', { publication: aPublication({ title: 'Saint Gregory' }) });
    await renderApp('/admin/publications/new?kind=parish', {
      server,
      member: anAdministrator(),
      width: 375,
    });
    for (const [label, text] of [
      ['Title', 'Saint Gregory'],
      ['Diocese', 'Springfield'],
      ['Street and number', '12 Elm Street'],
      ['Town', 'Springfield'],
      ['State (two letters)', 'il'],
      ['ZIP code', '62701'],
    ] as const) {
      await main.getByRole('textbox', { name: label }).fill(text);
    }
    await main.getByRole('button', { name: 'Add a time' }).click();
    await main.getByLabelText('Time', { exact: true }).fill('10:00');
    await expectSound();
    await save();
    await expectToast('Saint Gregory was saved.');
    expect(server.calls('POST /admin/publications')[0]?.body).toMatchObject({
      kind: 'parish',
      title: 'Saint Gregory',
      parish: {
        ...aParish().parish,
        pastor: '',
        times: [{ kind: 'mass', day: 0, time: '10:00', note: '' }],
      },
    });
  });
});
