import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { InformationList } from './information-list.tsx';

describeConformance(
  'InformationList',
  <InformationList items={[{ term: 'Parish', value: 'Saint Casimir' }]} />,
  {
    component: 'information-list',
    asChild: false,
    portal: false,
  },
);

describe('InformationList', () => {
  it.each([
    ['onlyMe', 'Visible to Only me'],
    ['friends', 'Visible to Friends'],
    ['members', 'Visible to Members'],
  ] as const)('says in words who can see an item for %s', async (visibility, text) => {
    await mount(<InformationList items={[{ term: 'Parish', value: 'Saint Casimir', visibility }]} />);
    expect(document.querySelector('[data-part="visibility"]')?.textContent).toBe(text);
  });

  it.each([undefined, null, ''])('shows that %j is not given', async (value) => {
    const screen = await mount(<InformationList items={[{ term: 'Parish', value }]} />);
    await expect.element(screen.getByRole('definition')).toHaveTextContent('Not given');
  });
});
