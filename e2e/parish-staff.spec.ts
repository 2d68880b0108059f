import { mailsOf } from './mails.ts';
import { authorised, register } from './members.ts';
import { parishDetails, publishOne } from './publications.ts';
import { expectToast } from './screens.ts';
import { makeAdministrator } from './staff.ts';
import { expect, test, visit } from './test.ts';

test('a secretary claims a parish, is verified, and publishes an event @phone @publications', async ({
  request,
  signIn,
}) => {
  const administrator = await register(request, 'Ambrose');
  await makeAdministrator(administrator);
  const domain = `parish-${Date.now()}.example.org`;
  const title = `Saint Zita of ${domain}`;
  const parish = { ...parishDetails, website: `https://www.${domain}` };
  const id = await publishOne(request, administrator, { kind: 'parish', title, parish });
  const { page } = await signIn('Zita');
  const email = `office@${domain}`;
  const main = page.getByRole('main');

  await visit(page, `/parish/${id}`);
  await main.getByRole('link', { name: 'Do you work for this parish?' }).click();
  await main.getByLabel('What do you do in the parish?').fill('Secretary');
  await main.getByLabel('Email address of the parish').fill(email);
  await main.getByRole('button', { name: 'Claim this parish' }).click();
  const codeInMail = async () =>
    /\b[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{2}\b/u.exec((await mailsOf(email)).at(-1)?.text ?? '')?.[0] ?? '';
  await expect.poll(codeInMail).not.toBe('');
  await main.getByLabel('Code').fill(await codeInMail());
  await main.getByRole('button', { name: 'Check the code' }).click();
  await expect(main.getByText(/An administrator now decides/u)).toBeVisible();

  const headers = authorised(administrator);
  const list = await request.get('/api/admin/parish-claims?state=proved&limit=100', { headers });
  const { claims }: { claims: { _id: string; parish: { _id: string } }[] } = await list.json();
  const claim = claims.find((listed) => listed.parish._id === id);
  const decision = await request.put(`/api/admin/parish-claims/${claim?._id}/decide`, {
    headers,
    data: { accepted: true, reason: 'The pastor confirmed it.' },
  });
  expect(decision.status()).toBe(200);

  await visit(page, `/parish/claim/${id}`);
  await main.getByRole('link', { name: 'Edit the page' }).click();
  await main.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Parish festival');
  await dialog.getByLabel('Day', { exact: true }).fill('2090-06-13');
  await dialog.getByLabel('Time', { exact: true }).fill('11:00');
  await dialog.getByLabel(/^Place/u).fill('Parish garden');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'The event is published.');
  await main.getByRole('link', { name: 'Parish festival' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Parish festival' })).toBeVisible();
});
