import { page } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { newId } from '../../../../test/ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../../../../test/operations.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectAddress } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import type { FakeServer } from '../../../../test/fake-server.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const example = exampleOf(operationNamed('GET /admin/audit')).body as AnswerOf<'GET /admin/audit'>;
const done = example.lines.map((line) => ({ ...line, _id: newId() }));
const refused = example.lines.map((line) => ({
  ...line,
  _id: newId(),
  actor: { ...line.actor, _id: newId(), name: 'Anna Klein' },
  outcome: 'refused' as const,
  changes: [],
}));
const linesOf = (name: string) => main.getByRole('row').filter({ hasText: name });

/** Serves one completed and one refused action, if the filters match. */
function serveLines(server: FakeServer): void {
  server.answer('GET /admin/audit', ({ query }) => ({
    lines: [...done, ...refused]
      .filter(({ outcome }) => !query.has('outcome') || outcome === query.get('outcome'))
      .filter(({ action }) => !query.has('action') || action === query.get('action'))
      .filter(({ actor }) => !query.has('actor') || actor._id === query.get('actor'))
      .filter(() => !query.has('until')),
    nextCursor: null,
  }));
}

describe('the audit log', () => {
  test('shows who did what to whom, and can be filtered', async ({ server }) => {
    serveLines(server);
    await renderApp('/admin/audit', { server, member: anAdministrator(), width: 375 });
    await expect.element(linesOf('Josef Ratz')).toMatchTextContent('Done');
    await expect
      .element(linesOf('Josef Ratz').getByRole('link', { name: 'Maria Rossi' }))
      .toHaveAttribute('href', `/admin/members/${done[0]?.member?._id}`);
    await expect.element(linesOf('Anna Klein')).toMatchTextContent('Refused');
    await main.getByRole('combobox', { name: 'Outcome' }).selectOptions('Done');
    await expect.element(linesOf('Anna Klein')).not.toBeInTheDocument();
    await main.getByRole('combobox', { name: 'What' }).selectOptions('Refund a payment');
    await expect.element(linesOf('Josef Ratz')).not.toBeInTheDocument();
    history.back();
    await expect.element(linesOf('Josef Ratz')).toMatchTextContent('Done');
    await main.getByLabelText('Last day').fill('2020-01-01');
    await expect.element(main.getByText('No actions found.')).toBeVisible();
    await expectSound();
    await main.getByRole('button', { name: 'Show all' }).click();
    await linesOf('Anna Klein').getByRole('link', { name: 'Anna Klein' }).click();
    await expectAddress(`/admin/audit?actor=${refused[0]?.actor._id}`);
    await expect.element(main.getByText('Actions by Anna Klein')).toBeVisible();
    await expect.element(linesOf('Josef Ratz')).not.toBeInTheDocument();
  });

  test('a page that does not exist links to the first page', async ({ server }) => {
    serveLines(server);
    server.refuse('GET /admin/audit', 400, {
      message: 'There is no such page.',
      errors: [{ path: 'cursor', message: 'There is no such page.' }],
    });
    await renderApp('/admin/audit?page=3&cursor=nonsense', { server, member: anAdministrator() });
    const first = main.getByRole('button', { name: 'Go to the first page' });
    await expect.element(first).toBeVisible();
    serveLines(server);
    await first.click();
    await expectAddress('/admin/audit');
    await expect.element(linesOf('Josef Ratz')).toBeVisible();
  });
});
