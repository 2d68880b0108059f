import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Tab, TabList, TabPanel, TabsRoot, type TabsRootProps } from './tabs.tsx';

const sample = (props: Omit<TabsRootProps, 'children'> = {}) => (
  <TabsRoot defaultValue="one" {...props}>
    <TabList label="Parts">
      <Tab value="one">One</Tab>
      <Tab value="two">Two</Tab>
      <Tab value="three">Three</Tab>
    </TabList>
    <TabPanel value="one">
      First <button type="button">Inside</button>
    </TabPanel>
    <TabPanel value="two">Second</TabPanel>
    <TabPanel value="three">Third</TabPanel>
  </TabsRoot>
);

describeConformance('TabsRoot', (props) => sample(props), {
  component: 'tabs',
  asChild: false,
  portal: false,
});
describeConformance(
  'TabList',
  (props) => (
    <TabsRoot defaultValue="one">
      <TabList label="Parts" {...props}>
        <Tab value="one">One</Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
    </TabsRoot>
  ),
  { component: 'tab-list', asChild: false, portal: false },
);
describeConformance(
  'Tab',
  (props) => (
    <TabsRoot defaultValue="one">
      <TabList label="Parts">
        <Tab value="one" {...props}>
          One
        </Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
    </TabsRoot>
  ),
  { component: 'tab', asChild: false, portal: false },
);
describeConformance(
  'TabPanel',
  (props) => (
    <TabsRoot defaultValue="one">
      <TabList label="Parts">
        <Tab value="one">One</Tab>
      </TabList>
      <TabPanel value="one" {...props}>
        First
      </TabPanel>
    </TabsRoot>
  ),
  { component: 'tab-panel', asChild: false, portal: false },
);

const open = async (props: Omit<TabsRootProps, 'children'> = {}, dir: 'ltr' | 'rtl' = 'ltr') => {
  const screen = await mount(sample(props), { dir });
  const tab = (name: string) => screen.getByRole('tab', { name });
  const panel = (name: string) => screen.getByRole('tabpanel', { name });
  return { screen, tab, panel };
};

describe('the keyboard of the tabs pattern', () => {
  it('Tab moves to the chosen tab, then to its panel, then into the panel, and back', async () => {
    const { screen, tab, panel } = await open({ defaultValue: 'one' });
    await userEvent.tab();
    await expect.element(tab('One')).toHaveFocus();
    await userEvent.tab();
    await expect.element(panel('One')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(tab('One')).toHaveFocus();
  });

  it('Tab reaches the chosen tab, at any position', async () => {
    const { tab } = await open({ defaultValue: 'three' });
    await userEvent.tab();
    await expect.element(tab('Three')).toHaveFocus();
  });

  it('Tab moves to the first tab if none is chosen', async () => {
    const { tab } = await open({ defaultValue: '' });
    await userEvent.tab();
    await expect.element(tab('One')).toHaveFocus();
  });

  it('the row is one tab stop, even if the focus is not on the chosen tab', async () => {
    const screen = await mount(
      <>
        <button type="button">Before</button>
        {sample({ activation: 'manual' })}
      </>,
    );
    const tab = (name: string) => screen.getByRole('tab', { name });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Two')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(tab('One')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
  });

  it('Right moves to the next tab and shows its panel, and wraps from the last to the first', async () => {
    const { tab, panel } = await open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Two')).toHaveFocus();
    await expect.element(tab('Two')).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel('Two')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Three')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('One')).toHaveFocus();
  });

  it('Left moves back, and wraps from the first to the last', async () => {
    const { tab, panel } = await open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Three')).toHaveFocus();
    await expect.element(panel('Three')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Two')).toHaveFocus();
  });

  it('mirrors the arrow keys in right-to-left pages', async () => {
    const { tab } = await open({}, 'rtl');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Two')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('One')).toHaveFocus();
  });

  it('Home and End go to the first and the last', async () => {
    const { tab } = await open({ defaultValue: 'two' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Three')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('One')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('%s chooses the tab if the arrow keys do not choose it', async (key) => {
    const onValueChange = vi.fn<(value: string) => void>();
    const { tab, panel } = await open({ activation: 'manual', onValueChange });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Two')).toHaveFocus();
    await expect.element(tab('One')).toHaveAttribute('aria-selected', 'true');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(key);
    await expect.element(panel('Two')).toBeVisible();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('two');
  });
});

describe('Tabs', () => {
  it('names each panel by its tab, and each tab references an existing panel', async () => {
    const screen = await mount(sample());
    for (const tab of screen.container.querySelectorAll('[role="tab"]')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id);
    }
  });

  it('keeps the controlled value', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const screen = await mount(sample({ value: 'one', onValueChange }));
    await screen.getByRole('tab', { name: 'Two' }).click();
    expect(onValueChange).toHaveBeenCalledWith('two');
    await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toBeVisible();
  });

  it.each(['ltr', 'rtl'] as const)('cuts off no tab at 375 px, with long labels (%s)', async (dir) => {
    await page.viewport(375, 800);
    const names = [
      'Publicaciones',
      'Información',
      'Libros electrónicos',
      'Archicofradía del Santísimo Rosario',
    ];
    const screen = await mount(
      <TabsRoot defaultValue="Información">
        <TabList label="Partes">
          {names.map((name) => (
            <Tab count={1300} key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabList>
      </TabsRoot>,
      { dir },
    );
    const list = screen.getByRole('tablist').element().getBoundingClientRect();
    expect(list.right).toBeLessThanOrEqual(375);
    for (const tab of screen.getByRole('tab').elements()) {
      const { left, right } = tab.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(list.left);
      expect(right).toBeLessThanOrEqual(list.right);
      expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
    }
  });

  it.each([320, 375])('keeps the tabs of a Spanish profile in one row at %d px', async (width) => {
    await page.viewport(width, 800);
    const screen = await mount(
      <div style={{ padding: '1rem' }}>
        <TabsRoot defaultValue="posts">
          <TabList label="Partes del perfil">
            <Tab value="posts">Publicaciones</Tab>
            <Tab value="information">Información</Tab>
            <Tab count={1300} value="friends">
              Amigos
            </Tab>
          </TabList>
        </TabsRoot>
      </div>,
    );
    const tops = screen
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
  });

  it('shows a count next to the label if there is space', async () => {
    const screen = await mount(
      <TabsRoot defaultValue="friends">
        <TabList label="Parts">
          <Tab count={13} value="friends">
            Friends of the parish
          </Tab>
        </TabList>
      </TabsRoot>,
    );
    const tab = screen.getByRole('tab');
    const label = tab.getByText('Friends of the parish').element().getBoundingClientRect();
    const count = tab.getByText('13').element().getBoundingClientRect();
    expect(count.left).toBeGreaterThan(label.right);
    expect(count.top).toBeLessThan(label.bottom);
  });
});
