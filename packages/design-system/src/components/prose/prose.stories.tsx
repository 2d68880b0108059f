import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Components/Data/Prose',
  component: Prose,
  args: { children: <p>The psalms were sung before they were read.</p> },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All elements that Prose styles. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Prose>
      <p>
        The psalms were <em>sung</em> before they were read. Read one aloud, slowly, and stop where a word{' '}
        <strong>stays with you</strong>. Start with <Link href="#first">the first chapter</Link>.
      </p>
      <h2>Begin anywhere</h2>
      <p>There are a hundred and fifty of them, and you can read them in any order.</p>
      <ul>
        <li>Psalm 23, when the way is dark;</li>
        <li>
          Psalm 51, when you have failed:
          <ol>
            <li>read it,</li>
            <li>be silent.</li>
          </ol>
        </li>
      </ul>
      <h3>When nothing comes</h3>
      <blockquote>
        <p>Out of the depths have I cried unto thee, O Lord.</p>
      </blockquote>
      <h4>A word of the tradition</h4>
      <p>
        The monks called it <code>ruminatio</code>: to chew on a word.
      </p>
      <pre>
        <code>{'Deus, in adiutorium meum intende.\nDomine, ad adiuvandum me festina.'}</code>
      </pre>
      <hr />
      <p>On such days the psalm prays for you.</p>
    </Prose>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  },
};

export const OneParagraph: Story = {
  tags: ['direction'],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^The psalms/)).marginBlockStart).toBe('0px');
  },
};

/** List markers are at the start of the text, also in right-to-left pages. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Prose lang="ar">
      <h2>سلام</h2>
      <ul>
        <li>اقرأ ببطء</li>
        <li>اصمت</li>
      </ul>
    </Prose>
  ),
  play: async ({ canvas }) => {
    const { paddingInlineStart } = getComputedStyle(canvas.getByRole('list'));
    await expect(Number.parseFloat(paddingInlineStart)).toBeGreaterThan(0);
  },
};

export const UnbrokenWord: Story = {
  render: () => (
    <div style={{ inlineSize: '16rem' }}>
      <Prose>
        <p>{'w'.repeat(300)}</p>
        <pre>
          <code>{'w'.repeat(300)}</code>
        </pre>
      </Prose>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const prose = canvasElement.querySelector('[data-component="prose"]');
    await expect(prose?.scrollWidth).toBeLessThanOrEqual(prose?.clientWidth ?? 0);
  },
};
