import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Tag, TagGroup } from './tag.tsx';

describeConformance('Tag', <Tag label="Rosary" />, { component: 'tag', asChild: false, portal: false });
describeConformance(
  'TagGroup',
  <TagGroup label="Interests">
    <Tag label="Rosary" />
  </TagGroup>,
  { component: 'tag-group', asChild: false, portal: false },
);

function Chosen({ words }: { words: readonly string[] }) {
  const [left, setLeft] = useState(words);
  return (
    <TagGroup label="Interests">
      {left.map((word) => (
        <Tag key={word} label={word} onRemove={() => setLeft(left.filter((other) => other !== word))} />
      ))}
    </TagGroup>
  );
}

describe('Tag', () => {
  it.each(['{Enter}', ' '])('%s on its button removes it', async (key) => {
    const onRemove = vi.fn<() => void>();
    const screen = await mount(<Tag label="Rosary" onRemove={onRemove} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Remove Rosary' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('has no button without an action', async () => {
    const screen = await mount(<Tag label="Rosary" />);
    expect(screen.container.querySelector('button')).toBeNull();
  });
});

describe('TagGroup', () => {
  it.each([
    ['the first', 'one', 'Remove two'],
    ['one in the middle', 'two', 'Remove three'],
    ['the last', 'three', 'Remove two'],
  ])('moves the focus to the neighbor when %s is removed', async (_, word, next) => {
    const screen = await mount(<Chosen words={['one', 'two', 'three']} />);
    await screen.getByRole('button', { name: `Remove ${word}` }).click();
    await expect.element(screen.getByRole('button', { name: next })).toHaveFocus();
  });

  it('takes the focus itself when no tag is left', async () => {
    const screen = await mount(<Chosen words={['one']} />);
    await screen.getByRole('button', { name: 'Remove one' }).click();
    await expect.element(screen.getByRole('list', { name: 'Interests' })).toHaveFocus();
  });

  it('renders its tags as a list', async () => {
    const screen = await mount(<Chosen words={['one', 'two']} />);
    expect(screen.container.querySelectorAll('ul > li > [data-component="tag"]')).toHaveLength(2);
  });
});
