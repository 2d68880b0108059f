import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Skeleton } from './skeleton.tsx';

describeConformance('Skeleton', <Skeleton />, { component: 'skeleton', asChild: false, portal: false });

describe('Skeleton', () => {
  it.each([
    ['text', { width: '200px', height: '12px' }, [200, 12]],
    ['circle', { width: '64px' }, [64, 64]],
    ['block', { width: '120px', height: '80px' }, [120, 80]],
  ] as const)('reserves the space of a %s', async (shape, lengths, place) => {
    const screen = await mount(<Skeleton shape={shape} {...lengths} />);
    const box = screen.container.querySelector('[data-component="skeleton"]')?.getBoundingClientRect();
    expect([box?.width, box?.height]).toEqual(place);
  });

  it('is as high as a line of the text that it replaces', async () => {
    const screen = await mount(
      <>
        <p data-testid="line">Text</p>
        <div data-testid="place" style={{ display: 'flow-root' }}>
          <Skeleton />
        </div>
      </>,
    );
    const height = (name: string) => screen.getByTestId(name).element().getBoundingClientRect().height;
    expect(height('place')).toBeCloseTo(height('line'), 0);
  });

  it('is hidden from screen readers, and does not move with reduced motion', async () => {
    const screen = await mount(<Skeleton />);
    expect(screen.container.querySelector('[data-component="skeleton"]')?.ariaHidden).toBe('true');
    expect(screen.container.getAnimations({ subtree: true })).toEqual([]);
  });
});
