import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { Person } from '../../components/avatar/initials.ts';
import { Button } from '../../components/button/button.tsx';
import type { LinkedMention } from '../../components/linked-text/linked-text.tsx';
import { Time } from '../../components/time/time.tsx';
import { ToggleButton } from '../../components/toggle-button/toggle-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { IconComment } from '../../icons/comment.tsx';
import { IconHeartPlus } from '../../icons/heart-plus.tsx';
import { IconShare } from '../../icons/share.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { ActionMenu, type ActionItem } from './action-menu.tsx';
import { AuthorLink } from './author-link.tsx';
import styles from './feed-post.module.css';
import { PostAction } from './post-action.tsx';
import { PostGallery } from './post-gallery.tsx';
import { PostVideo, type GalleryMedia, type PictureMedia, type VideoMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';

export type PostAuthor = Person & {
  /** The author's email address, shown under the name unless the author hides it. */
  readonly email?: string | null | undefined;
  /** The address of the author's page. */
  readonly href?: string | undefined;
};

/** A way to react to a post, such as Like. */
export type PostReaction<Type extends string = string> = {
  /** The type, which is passed to `onReact`. */
  readonly type: Type;
  /** The accessible name of the reaction's button. It stays the same when the button is pressed. */
  readonly label: string;
  /** The icon of the reaction's button. */
  readonly icon: ReactNode;
  /** The icon while the button is pressed, if it differs. */
  readonly pressedIcon?: ReactNode;
  /** How many readers have reacted in this way. */
  readonly count: number;
  /** The count in words: '3 likes'. */
  readonly description: string;
  /** Whether the reader has reacted in this way. */
  readonly pressed: boolean;
};

export type FeedPostProps<Type extends string = string> = Omit<
  ComponentProps<'article'>,
  'title' | 'content' | 'children'
> & {
  /** The id of the article element. */
  id: string;
  /** The position in the feed, from 1. */
  position?: number;
  /** The number of posts in the feed; -1 if unknown. */
  total?: number;
  /** The author. */
  author: PostAuthor;
  /** The publication date. */
  createdAt: Date | string;
  /** Whether the post was edited. */
  edited?: boolean;
  /** The address of the post's own page. The date links to it. */
  href?: string | undefined;
  /** The title. It can be empty. */
  title: string;
  /** Plain text with line breaks. */
  content: string;
  /** The members whom the text mentions, with their pages. */
  mentions?: readonly LinkedMention[] | undefined;
  /** The pictures or the video. */
  media?: GalleryMedia | PictureMedia | VideoMedia | null;
  /** The preview of a link in the text, such as a LinkPreview. */
  preview?: ReactNode;
  /** The reactions that a reader can choose from, in their order on the post. */
  reactions: readonly PostReaction<Type>[];
  /** Reactions that are offered in a menu. One that somebody has chosen has a button with its count instead. */
  otherReactions?: readonly PostReaction<Type>[];
  /** Called with the type when the reader turns a reaction on or off. */
  onReact: (type: Type) => void;
  /** The number of comments. */
  commentsCount: number;
  /** Called to open the comments. */
  onComment: () => void;
  /** Whether the comments are on the page already, so that `onComment` opens no dialog. */
  commentsShown?: boolean;
  /** How many times the post was shared. */
  shares: number;
  /** Called to share the post. */
  onShare: () => void;
  /** A notice about the post above its text, for example that only its author can see it. */
  notice?: ReactNode;
  /** Secondary actions, in the 'More' menu. */
  menu?: readonly ActionItem[];
  /** Whether an action on the whole post is running, for example deleting it. */
  busy?: boolean;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
};

const nothing: readonly ActionItem[] = [];
const noReactions: readonly never[] = [];

/** A post of a feed with its author, date, content and actions. */
export function FeedPost<Type extends string = string>({
  id,
  position = 1,
  total = -1,
  author,
  createdAt,
  edited = false,
  href,
  title,
  content,
  mentions,
  media = null,
  preview,
  reactions,
  otherReactions = noReactions,
  onReact,
  commentsCount,
  onComment,
  commentsShown = false,
  shares,
  onShare,
  notice,
  menu = nothing,
  busy = false,
  headingLevel = 2,
  className,
  ...props
}: FeedPostProps<Type>) {
  const feed = useFeedMessages();
  const baseId = useId();
  const Title = `h${headingLevel}` as const;
  const ids = {
    author: `${baseId}author`,
    title: `${baseId}title`,
    text: `${baseId}text`,
    time: `${baseId}time`,
  };
  const hasTitle = title.trim() !== '';
  const [used, setUsed] = useState<readonly Type[]>([]);
  // A button that the reader has pressed stays, so that it does not lose the focus when its count becomes zero.
  const hasButton = ({ type, count, pressed }: PostReaction<Type>) =>
    count > 0 || pressed || used.includes(type);
  const others = new Set(otherReactions.map(({ type }) => type));
  const react = (type: Type) => {
    if (others.has(type)) setUsed([...used, type]);
    onReact(type);
  };
  return (
    <article
      {...props}
      aria-busy={busy || undefined}
      aria-describedby={ids.text}
      aria-labelledby={classNames(ids.author, hasTitle && ids.title, !hasTitle && ids.time)}
      aria-posinset={position}
      aria-setsize={total}
      className={classNames(styles.root, className)}
      data-component="feed-post"
      id={id}
      // The post is focusable, because the keys of the feed move the focus between posts.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <header className={styles.header} data-part="header">
        <Avatar name={namePartsOf(author)} size="md" src={author.picture} />
        <div className={styles.byline} data-part="byline">
          <p className={styles.author} id={ids.author}>
            <AuthorLink href={author.href} name={author.name} room="above" />
          </p>
          <p className={styles.facts}>
            {author.email === undefined || author.email === null || author.email === '' ? null : (
              <span className={styles.email} data-part="email" dir="ltr" title={author.email}>
                {author.email}
              </span>
            )}
            <span dir="auto" id={ids.time}>
              {href === undefined ? (
                <Time value={createdAt} />
              ) : (
                <RouterLink className={styles.when} data-part="time" href={href}>
                  <Time value={createdAt} />
                </RouterLink>
              )}
              {edited ? ` (${feed.edited})` : null}
            </span>
          </p>
        </div>
        <ActionMenu className={styles.menu} items={menu} />
      </header>
      {notice === undefined ? null : (
        <div className={styles.notice} data-part="notice">
          {notice}
        </div>
      )}
      <div className={styles.body} data-part="body">
        {hasTitle ? (
          <Title className={styles.title} data-part="title" dir="auto" id={ids.title}>
            {title}
          </Title>
        ) : null}
        <PostText id={ids.text} mentions={mentions} text={content} />
        {preview}
      </div>
      {media?.kind === 'video' ? <PostVideo media={media} name={author.name} /> : null}
      {media === null || media.kind === 'video' ? null : (
        <PostGallery
          eager={position <= 2}
          name={author.name}
          pictures={media.kind === 'picture' ? [media] : media.pictures}
        />
      )}
      <footer className={styles.actions} data-part="actions">
        {[...reactions, ...otherReactions.filter(hasButton)].map(
          ({ type, label, icon, pressedIcon = icon, count, description, pressed }) => (
            <PostAction count={count} key={type} on={pressed}>
              <ToggleButton
                aria-describedby={`${baseId}${type}`}
                aria-label={label}
                className={styles.button}
                leadingIcon={pressed ? pressedIcon : icon}
                onPressedChange={() => react(type)}
                pressed={pressed}
                size="sm"
                tone="danger"
                variant="ghost"
              >
                {others.has(type) ? null : <span className={styles.word}>{label}</span>}
                <VisuallyHidden aria-hidden id={`${baseId}${type}`}>
                  {description}
                </VisuallyHidden>
              </ToggleButton>
            </PostAction>
          ),
        )}
        <ActionMenu
          className={styles.others}
          icon={<IconHeartPlus />}
          items={otherReactions
            .filter((reaction) => !hasButton(reaction))
            .map(({ type, label, icon }) => ({ label, icon, onSelect: () => react(type) }))}
          label={feed.otherReactions}
        />
        <PostAction count={commentsCount}>
          <Button
            aria-describedby={`${baseId}comments`}
            aria-haspopup={commentsShown ? undefined : 'dialog'}
            aria-label={feed.comment}
            className={styles.button}
            leadingIcon={<IconComment />}
            onClick={onComment}
            size="sm"
            variant="ghost"
          >
            <span className={styles.word}>{feed.comment}</span>
            <VisuallyHidden aria-hidden id={`${baseId}comments`}>
              {feed.comments(commentsCount)}
            </VisuallyHidden>
          </Button>
        </PostAction>
        <PostAction count={shares}>
          <Button
            aria-describedby={`${baseId}shares`}
            aria-label={feed.shareThisPost}
            className={styles.button}
            leadingIcon={<IconShare />}
            onClick={onShare}
            size="sm"
            variant="ghost"
          >
            <span className={styles.word}>{feed.share}</span>
            <VisuallyHidden aria-hidden id={`${baseId}shares`}>
              {feed.shares(shares)}
            </VisuallyHidden>
          </Button>
        </PostAction>
      </footer>
    </article>
  );
}
