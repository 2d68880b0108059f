import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../components/avatar/avatar.tsx';
import { Badge } from '../components/badge/badge.tsx';
import { Banner } from '../components/banner/banner.tsx';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { Checkbox } from '../components/checkbox/checkbox.tsx';
import { Collapsible } from '../components/collapsible/collapsible.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { Field } from '../components/field/field.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { NativeSelect } from '../components/native-select/native-select.tsx';
import { RadioGroup } from '../components/radio-group/radio-group.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { Text } from '../components/text/text.tsx';
import { FeedPost } from '../patterns/feed-post/feed-post.tsx';
import { sampleLike } from '../patterns/feed-post/sample-reactions.tsx';
import { overflowing } from './overflow.ts';

/** Many components. The same text is used everywhere. */
const everything = (words: string) => (
  <Stack gap={5}>
    <Heading level={1}>{words}</Heading>
    <Text>{words}</Text>
    <Stack direction="row" gap={2} wrap>
      <Avatar name={{ first: words, last: words }} />
      <Badge>{words}</Badge>
      <Link href="#words">{words}</Link>
    </Stack>
    <Button>{words}</Button>
    <ButtonLink href="#words" variant="secondary">
      {words}
    </ButtonLink>
    <Banner title={words}>{words}</Banner>
    <Card>
      <Heading level={2} size="md">
        {words}
      </Heading>
    </Card>
    <Field description={words} error={words} label={words}>
      <TextInput defaultValue={words} />
    </Field>
    <Field label={`2. ${words}`}>
      <NativeSelect options={[{ value: 'only', label: words }]} />
    </Field>
    <Checkbox description={words} label={words} />
    <RadioGroup label={words} options={[{ value: 'one', label: words, description: words }]} />
    <Collapsible defaultOpen summary={words}>
      {words}
    </Collapsible>
    <EmptyState description={words} headingLevel={2} title={words} />
    <FeedPost
      author={{ name: words, href: '#author' }}
      commentsCount={0}
      content={words}
      createdAt={new Date('2026-04-05T09:30:00Z')}
      id="post"
      reactions={[sampleLike(0)]}
      media={null}
      menu={[]}
      onComment={fn()}
      onReact={fn()}
      onShare={fn()}
      shares={0}
      title={words}
    />
  </Stack>
);

const expectNoOverflow: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(overflowing(canvasElement)).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

const meta = { title: 'Stress/Words' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A very long name. */
export const LongNames: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'narrow' } },
  render: () =>
    everything('María de los Ángeles Guadalupe Hernández-Villanueva y Montesinos de la Santísima Trinidad'),
  play: expectNoOverflow,
};

/** 300 letters without a possible line break. */
export const OneWord: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'narrow' } },
  render: () => everything('Donaudampfschiff'.repeat(19).slice(0, 300)),
  play: expectNoOverflow,
};

/**
 * A window of 1280 px at a zoom of 400%, which is more than the required 200%. It is then 320 px wide, and must
 * scroll in only one direction.
 */
export const Reflow: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'reflow' } },
  render: () => everything('The parish of Saint Monica invites you to vespers'),
  play: expectNoOverflow,
};

/** Nothing is cut off if the reader changes the spacing of lines, letters and words (WCAG 1.4.12). */
export const TextSpacing: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <>
      <style>
        {`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-block-end: 2em !important; }`}
      </style>
      {everything('The parish of Saint Monica invites you to vespers')}
    </>
  ),
  play: async (context) => {
    await expectNoOverflow(context);
    const cut = [...context.canvasElement.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        getComputedStyle(element).overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1,
    );
    await expect(
      cut
        .filter((element) => element.closest('[data-component="visually-hidden"], svg') === null)
        .map((element) => element.outerHTML.slice(0, 120)),
    ).toEqual([]);
  },
};
