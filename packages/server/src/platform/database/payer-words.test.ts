import { afterAll, expect, test } from 'vitest';
import { startCommunity } from '../../../test/community.ts';
import { pay, payment, planNamed, requestPayment } from '../../../test/payments.ts';
import { payerWords } from './migrations/0034-payer-words.ts';

const community = await startCommunity();

afterAll(() => community.close());

test('older payments are found by the name of the payer', async () => {
  const { database } = community;
  const maria = await community.join();
  const disciple = await planNamed(maria, 'Disciple');
  await pay(maria, disciple);
  await requestPayment(maria, payment(disciple, { fullName: 'José-Ángel Núñez Núñez' }));
  const stored = () =>
    database.read.selectFrom('payer_words').selectAll().orderBy('payment_id').orderBy('word').execute();
  const expected = await stored();
  expect(expected.map(({ word }) => word)).toEqual(['maria', 'rossi', 'angel', 'jose', 'nunez']);

  await database.write.schema.dropTable('payer_words').execute();
  await database.transaction((transaction) => payerWords(database.dialect).up(transaction));
  expect(await stored()).toEqual(expected);
});
