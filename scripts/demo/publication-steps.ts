import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { planPublications } from './publications.ts';
import { day, minute } from './step.ts';
import type { SessionOf, Step } from './step.ts';

/** Who of the members looks after what is published. */
const editor = 1;

/** Whether all of it is published: a demo that was broken off lacks what it would have published last. */
export async function hasPublications(call: DemoClient): Promise<boolean> {
  const newest = planPublications(Date.now()).toSorted((one, other) => one.daysAgo - other.daysAgo)[0];
  const search = new URLSearchParams({ search: newest?.draft.title ?? '', limit: '1' });
  const { articles } = await call<{ articles: object[] }>({ method: 'GET', path: `/blog/all?${search}` });
  return articles.length > 0;
}

/** `appoint` makes the member one of the staff. */
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
    ...planned.flatMap(({ draft, daysAgo }, order): Step[] => {
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
      const publish = async () => {
        const { token } = sessionOf(editor);
        await call({ method: 'PUT', path: `/admin/publications/${id}/publish`, token });
      };
      return [
        { at, run: write },
        { at: at + minute, run: publish },
      ];
    }),
  ];
}
