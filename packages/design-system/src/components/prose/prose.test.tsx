import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Prose } from './prose.tsx';

describeConformance('Prose', <Prose>Peace be with you.</Prose>, {
  component: 'prose',
  asChild: false,
  portal: false,
});

const before = (element: Element) => Number.parseFloat(getComputedStyle(element).marginBlockStart);

it('shows list markers, and leaves less space after a heading than before it', async () => {
  const screen = await mount(
    <Prose>
      <p>Peace</p>
      <h2>Be with you</h2>
      <ul>
        <li>all</li>
      </ul>
    </Prose>,
  );
  const list = screen.getByRole('list').element();
  const heading = screen.getByRole('heading').element();
  expect(getComputedStyle(list).listStyleType).toBe('disc');
  expect(before(list)).toBeGreaterThan(0);
  expect(before(heading)).toBeGreaterThan(before(list));
});
