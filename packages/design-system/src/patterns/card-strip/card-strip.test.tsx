import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { CardStrip } from './card-strip.tsx';

const sample = (
  <CardStrip
    items={[
      { id: 'verse', icon: <i />, title: 'Verse', detail: 'John 1:1', content: <a href="#verse">Read</a> },
      { id: 'events', icon: <i />, title: 'Events', content: <a href="#events">All events</a> },
    ]}
    label="Today"
  />
);

describeConformance('CardStrip', sample, { component: 'card-strip', asChild: false, portal: false });

it('Enter and Space show one card at a time, and Tab reaches it after the line', async () => {
  const screen = await mount(sample);
  const verse = screen.getByRole('button', { name: 'Verse John 1:1' });
  const events = screen.getByRole('button', { name: 'Events' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(verse).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('link', { name: 'Read' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(verse).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link', { name: 'Read' })).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'All events' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect.element(events).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByRole('link', { name: 'All events' })).not.toBeInTheDocument();
});
