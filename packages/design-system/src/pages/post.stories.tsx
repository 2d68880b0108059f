import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import type { CommentView } from '../patterns/comments-dialog/comment-item.tsx';
import { FeedPost } from '../patterns/feed-post/feed-post.tsx';
import { sampleLike, samplePrayer } from '../patterns/feed-post/sample-reactions.tsx';
import { minutesAgo, samplePicture } from '../patterns/feed-post/samples.ts';
import { CommentsPanel } from '../patterns/post-page/comments-panel.tsx';
import { PostPage } from '../patterns/post-page/post-page.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';
import { useWords } from './use-words.ts';

const onSubmit = fn();

function Comments() {
  const words = useWords();
  const [draft, setDraft] = useState('');
  const comment = (id: string, author: string, content: string, minutes: number): CommentView => ({
    id,
    author,
    content,
    createdAt: minutesAgo(minutes),
    onReply: fn(),
    menu: [{ label: words('Report', 'Denunciar'), onSelect: fn() }],
  });
  return (
    <CommentsPanel
      comments={[
        {
          ...comment(
            '1',
            'Irena Kowalska',
            words(
              'My grandmother was baptized under this window. I cried a little this morning.',
              'A mi abuela la bautizaron bajo esta vidriera. Esta mañana lloré un poco.',
            ),
            240,
          ),
          repliesCount: 1,
          replies: [
            comment(
              '1a',
              'Dominic Ferrer',
              words('Come early on Sunday, then.', 'Entonces ven temprano el domingo.'),
              200,
            ),
          ],
          onShowReplies: fn(),
          onHideReplies: fn(),
        },
        comment(
          '2',
          'Peter Lindqvist',
          words(
            'Who restored the lead? It is beautiful work.',
            '¿Quién restauró el plomo? Es un trabajo precioso.',
          ),
          95,
        ),
        comment('3', 'Rose Lima', words('Thanks be to God!', '¡Demos gracias a Dios!'), 12),
      ]}
      draft={draft}
      hasMore={false}
      loading={false}
      onCancelReply={fn()}
      onDraftChange={setDraft}
      onLoadMore={fn()}
      onRetry={fn()}
      onSubmit={onSubmit}
      placeholder={words('Comment...', 'Comentar...')}
      replyTo={null}
      submitting={false}
      title={words('4 comments', '4 comentarios')}
    />
  );
}

function Post() {
  const words = useWords();
  return (
    <MemberPage place="Home">
      <VisuallyHidden>
        <Heading level={1}>{words('Post', 'Publicación')}</Heading>
      </VisuallyHidden>
      <PostPage
        back={
          <Link href="#community" standalone>
            {words('Back', 'Volver')}
          </Link>
        }
        comments={<Comments />}
      >
        <FeedPost
          author={{ name: 'Dominic Ferrer', email: 'dominic.ferrer@example.org', href: '#dominic' }}
          commentsCount={4}
          commentsShown
          content={words(
            'The scaffolding is down, and the windows of the north aisle are clean for the first time in sixty years. Come on Sunday and see the morning come through them.',
            'Ya no hay andamios, y las vidrieras de la nave norte están limpias por primera vez en sesenta años. Ven el domingo a ver cómo entra por ellas la mañana.',
          )}
          createdAt={minutesAgo(300)}
          id="post"
          media={samplePicture(1200, 900)}
          menu={[{ label: words('Hide', 'Ocultar'), onSelect: fn() }]}
          onComment={fn()}
          onReact={fn()}
          onShare={fn()}
          reactions={[sampleLike(128, true), samplePrayer(9)]}
          shares={7}
          title={words('Saint Monica has its light back', 'Santa Mónica ha recuperado su luz')}
          total={1}
        />
      </PostPage>
    </MemberPage>
  );
}

const meta = {
  title: 'Pages/Post',
  component: Post,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof Post>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A post with the comments beside it, or on a narrow page below it. */
export const Overview: Story = { tags: ['composed'], play: isAPage };

/** A comment is written on the page itself. */
export const Commenting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByPlaceholderText('Comment...');
    await userEvent.type(field, 'See you on Sunday{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** In Spanish, the words are longer. */
export const Spanish: Story = { globals: { locale: 'es' }, play: isAPage };
