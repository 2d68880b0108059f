import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { aParish, aPublication, keepPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { asksBeforeLeaving, confirm, expectAddress, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const title = main.getByRole('textbox', { name: 'Title' });
const press = (name: string) => main.getByRole('button', { name }).click();
const save = () => press('Save draft');
const notice = main.getByRole('alert');

describe('publishing in the editor', () => {
  const article = '/admin/publications/new?kind=article';

  test('saves first, in one press, and can be undone', async ({ server }) => {
    keepPublication(server, null);
    await renderApp(article, { server, member: anAdministrator() });
    await title.fill('Rosary');
    await press('Publish');
    await expectToast('Rosary is published.');
    await expect.element(main.getByText('Published', { exact: true })).toBeVisible();
    expect(server.calls('POST /admin/publications')).toHaveLength(1);
    await title.fill('The rosary');
    await press('Save changes');
    await expectToast('The rosary was saved.');
    await press('Unpublish');
    await expectToast('The rosary is a draft again.');
    await expect.element(main.getByText('Draft', { exact: true })).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Save draft' })).toBeVisible();
    expect(server.calls('POST /admin/publications')).toHaveLength(1);
  });

  test('keeps the draft if only the second step fails', async ({ server }) => {
    keepPublication(server, null);
    server.refuse(
      'PUT /admin/publications/{id}/publish',
      400,
      { message: 'It has no text.' },
      { once: true },
    );
    await renderApp(article, { server, member: anAdministrator(), width: 375 });
    await title.fill('Rosary');
    await press('Publish');
    await expect.element(notice).toMatchTextContent('The draft is saved, but not published: It has no text.');
    await expectSound();
    await title.fill('The rosary');
    await press('Publish');
    await expectToast('The rosary is published.');
    expect(server.calls('POST /admin/publications')).toHaveLength(1);
    expect(server.calls('PUT /admin/publications/{id}')).toHaveLength(1);
  });

  test('creates no second draft if the text was changed after a lost response', async ({ server }) => {
    keepPublication(server, null);
    server.failNetwork('POST /admin/publications');
    await renderApp(article, { server, member: anAdministrator() });
    await title.fill('Rosary');
    await save();
    await expect
      .element(notice)
      .toMatchTextContent('There is no connection to the server. Please try again.');
    keepPublication(server, null);
    await title.fill('The rosary');
    await save();
    await expectToast('The rosary was saved.');
    const [lost, repeated] = server.calls('POST /admin/publications');
    expect(repeated?.body).toEqual(lost?.body);
    expect(repeated?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
    expect(server.calls('PUT /admin/publications/{id}').map(({ body }) => body.title)).toEqual([
      'The rosary',
    ]);
  });
});

describe('writing an event', () => {
  test('needs a title, and shows the server’s errors at their fields', async ({ server }) => {
    keepPublication(server, null);
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
    const zone = main.getByRole('combobox', { name: 'Time zone' });
    await expect.element(zone).not.toHaveValue('');
    await main.getByRole('textbox', { name: /^Place/ }).fill('Parish hall');
    await save();
    await expect.element(main.getByText('We do not know this time zone.')).toBeVisible();
    await expect.element(zone).toHaveFocus();
    await expectSound();
    await zone.fill('sao paulo');
    await page.getByRole('option', { name: 'America/Sao Paulo' }).click();
    await main.getByRole('combobox', { name: 'How often' }).selectOptions('Every week');
    await save();
    await expectToast('Rosary was saved.');
    await expect.element(main.getByRole('heading', { level: 1, name: 'Rosary' })).toBeVisible();
    await expectAddress(/^\/admin\/publications\/new\?kind=event&draft=/);
    const [, sent] = server.calls('POST /admin/publications');
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
    keepPublication(server, publication);
    await renderApp(`/admin/publications/${publication._id}`, { server, member: anAdministrator() });
    await expect.element(main.getByRole('textbox', { name: /^Place/ })).toHaveValue('Parish hall');
    await main.getByRole('textbox', { name: /^Summary/ }).fill('Everybody is welcome.');
    expect(asksBeforeLeaving()).toBe(true);
    await press('Close');
    await confirm('Keep editing');
    await press('Save changes');
    await expectToast('Rosary was saved.');
    expect(asksBeforeLeaving()).toBe(false);
    await press('Close');
    await expectAddress('/admin/publications');
    expect(server.calls('PUT /admin/publications/{id}')[0]?.body).toMatchObject({
      summary: 'Everybody is welcome.',
    });
  });
});

describe('writing the page of a parish', () => {
  test('saves its address and times', async ({ server }) => {
    keepPublication(server, null);
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
    await main.getByRole('textbox', { name: /^Patron/ }).fill('Saint Gregory the Great');
    await main.getByRole('button', { name: 'Add a time' }).click();
    await main.getByLabelText('Time', { exact: true }).fill('10:00');
    await main.getByLabelText(/^Spoken language/).selectOptions('Spanish');
    await main.getByLabelText(/^Last day of the season/).fill('2030-05-31');
    await main.getByRole('button', { name: 'Add a holy day service' }).click();
    await main.getByLabelText('Time', { exact: true }).nth(1).fill('19:00');
    await main.getByLabelText('On the evening before').click();
    await main.getByRole('button', { name: 'Add a day' }).click();
    await main.getByLabelText('Day', { exact: true }).fill('2030-12-25');
    await main.getByLabelText('Change on that day').fill('Closed for repairs.');
    await main.getByLabelText('Services on that day').selectOptions('No services');
    await expectSound();
    await save();
    await expectToast('Saint Gregory was saved.');
    expect(server.calls('POST /admin/publications')[0]?.body).toMatchObject({
      kind: 'parish',
      title: 'Saint Gregory',
      parish: {
        ...aParish().parish,
        pastor: '',
        patron: 'Saint Gregory the Great',
        times: [{ kind: 'mass', day: 0, time: '10:00', note: '', language: 'es', until: '2030-05-31' }],
        holyDayTimes: [{ kind: 'mass', time: '19:00', note: '', isVigil: true }],
        exceptions: [{ date: '2030-12-25', note: 'Closed for repairs.', times: [] }],
      },
    });
  });
});
