import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Banner } from './banner.tsx';

describeConformance('Banner', <Banner title="You are offline">Text</Banner>, {
  component: 'banner',
  asChild: false,
  portal: false,
});

const below = (withdrawn: boolean) => (
  <>
    <Banner role="alert" title="It could not be sent" withdrawn={withdrawn} />
    <p>Below</p>
  </>
);

describe('Banner', () => {
  it.each(['alert', 'status'] as const)('has the role %s if given', async (role) => {
    const screen = await mount(<Banner role={role} title="You are offline" />);
    await expect.element(screen.getByRole(role)).toHaveTextContent('You are offline');
  });

  it('is otherwise part of the page and not announced by itself', async () => {
    const screen = await mount(<Banner title="You are offline" />);
    const banner = screen.container.querySelector('[data-component="banner"]');
    expect(banner?.hasAttribute('role')).toBe(false);
    expect(banner?.closest('[aria-live]')).toBeNull();
  });

  it('shows its tone by an icon as well as a color', async () => {
    const drawings = new Set<string>();
    for (const tone of ['info', 'success', 'warning'] as const) {
      const screen = await mount(<Banner tone={tone}>Text</Banner>);
      drawings.add(screen.container.querySelector('svg')?.innerHTML ?? '');
      await screen.unmount();
    }
    expect(drawings.size).toBe(3);
  });

  it('keeps its space when it is withdrawn, but is neither visible nor announced', async () => {
    const screen = await mount(below(false));
    const place = () => screen.getByText('Below').element().getBoundingClientRect().top;
    const before = place();
    await screen.rerender(below(true));
    expect(place()).toBe(before);
    await expect.element(screen.getByText('It could not be sent')).not.toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('renders no empty parts', async () => {
    const screen = await mount(<Banner title="Saved" />);
    expect(screen.container.querySelector('[data-part="text"]')).toBeNull();
    await screen.rerender(<Banner>Text</Banner>);
    expect(screen.container.querySelector('[data-part="title"]')).toBeNull();
  });
});
