import { describe, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { aListing, keepListings, ownListing } from '../../../test/listings.ts';
import { listingDialog, press } from '../../../test/marketplace-screens.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const lamp = aListing({ title: 'Lamp', price: 95 });
const chair = ownListing({ title: 'Chair' });
const pathOf = ({ _id }: { _id: string }) => `/marketplace/${_id}`;
const shareButton = (title: string) => listingDialog(title).getByRole('button', { name: 'Share' });

/** Replaces the browser's sharing functions until the test ends. */
function shareBy(tools: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>): void {
  for (const name of ['share', 'canShare', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: tools[name] });
  }
  onTestFinished(() => {
    for (const name of ['share', 'canShare', 'clipboard'] as const) Reflect.deleteProperty(navigator, name);
  });
}

describe('the button to share a listing', () => {
  test('opens the share sheet of the device, and copies the link if the sheet does not open', async ({
    server,
  }) => {
    const shared: unknown[] = [];
    const copied: string[] = [];
    let failure: string | null = null;
    shareBy({
      share: async (data: ShareData) => {
        if (failure !== null) throw new DOMException('No.', failure);
        shared.push(data);
      },
      canShare: () => true,
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    const share = shareButton('Lamp');
    const url = `${location.origin}${pathOf(lamp)}`;
    await share.click();
    await expect.poll(() => shared).toEqual([{ title: 'Lamp', url }]);

    failure = 'AbortError';
    await share.click();
    await expect.element(share).toHaveFocus();
    expect(copied).toEqual([]);
    await expect.element(page.getByText('Link copied.')).not.toBeInTheDocument();

    failure = 'NotAllowedError';
    await share.click();
    await expect.element(page.getByText('Link copied.')).toBeVisible();
    expect(copied).toEqual([url]);
  });

  test.for([
    [true, {}, 'listing'],
    [true, { isHidden: true }, 'marketplace'],
    [false, {}, 'marketplace'],
  ] as const)(
    'gives the owner who shows listings to visitors (%j, %j) a link to /%s',
    async ([listingsPublic, changes, area], { server }) => {
      const copied: string[] = [];
      shareBy({ clipboard: { writeText: async (text: string) => void copied.push(text) } });
      const own = ownListing({ title: 'Chair', ...changes });
      keepListings(server, [own]);
      await renderApp(pathOf(own), { server, member: aMember({ listingsPublic }) });
      await shareButton('Chair').click();
      await expect.poll(() => copied).toEqual([`${location.origin}/${area}/${own._id}`]);
    },
  );

  test('says who can open a public link that the browser cannot copy', async ({ server }) => {
    shareBy({});
    keepListings(server, [chair]);
    await renderApp(pathOf(chair), { server, member: aMember({ listingsPublic: true }) });
    await shareButton('Chair').click();
    const link = page.getByRole('dialog', { name: 'Copy this link' });
    await expect
      .element(link.getByText('Anyone can open the listing with this link, without an account.'))
      .toBeVisible();
    await expect
      .element(link.getByRole('textbox', { name: 'Link to the listing' }))
      .toHaveValue(`${location.origin}/listing/${chair._id}`);
  });

  test('shows the link if the browser cannot copy it', async ({ server }) => {
    shareBy({});
    keepListings(server, [lamp]);
    await renderApp(pathOf(lamp), { server, member });
    const share = shareButton('Lamp');
    await share.click();
    const link = page.getByRole('dialog', { name: 'Copy this link' });
    await expect
      .element(link.getByRole('textbox', { name: 'Link to the listing' }))
      .toHaveValue(`${location.origin}${pathOf(lamp)}`);
    await expectSound();
    await press('{Escape}');
    await expect.element(share).toHaveFocus();
  });
});
