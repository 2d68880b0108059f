import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import type { LinkComponentProps } from '../../provider/design-system-context.ts';
import { TabNav, TabNavLink } from './tab-nav.tsx';

describeConformance(
  'TabNav',
  <TabNav label="Parts">
    <TabNavLink href="#one">One</TabNavLink>
  </TabNav>,
  { component: 'tab-nav', asChild: false, portal: false },
);
describeConformance(
  'TabNavLink',
  (props) => (
    <TabNav label="Parts">
      <TabNavLink href="#one" {...props}>
        One
      </TabNavLink>
    </TabNav>
  ),
  { component: 'tab-nav-link', asChild: false, portal: false },
);

const sample = (current: string) => (
  <TabNav label="Parts">
    {['one', 'two', 'three'].map((name) => (
      <TabNavLink current={name === current} href={`#${name}`} key={name}>
        {name}
      </TabNavLink>
    ))}
  </TabNav>
);

function SiteLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

describe('TabNav', () => {
  it('has a tab stop for each link, and Enter follows it', async () => {
    const screen = await mount(sample('one'));
    for (const name of ['one', 'two', 'three']) {
      await userEvent.tab();
      await expect.element(screen.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(window.location.hash).toBe('#three');
  });

  it('marks the link to the current page', async () => {
    const screen = await mount(sample('two'));
    const marked = () =>
      [...screen.container.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
    expect(marked()).toEqual(['two']);
    await screen.rerender(sample('three'));
    expect(marked()).toEqual(['three']);
  });

  it("uses the site's link", async () => {
    const screen = await mount(sample('one'), { linkComponent: SiteLink });
    expect(screen.container.querySelectorAll('a[data-router]')).toHaveLength(3);
  });
});
