import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { AvatarGroup } from './avatar-group.tsx';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Member ${index + 1}`,
  }));

describeConformance('AvatarGroup', <AvatarGroup people={people(2)} />, {
  component: 'avatar-group',
  asChild: false,
  portal: false,
});

const text = (container: HTMLElement) =>
  container.querySelector('[data-component="visually-hidden"]')?.textContent;

describe('AvatarGroup', () => {
  it.each([
    [0, ''],
    [1, 'Member 1'],
    [2, 'Member 1 and Member 2'],
    [4, 'Member 1, Member 2, Member 3, and Member 4'],
    [1000, 'Member 1, Member 2, Member 3, Member 4, and 996 more'],
  ])('of %i announces the visible names, and how many more there are', async (count, sentence) => {
    const screen = await mount(<AvatarGroup people={people(count)} />);
    expect(text(screen.container)).toBe(sentence);
    expect(screen.container.querySelectorAll('[data-component="avatar"]')).toHaveLength(Math.min(count, 4));
  });

  it('counts people beyond the given ones', async () => {
    const screen = await mount(<AvatarGroup people={people(3)} total={12} />);
    expect(text(screen.container)).toBe('Member 1, Member 2, Member 3, and 9 more');
  });

  it('takes the initials from the parts of a name if they are known', async () => {
    const name = 'Maria del Carmen Ruiz Soler';
    const known = { id: '2', name, person: { first: 'Maria del Carmen', last: 'Ruiz Soler' } };
    const screen = await mount(<AvatarGroup people={[{ id: '1', name }, known]} />);
    const avatars = [...screen.container.querySelectorAll('[data-component="avatar"]')];
    expect(avatars.map(({ textContent }) => textContent)).toEqual(['MS', 'MR']);
  });

  it('joins the names by the language’s rules', async () => {
    const screen = await mount(<AvatarGroup people={people(2)} />, { locale: 'es' });
    expect(text(screen.container)).toBe('Member 1 y Member 2');
  });
});
