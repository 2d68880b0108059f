import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ArticleHeader } from './article-header.tsx';

describeConformance('ArticleHeader', <ArticleHeader title="Saint Monica" />, {
  component: 'article-header',
  asChild: false,
  portal: false,
});

it('shows the link, the kind, the title, the summary and the facts in this order', async () => {
  const { container } = await mount(
    <ArticleHeader
      above="News"
      back={<a href="#all">All articles</a>}
      summary="The roof is closed."
      title="Saint Monica"
    >
      May 4
    </ArticleHeader>,
  );
  expect(container).toHaveTextContent('All articlesNewsSaint MonicaThe roof is closed.May 4');
});

it('has the level of the title in the outline of the page, with the size of a title', async () => {
  const screen = await mount(<ArticleHeader headingLevel={2} title="Saint Monica" />);
  const heading = screen.getByRole('heading', { level: 2, name: 'Saint Monica' });
  await expect.element(heading).toHaveAttribute('data-variant', 'xl');
});

it('names the language of the title and the summary, but not of the rest', async () => {
  const screen = await mount(
    <ArticleHeader contentLang="es" summary="El tejado está cerrado." title="Santa Mónica">
      <p>May 4</p>
    </ArticleHeader>,
  );
  for (const text of ['Santa Mónica', 'El tejado está cerrado.'])
    await expect.element(screen.getByText(text)).toHaveAttribute('lang', 'es');
  await expect.element(screen.getByText('May 4')).not.toHaveAttribute('lang');
});

it('has no empty line without a summary', async () => {
  const screen = await mount(<ArticleHeader title="Saint Monica" />);
  expect(screen.getByRole('heading').element().parentElement?.childElementCount).toBe(1);
});

it('reaches the link to the list by Tab', async () => {
  const screen = await mount(<ArticleHeader back={<a href="#all">All articles</a>} title="Saint Monica" />);
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'All articles' })).toHaveFocus();
});
