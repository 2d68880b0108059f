import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { coverFormat, drawPicture } from './pictures.ts';
import { planPublications } from './publications.ts';
import { day, minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

/** The number of the member who manages the publications. */
export const editor = 1;

/** Whether everything has been published. If the demo was interrupted, the last publications are missing. */
export async function hasPublications(call: DemoClient): Promise<boolean> {
  const newest = planPublications(Date.now()).toSorted((one, other) => one.daysAgo - other.daysAgo)[0];
  const search = new URLSearchParams({ search: newest?.draft.title ?? '', limit: '1' });
  const { articles } = await call<{ articles: object[] }>({ method: 'GET', path: `/blog/all?${search}` });
  return articles.length > 0;
}

/**
 * The format of a picture. A resource has the format of a book cover. The picture of an article fits beside the text.
 * All other pictures are as wide as the page.
 */
const formatOf = (kind: string): readonly [number, number] =>
  kind === 'resource' ? [800, 1000] : kind === 'article' ? [1200, 800] : coverFormat;

/** `appoint` makes a member part of the staff. */
export function stepsOfPublications(
  call: DemoClient,
  sessionOf: SessionOf,
  appoint: (userId: string) => Promise<void>,
  now: number,
): Step[] {
  const planned = planPublications(now);
  const oldest = Math.max(...planned.map(({ daysAgo }) => daysAgo));
  return [
    { at: now - (oldest + 0.5) * day, run: () => appoint(sessionOf(editor)._id) },
    ...planned.flatMap(({ draft, daysAgo, scene, recordings = [] }, order): Step[] => {
      const at = now - daysAgo * day;
      let id = '';
      const write = async () => {
        const { token } = sessionOf(editor);
        const key = stableId('publication', order);
        const path = '/admin/publications';
        const answer = await call<{ publication: { _id: string } }>({
          method: 'POST',
          path,
          token,
          key,
          body: { ...draft },
        });
        id = answer.publication._id;
      };
      const illustrate = async () => {
        if (scene === null) return;
        const { token } = sessionOf(editor);
        const { bytes, description } = await drawPicture(scene, order + 900, formatOf(draft.kind));
        const body = new FormData();
        body.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${scene}.jpg`);
        body.set('description', description);
        await call({ method: 'PUT', path: `/admin/publications/${id}/picture`, token, body });
      };
      const record = async () => {
        const { token } = sessionOf(editor);
        for (const [place, { title, bytes }] of recordings.entries()) {
          const body = new FormData();
          body.append('title', title);
          body.append('recording', new Blob([Uint8Array.from(bytes())]), 'bells.wav');
          const key = stableId('recording', order, place);
          await call({ method: 'POST', path: `/admin/publications/${id}/recordings`, token, key, body });
        }
      };
      const publish = async () => {
        const { token } = sessionOf(editor);
        await call({ method: 'PUT', path: `/admin/publications/${id}/publish`, token });
      };
      return [
        { at, run: write },
        { at: at + minute / 2, run: illustrate },
        ...(recordings.length === 0 ? [] : [{ at: at + (minute * 3) / 4, run: record }]),
        { at: at + minute, run: publish },
      ];
    }),
  ];
}
