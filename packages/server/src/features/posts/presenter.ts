import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { presentPictureOf } from '../../platform/files/present-picture.ts';
import { createFileUrls } from '../../platform/files/signed-urls.ts';
import type { Actor } from '../../platform/http/contract.ts';
import { presentLinkPreview } from '../link-previews/index.ts';
import { presentMentions } from '../mentions/index.ts';
import { createPersonPresenter } from '../people/index.ts';
import { presentReactionCounts } from '../reaction-types/index.ts';
import { anonymityFor, nobody } from './anonymity.ts';
import { postAbilities } from './policy.ts';
import type { PostRow } from './cards.ts';

type Schemas = components['schemas'];
export type Post = Schemas['Post'];

export type PostPresenter = (post: PostRow, viewer: Actor) => Post;

const isVideoType = (type: string | null): type is Schemas['PostVideo']['contentType'] =>
  type === 'video/mp4' || type === 'video/webm';

const intentionOf = (post: PostRow, anonymity: Schemas['Anonymous'] | null): Schemas['Intention'] => ({
  ...(anonymity === null ? {} : { anonymous: anonymity }),
  answeredAt: post.answered_at === null ? null : new Date(post.answered_at).toISOString(),
  thanks: post.thanks,
});

export function createPostPresenter(dependencies: Dependencies): PostPresenter {
  const { clock, secrets } = dependencies;
  const urls = createFileUrls(secrets.key('file addresses'));
  const { personOf } = createPersonPresenter(dependencies);

  function imagesOf(post: PostRow): Schemas['PostPhoto'][] {
    const first = { ...post, description: post.file_description };
    return [first, ...post.photos].flatMap((photo) => {
      const image = presentPictureOf(urls, photo, photo.description, clock.now());
      return photo.file_id === null || image === null ? [] : [{ _id: photo.file_id, ...image }];
    });
  }

  function video(post: PostRow): Schemas['PostVideo'] | null {
    const { file_id, file_content_type } = post;
    if (file_id === null || !isVideoType(file_content_type)) return null;
    return {
      url: urls.sign(file_id, 'original', clock.now()),
      contentType: file_content_type,
      description: post.file_description,
    };
  }

  return (post, viewer) => {
    const anonymity = post.is_anonymous === 1 ? anonymityFor(viewer, post.author_id) : null;
    return {
      _id: post.id,
      title: post.title,
      content: post.content,
      ...presentMentions(post.mentions),
      type: post.type,
      author_id:
        anonymity === 'hidden'
          ? { ...nobody, email: null }
          : {
              ...personOf({ ...post, id: post.author_id }),
              email: post.email_visible === 1 ? post.email : null,
            },
      images: imagesOf(post),
      video: video(post),
      createdAt: new Date(post.created_at).toISOString(),
      updatedAt: post.updated_at === null ? null : new Date(post.updated_at).toISOString(),
      reactions: presentReactionCounts(post, post.is_intention === 1),
      myReaction: post.reaction,
      saved: post.saved_at !== null,
      shares: post.shares,
      comments: post.comments,
      ...(post.group_id === null || post.group_name === null
        ? {}
        : { group: { _id: post.group_id, name: post.group_name } }),
      ...(post.is_intention === 1 ? { intention: intentionOf(post, anonymity) } : {}),
      ...(post.is_hidden ? { isHidden: true } : {}),
      linkPreview: presentLinkPreview(urls, post, clock.now()),
      abilities: postAbilities(viewer, post),
    };
  };
}
