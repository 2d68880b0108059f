import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { apostle, aPlan, disciple } from '../../../../test/plans.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { chooseFromMenu, confirm, expectToast } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const pilgrim = aPlan({ name: 'Pilgrim', price: 12.5 });
const row = main.getByRole('row').filter({ hasText: 'Pilgrim' });
const actions = main.getByRole('button', { name: 'Actions for Pilgrim' });

/** Serves the plans in the given order. */
function servePlans(server: FakeServer, first = [disciple, apostle, pilgrim]): void {
  let plans = first;
  server.answer('GET /plan/all', () => ({ plans, nextCursor: null }));
  server.answer('POST /plan/create', ({ body }) => {
    const plan = aPlan({ ...body });
    plans = [...plans, plan];
    return { plan };
  });
  server.answer('PUT /plan/update/{id}', ({ params, body }) => {
    const plan = { ...pilgrim, ...body };
    plans = plans.map((other) => (other._id === params['id'] ? plan : other));
    return { plan };
  });
  server.answer('PUT /plan/move/{id}', ({ params, body }) => {
    const from = plans.findIndex(({ _id }) => _id === params['id']);
    const to = from + (body.direction === 'earlier' ? -1 : 1);
    plans = plans.toSpliced(from, 1).toSpliced(to, 0, ...plans.slice(from, from + 1));
    return { place: to + 1, of: plans.length };
  });
  server.answer('DELETE /plan/delete/{id}', ({ params }) => {
    plans = plans.filter(({ _id }) => _id !== params['id']);
    return { message: 'The plan is no longer offered.' };
  });
}

const names = () =>
  main
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);

describe('the plans', () => {
  test('can be added once name and price are valid, and the form keeps the typed values after a refusal', async ({
    server,
  }) => {
    servePlans(server, [disciple]);
    await renderApp('/admin/plans', { server, member: anAdministrator(), width: 375 });
    await expect.element(main.getByRole('row').filter({ hasText: 'Disciple' })).toBeVisible();
    server.refuse(
      'POST /plan/create',
      400,
      {
        message: 'Another plan already has this name.',
        errors: [{ path: 'name', message: 'Another plan already has this name.' }],
      },
      { once: true },
    );
    await main.getByRole('button', { name: 'New plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'New plan' });
    const benefits = dialog.getByRole('textbox', { name: 'Benefits (optional)' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Disciple');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('1,250.50');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(dialog.getByText('Please enter an amount from 0 to 10000, such as 5 or 7.50.'))
      .toBeVisible();
    await expectSound();
    await dialog.getByRole('textbox', { name: 'Price' }).fill('12.50');
    await benefits.fill('A candle\nA staff');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Another plan already has this name.')).toBeVisible();
    await expect.element(benefits).toHaveValue('A candle\nA staff');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pilgrim');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast('The plan was saved.');
    await expect.element(row).toMatchTextContent('$12.50');
    const [first, second] = server.calls('POST /plan/create');
    expect(second?.body).toMatchObject({ name: 'Pilgrim', price: 12.5, benefits: ['A candle', 'A staff'] });
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  test('are ordered with the keyboard; the focus stays, and the new position is announced', async ({
    server,
  }) => {
    servePlans(server);
    await renderApp('/admin/plans', { server, member: anAdministrator() });
    const up = main.getByRole('button', { name: 'Move Pilgrim up' });
    await expect.element(up).toBeVisible();
    expect(names()).toEqual(['Disciple', 'Apostle', 'Pilgrim']);
    const focused = up.element();
    if (focused instanceof HTMLElement) focused.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Disciple', 'Pilgrim', 'Apostle']);
    await expect.element(up).toHaveFocus();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Pilgrim is now number 2 of 3.' }))
      .toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Disciple', 'Apostle', 'Pilgrim']);
    await expect.element(main.getByRole('button', { name: 'Move Pilgrim down' })).toHaveFocus();
  });

  test('are edited, recommended and retired', async ({ server }) => {
    servePlans(server);
    await renderApp('/admin/plans', { server, member: anAdministrator() });
    await chooseFromMenu(actions, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Pilgrim' });
    await dialog.getByRole('textbox', { name: 'Price' }).fill('13');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(row).toMatchTextContent('$13.00');
    await chooseFromMenu(actions, 'Recommend');
    await expect.element(row).toMatchTextContent('Recommended');
    await chooseFromMenu(actions, 'Retire');
    await confirm('Retire');
    await expectToast('The plan is retired.');
    await expect.element(row).not.toBeInTheDocument();
  });
});
