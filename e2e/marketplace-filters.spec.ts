import { audit } from './audit.ts';
import {
  chipsOf,
  choose,
  closeFilters,
  countOf,
  filterBy,
  listOf,
  openFilters,
  titlesOf,
} from './listing-filters.ts';
import { offer, ownWord } from './listings.ts';
import { register } from './members.ts';
import { expect, test, visit } from './test.ts';

test('a member finds by every filter, and by all of them together', async ({ signIn, request }) => {
  test.setTimeout(120_000);
  const word = ownWord();
  const seller = await register(request, 'Lydia');
  const offers = [
    { title: `Organ ${word}`, price: 25_000, category: 'Other', zip: '02134' },
    { title: `Saloon ${word}`, price: 8400, category: 'Cars', zip: '02134' },
    { title: `Icon ${word}`, price: 320, category: 'Religious Art', zip: '02139' },
    { title: `Kneeler ${word}`, price: 100, category: 'Other', zip: '' },
    { title: `Rosary ${word}`, price: 18.5, category: 'Religious Items', zip: '01609' },
    { title: `Missal ${word}`, price: 0, category: 'Books', zip: '10001' },
  ];
  for (const one of offers.toReversed()) await offer(request, seller, one);
  const names = (...found: string[]) => found.map((name) => `${name} ${word}`);
  const { page } = await signIn('Tabitha');
  await visit(page, '/marketplace');
  const search = page.getByRole('searchbox', { name: 'Search listings' });

  await test.step('by a word of the title, while it is typed', async () => {
    await search.pressSequentially(word.toUpperCase(), { delay: 20 });
    await expect(titlesOf(page)).toHaveText(names('Organ', 'Saloon', 'Icon', 'Kneeler', 'Rosary', 'Missal'));
    await expect(countOf(page)).toHaveText('6 listings');
    await expect(page).toHaveURL(new RegExp(`search=${word.toUpperCase()}$`));
    await audit(page, 'marketplace');
  });

  await test.step('Back takes the whole search away, and Forward brings it back', async () => {
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(/\/marketplace$/);
    await page.goForward();
    await expect(search).toHaveValue(word.toUpperCase());
    await expect(countOf(page)).toHaveText('6 listings');
  });

  await test.step('by each category, with how many it holds', async () => {
    const filters = await openFilters(page);
    const categories = filters.getByRole('list', { name: 'Categories' });
    await expect(categories.getByRole('button')).toHaveText([
      'All Categories 6',
      'Cars 1',
      'Religious Art 1',
      'Religious Items 1',
      'Books 1',
      'Other 2',
    ]);
    await audit(page, 'filters');
    await categories.getByRole('button', { name: /^Other/ }).click();
    await closeFilters(page);
    await expect(titlesOf(page)).toHaveText(names('Organ', 'Kneeler'));
    await page.goBack();
    await expect(countOf(page)).toHaveText('6 listings');
  });

  await test.step('by each range of prices', async () => {
    for (const [range, ...found] of [
      ['Under $100', 'Rosary', 'Missal'],
      ['$100-$500', 'Icon', 'Kneeler'],
      ['$500-$1,000'],
      ['$1,000-$5,000'],
      ['$5,000-$20,000', 'Saloon'],
      ['Over $20,000', 'Organ'],
    ] as const) {
      await filterBy(page, 'Price', range);
      if (found.length === 0) await expect(countOf(page)).toHaveText('No listings found');
      else await expect(titlesOf(page)).toHaveText(names(...found));
    }
    await chipsOf(page).filter({ hasText: 'Over $20,000' }).click();
    await expect(countOf(page)).toBeFocused();
    await expect(countOf(page)).toHaveText('6 listings');
  });

  await test.step('in each order', async () => {
    const byPrice = names('Missal', 'Rosary', 'Kneeler', 'Icon', 'Saloon', 'Organ');
    await choose(page, page, 'Sort by', 'Price low to high');
    await expect(titlesOf(page)).toHaveText(byPrice);
    await choose(page, page, 'Sort by', 'Price high to low');
    await expect(titlesOf(page)).toHaveText(byPrice.toReversed());
    await choose(page, page, 'Sort by', 'Oldest first');
    await expect(titlesOf(page)).toHaveText(names('Missal', 'Rosary', 'Kneeler', 'Icon', 'Saloon', 'Organ'));
    await choose(page, page, 'Sort by', 'Newest first');
    await expect(titlesOf(page).first()).toHaveText(`Organ ${word}`);
    await expect(page).toHaveURL(new RegExp(`search=${word.toUpperCase()}$`));
  });

  await test.step('by distance, once it is known from where', async () => {
    const filters = await openFilters(page);
    await expect(filters.getByLabel('Distance')).toBeDisabled();
    const link = filters.getByRole('link', { name: 'Give your ZIP code to search by distance' });
    await expect(link).toHaveAttribute('href', /^\/settings/);
    await closeFilters(page);
    await visit(page, `/marketplace?search=${word}&zip=02134`);
    for (const [distance, ...found] of [
      ['5 miles', 'Organ', 'Saloon', 'Icon'],
      ['50 miles', 'Organ', 'Saloon', 'Icon', 'Rosary'],
    ] as const) {
      await filterBy(page, 'Distance', distance);
      await expect(titlesOf(page)).toHaveText(names(...found));
    }
  });

  await test.step('by all of them together, as the address says it', async () => {
    await filterBy(page, 'Price', '$100-$500');
    await choose(page, page, 'Sort by', 'Price high to low');
    const filters = await openFilters(page);
    await filters.getByRole('button', { name: /^Religious Art/ }).click();
    await closeFilters(page);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(titlesOf(page)).toHaveText(names('Icon'));
    await expect(page).toHaveURL(
      `/marketplace?search=${word}&category=Religious+Art&price=100-500&distance=50&zip=02134&sort=price-high&view=list`,
    );
    await page.reload();
    await expect(titlesOf(page)).toHaveText(names('Icon'));
    await expect(search).toHaveValue(word);
    await expect(chipsOf(page)).toHaveCount(4);
    await audit(page, 'filtered list');
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await expect(chipsOf(page)).toHaveCount(0);
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL('/marketplace?sort=price-high&view=list');
  });
});

