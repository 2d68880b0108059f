import { stableId } from './demo-client.ts';
import type { DemoClient } from './demo-client.ts';
import { members } from './members.ts';
import { editor } from './publication-steps.ts';
import { day } from './step.ts';
import type { SessionOf, Step } from './step.ts';

const hour = day / 24;

const letters = [
  {
    kind: 'question',
    name: 'Walter Hines',
    email: 'walter.hines@example.org',
    message: 'Our parish moved to 20 Church Street in May. Who changes that on its page?',
    hoursAgo: 60,
    answer: 'Changed, and answered by email.',
  },
  {
    kind: 'privacy',
    name: 'Inés Calderón',
    email: 'ines.calderon@example.org',
    message: 'Quisiera saber qué datos guardan de mi madre, que cerró su cuenta en verano.',
    hoursAgo: 20,
    answer: null,
  },
  {
    kind: 'problem',
    name: 'Peter Novak',
    email: 'peter.novak@example.org',
    message:
      'The recovery mail arrives after the hour in which its link is good. Is my provider slow, or yours?',
    hoursAgo: 7,
    answer: null,
  },
] as const;

const subscribers = [
  ['walter.hines@example.org', 'en'],
  ['ines.calderon@example.org', 'es'],
  ['choir@saintcecilia.example', 'en'],
  ['j.delgado@example.org', 'es'],
  ['peter.novak@example.org', 'en'],
] as const;

const corrections = [
  [6, 'The Saturday Mass has moved to 5:30 PM.'],
  [9, 'Confessions are heard before Mass now, not after.'],
] as const;

type List = 'posts' | 'reports' | 'items' | 'parishes' | 'events' | 'plans';

const subject = ({ _id }: { _id: string }) => ({ subjectType: 'post', subjectId: _id });

/** The open work that members and visitors give the staff, and the sign-ups for planned events. */
export function stepsOfStaff(call: DemoClient, sessionOf: SessionOf, now: number): Step[] {
  const read = async <Row extends object>(list: List, path: string): Promise<Row[]> => {
    const { token } = sessionOf(editor);
    const answer = await call<Record<string, Row[]>>({ method: 'GET', path, token });
    return answer[list] ?? [];
  };

  const write = async ({ kind, name, email, message, answer }: (typeof letters)[number], order: number) => {
    const key = stableId('letter', order);
    await call({ method: 'POST', path: '/contact', key, body: { kind, name, email, message } });
    if (answer === null) return;
    const { token } = sessionOf(editor);
    const { contacts } = await call<{ contacts: { _id: string; email: string }[] }>({
      method: 'GET',
      path: '/admin/contact',
      token,
    });
    const id = contacts.find((contact) => contact.email === email)?._id;
    await call({ method: 'PUT', path: `/admin/contact/${id}/answer`, token, body: { note: answer } });
  };

  const report = async (
    from: number,
    body: { subjectType: string; subjectId: string; category: string; details: string },
  ) => {
    await call({ method: 'POST', path: '/report/create', token: sessionOf(from).token, body });
  };

  const dismissAll = async () => {
    const { token } = sessionOf(editor);
    const reports = await read<{ _id: string }>('reports', '/admin/reports');
    for (const { _id } of reports) {
      const path = `/admin/reports/${_id}/decide`;
      await call({ method: 'PUT', path, token, body: { outcome: 'dismissed' } });
    }
  };

  const reportAll = async () => {
    const posts = await read<{ _id: string; author_id: { _id: string } }>('posts', '/post/all?limit=30');
    const items = await read<{ _id: string }>('items', '/marketplace/all?limit=30');
    const staff = sessionOf(editor)._id;
    const [one, other, third] = posts.filter(({ author_id }) => author_id._id !== staff).toReversed();
    const item = items[4];
    if (one === undefined || other === undefined || third === undefined || item === undefined) {
      throw new Error('There is nothing to report.');
    }
    await report(2, { ...subject(one), category: 'spam', details: '' });
    await dismissAll();
    const untrue = 'This was said of my late father, and it is not true.';
    await report(5, { ...subject(other), category: 'other', details: untrue });
    const repeated = 'The same words were in three groups today.';
    await report(8, { ...subject(third), category: 'spam', details: repeated });
    const copied = 'The photos are from the catalogue of a museum.';
    await report(0, { subjectType: 'listing', subjectId: item._id, category: 'fraud', details: copied });
  };

  const signUp = async () => {
    const events = await read<{ _id: string }>('events', '/event/all');
    for (const [order, { _id }] of events.entries()) {
      for (const member of members.keys()) {
        if ((member * 7 + order * 3) % 5 > 1) continue;
        const { token } = sessionOf(member);
        await call({ method: 'PUT', path: `/event/attend/${_id}`, token });
      }
    }
  };

  const reportCorrections = async () => {
    const parishes = await read<{ _id: string }>('parishes', '/parish/all');
    for (const [index, [member, note]] of corrections.entries()) {
      const { token } = sessionOf(member);
      await call({
        method: 'PUT',
        path: `/parish/correction/${parishes[index]?._id}`,
        token,
        body: { note },
      });
    }
  };

  const pay = async (member: number) => {
    const { token } = sessionOf(member);
    const plans = await read<{ _id: string; price: number }>('plans', '/plan/all');
    const plan = plans.filter(({ price }) => price > 0)[member % 2];
    const person = members[member];
    if (plan === undefined || person === undefined) throw new Error('The plan or the member is missing.');
    await call({
      method: 'POST',
      path: '/payment/create',
      token,
      key: stableId('payment', member),
      body: {
        planId: plan._id,
        contact: person.email,
        fullName: `${person.first_name} ${person.last_name}`,
        amount: plan.price,
      },
    });
  };

  return [
    ...letters.map((letter, order) => ({
      at: now - letter.hoursAgo * hour,
      run: () => write(letter, order),
    })),
    ...subscribers.map(([email, language], index) => ({
      at: now - (index + 1) * day,
      run: async () => {
        await call({ method: 'POST', path: '/newsletter/subscribe', body: { email, language } });
      },
    })),
    { at: now - 3 * day, run: signUp },
    { at: now - 2 * day, run: reportCorrections },
    { at: now - 5 * hour, run: reportAll },
    ...[0, 3, 8, 11].map((member, index) => ({ at: now - (index * 9 + 2) * hour, run: () => pay(member) })),
  ];
}
