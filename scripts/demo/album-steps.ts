import { stableId, type DemoClient } from './demo-client.ts';
import { members } from './members.ts';
import { drawPicture } from './pictures.ts';
import type { SceneName } from './scenes.ts';
import { day, minute, type SessionOf, type Step } from './step.ts';

interface PlannedAlbum {
  author: number;
  daysAgo: number;
  title: string;
  /** `@` stands for the mention of the named member. */
  content: string;
  mentioned: number;
  scenes: readonly SceneName[];
}

/** Posts with several photos. The demo's visitor is member 0. */
const albums: readonly PlannedAlbum[] = [
  {
    author: 3,
    daysAgo: 2.4,
    title: 'Before the vigil',
    content:
      'The candles are lit and the chalice is polished. @ sang so well at the rehearsal. See you at eight!',
    mentioned: 5,
    scenes: ['candles', 'roseWindow', 'lancets', 'breadAndWine', 'adventWreath'],
  },
  {
    author: 7,
    daysAgo: 0.4,
    title: 'Our walk in three pictures',
    content: 'Seven miles, two blisters, no rain. Thank you, @, for leading the rosary on the last mile.',
    mentioned: 0,
    scenes: ['bellTower', 'pilgrimPath', 'hillChurch'],
  },
];

async function formOf({ title, content, mentioned, scenes }: PlannedAlbum, order: number, id: string) {
  const member = members[mentioned];
  if (member === undefined) throw new Error(`There is no member ${mentioned}.`);
  const drawn = await Promise.all(scenes.map((scene, index) => drawPicture(scene, 900 + order * 10 + index)));
  const body = new FormData();
  body.set('title', title);
  body.set('content', content.replace('@', `@${member.first_name} ${member.last_name}`));
  body.set('mentions', JSON.stringify([id]));
  body.set('imageDescriptions', JSON.stringify(drawn.map(({ description }) => description)));
  for (const [index, { bytes }] of drawn.entries()) {
    body.append(
      'images',
      new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
      `photo-${index + 1}.jpg`,
    );
  }
  return body;
}

/** Members publish several photos in one post, and mention one another. */
export function stepsOfAlbums(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  return albums.flatMap((album, order): Step[] => {
    let postId = '';
    const at = now - album.daysAgo * day;
    const publish = async () => {
      const { post } = await call<{ post: { _id: string } }>({
        method: 'POST',
        path: '/post/create',
        token: sessionOf(album.author).token,
        key: stableId('album', order),
        body: await formOf(album, order, sessionOf(album.mentioned)._id),
      });
      postId = post._id;
    };
    const like = async (member: number) => {
      const { _id, token } = sessionOf(member);
      await call({
        method: 'POST',
        path: `/reaction/post/${postId}`,
        token,
        body: { type: 'like', userId: _id },
      });
    };
    return [
      { at, run: publish },
      ...[2, 4, 6, 9, 11].map((member, index) => ({
        at: at + (index + 1) * 20 * minute,
        run: () => like(member),
      })),
    ];
  });
}