test('an address with what nobody knows is put right', async ({ signIn }) => {
  const { page } = await signIn('Priscilla');
  await visit(
    page,
    '/marketplace?category=Relics&price=1-2&distance=10&sort=best&view=tiles&page=3&search=icon',
  );
  await expect(page).toHaveURL('/marketplace?search=icon');
  await expect(chipsOf(page)).toHaveText(['“icon”']);
});

test('a ZIP code that nobody knows can be taken out of the address', async ({
  signIn,
  request,
  vigilance,
}) => {
  const word = ownWord();
  await offer(request, await register(request, 'Silas'), { title: `Lamp ${word}` });
  const { page } = await signIn('Lois');
  vigilance.expectRefusal(/Failed to load resource/);
  await visit(page, `/marketplace?search=${word}&zip=00000`);
  await expect(page.getByText('We do not know this ZIP code.')).toBeVisible();
  const filters = await openFilters(page);
  await filters.getByRole('link', { name: 'Clear this ZIP code' }).click();
  await closeFilters(page);
  await expect(page).toHaveURL(`/marketplace?search=${word}`);
  await expect(titlesOf(page)).toHaveText([`Lamp ${word}`]);

  for (const view of ['list', 'map']) {
    await test.step(`also where the ${view} says so`, async () => {
      await visit(page, `/marketplace?search=${word}&zip=00000&view=${view}`);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('We do not know this ZIP code.');
      await expect(alert.getByRole('button')).toHaveCount(0);
      await alert.getByRole('link', { name: 'Clear this ZIP code' }).click();
      await expect(page).toHaveURL(`/marketplace?search=${word}&view=${view}`);
      await expect(alert).toHaveCount(0);
    });
  }
});

test('where nothing is found, the filters can be taken away', async ({ signIn, request }) => {
  const word = ownWord();
  await offer(request, await register(request, 'Aquila'), { title: `Bell ${word}` });
  const { page } = await signIn('Phoebe');
  await visit(page, `/marketplace?search=${word}&category=Cars`);
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await expect(countOf(page)).toHaveText('No listings found');
  await audit(page, 'nothing found');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(/\/marketplace$/);
  await expect(listOf(page)).toBeVisible();
  await page.getByRole('link', { name: 'Mine' }).click();
  await expect(page).toHaveURL(/owner=/);
  await expect(page.getByText('What you offer is gathered here')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Create list' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Create list' })).toBeVisible();
});
