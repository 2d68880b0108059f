import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { SlotListItem } from './slot-list-item.tsx';
import { SlotListSkeleton } from './slot-list-skeleton.tsx';
import { SlotList } from './slot-list.tsx';

describeConformance('SlotList', (props) => <SlotList label="Hours" {...props} />, {
  component: 'slot-list',
  asChild: false,
  portal: false,
});

describeConformance('SlotListItem', (props) => <SlotListItem title="8:00 PM" {...props} />, {
  component: 'slot-list-item',
  asChild: false,
  portal: false,
});

describeConformance('SlotListSkeleton', <SlotListSkeleton />, {
  component: 'slot-list-skeleton',
  asChild: false,
  portal: false,
});

describe('a slot', () => {
  it('is an item of a list with a name', async () => {
    await mount(
      <SlotList label="Hours">
        <SlotListItem details="1 more person needed" people="Maria" title="8:00 PM" />
        <SlotListItem own title="9:00 PM" />
        <SlotListItem over title="10:00 PM" />
      </SlotList>,
    );
    await expect.element(page.getByRole('list', { name: 'Hours' })).toBeVisible();
    const items = page.getByRole('listitem');
    await expect.element(items).toHaveLength(3);
    await expect.element(items.nth(0)).toHaveTextContent('8:00 PM1 more person neededMaria');
    await expect.element(items.nth(1)).toHaveAttribute('data-state', 'own');
    await expect.element(items.nth(2)).toHaveAttribute('data-state', 'over');
  });

  it('has no empty parts', async () => {
    await mount(
      <SlotList label="Hours">
        <SlotListItem title="8:00 PM" />
      </SlotList>,
    );
    expect(document.querySelectorAll('[data-component="slot-list-item"] [data-part]')).toHaveLength(1);
  });
});
