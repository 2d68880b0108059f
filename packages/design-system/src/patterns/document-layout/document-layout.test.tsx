import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { DocumentLayout, type DocumentLayoutProps } from './document-layout.tsx';

const sample: DocumentLayoutProps = {
  header: <h1>Rules of the house</h1>,
  contents: (
    <nav aria-label="On this page">
      <a href="#candles">Candles</a>
    </nav>
  ),
  children: (
    <>
      <h2 id="candles">Candles</h2>
      <ul>
        <li>At the entrance.</li>
      </ul>
      <ol>
        <li>Light it.</li>
      </ol>
      <ul className="of-a-component">
        <li>Without a mark.</li>
      </ul>
      <a href="#sacristan">The sacristan</a>
    </>
  ),
};

describeConformance('DocumentLayout', (props) => <DocumentLayout {...sample} {...props} />, {
  component: 'document-layout',
  asChild: false,
  portal: false,
});

const part = (name: string) => {
  const element = document.querySelector(`[data-part="${name}"]`);
  if (element === null) throw new Error(`There is no ${name}.`);
  return element;
};
const boxOf = (name: string) => part(name).getBoundingClientRect();

const size = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(size.width, size.height));

describe('the contents', () => {
  it('are next to title and text if there is space', async () => {
    await mount(<DocumentLayout {...sample} />);
    expect(boxOf('contents').right).toBeLessThan(boxOf('text').left);
    expect(boxOf('contents').top).toBeLessThan(boxOf('text').top);
    expect(boxOf('text').top - boxOf('header').bottom).toBeLessThan(64);
    expect(boxOf('header').left).toBeCloseTo(boxOf('text').left, 0);
  });

  it('are between title and text on a phone', async () => {
    await page.viewport(375, 800);
    await mount(<DocumentLayout {...sample} />);
    expect(boxOf('contents').top).toBeGreaterThan(boxOf('header').bottom);
    expect(boxOf('contents').bottom).toBeLessThan(boxOf('text').top);
  });

  it('come before the text in the tab order, as in the reading order', async () => {
    const screen = await mount(<DocumentLayout {...sample} />);
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Candles' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'The sacristan' })).toHaveFocus();
  });

  it('are not printed', async () => {
    await mount(<DocumentLayout {...sample} />);
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
    expect(getComputedStyle(part('contents')).display).toBe('none');
    expect(getComputedStyle(part('text')).display).not.toBe('none');
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
    expect(getComputedStyle(part('contents')).display).not.toBe('none');
  });
});

it('gives lists markers, except lists of components', async () => {
  const screen = await mount(<DocumentLayout {...sample} />);
  const marks = screen
    .getByRole('list')
    .elements()
    .map((list) => getComputedStyle(list).listStyleType);
  expect(marks).toEqual(['disc', 'decimal', 'none']);
});
