import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { SideCard } from './side-card.tsx';

const sample = <SideCard title="Events">None yet</SideCard>;

describeConformance('SideCard', sample, { component: 'side-card', asChild: false, portal: false });

it('is a section named by its title, even if another card has the same title', async () => {
  const screen = await mount(
    <>
      {sample}
      <SideCard headingLevel={4} title="Events">
        Two
      </SideCard>
    </>,
  );
  const [first, second] = screen.getByRole('region', { name: 'Events' }).elements();
  expect(first).toHaveTextContent('EventsNone yet');
  expect(second).toHaveTextContent('EventsTwo');
  expect(first?.querySelector('h2')?.id).not.toBe(second?.querySelector('h4')?.id);
});

const parts = () =>
  [...document.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));

it('reserves space for an icon and an action only if they exist', async () => {
  const screen = await mount(sample);
  expect(parts()).toEqual(['title', 'body']);
  await screen.rerender(
    <SideCard action={<a href="#all">All events</a>} icon={<i />} title="Events">
      <a href="#retreat">Retreat</a>
    </SideCard>,
  );
  expect(parts()).toEqual(['title', 'icon', 'body', 'action']);
});

it('Tab moves through the content, then to the action', async () => {
  const screen = await mount(
    <SideCard action={<a href="#all">All events</a>} title="Events">
      <a href="#retreat">Retreat</a>
    </SideCard>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'Retreat' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'All events' })).toHaveFocus();
});
