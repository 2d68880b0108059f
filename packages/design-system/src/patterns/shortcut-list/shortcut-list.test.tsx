import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ShortcutList } from './shortcut-list.tsx';

const list = <ShortcutList shortcuts={[{ label: 'Publish', keys: ['Ctrl', 'Enter'] }]} title="In the feed" />;

describeConformance('ShortcutList', list, { component: 'shortcut-list', asChild: false, portal: false });

it('names the section, and pairs each label with its keys', async () => {
  const screen = await mount(list);
  const section = screen.getByRole('region', { name: 'In the feed' });
  await expect.element(section.getByRole('term')).toHaveTextContent('Publish');
  const keys = [...section.getByRole('definition').element().querySelectorAll('kbd')];
  expect(keys.map(({ textContent }) => textContent)).toEqual(['Ctrl', 'Enter']);
});
