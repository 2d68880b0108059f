import type { Schemas } from '@parvis/api-client';
import type { FakeServer } from './fake-server.ts';
import { newId } from './ids.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

type Event = Schemas['CommunityEvent'];
type Publication = Schemas['Publication'];

/** An event that takes place online every Saturday evening in São Paulo. */
export function anEvent(changes: Partial<Event> = {}): Event {
  const { event } = exampleOf(operationNamed('GET /event/getById/{id}'))
    .body as AnswerOf<'GET /event/getById/{id}'>;
  return {
    ...event,
    _id: newId(),
    event: { ...event.event, startsAt: '2090-01-07T19:00', minutes: 90 },
    beginsAt: '2090-01-07T22:00:00.000Z',
    endsAt: '2090-01-07T23:30:00.000Z',
    ...changes,
  };
}

export function aParish(changes: Partial<Schemas['Parish']> = {}): Schemas['Parish'] {
  const { parish } = exampleOf(operationNamed('GET /parish/getById/{id}'))
    .body as AnswerOf<'GET /parish/getById/{id}'>;
  return { ...parish, _id: newId(), ...changes };
}

export function aResource(changes: Partial<Schemas['Resource']> = {}): Schemas['Resource'] {
  const { resource } = exampleOf(operationNamed('GET /resource/getById/{id}'))
    .body as AnswerOf<'GET /resource/getById/{id}'>;
  const _id = newId();
  return { ...resource, _id, id: _id, ...changes };
}

export function anArticle(changes: Partial<Schemas['Article']> = {}): Schemas['Article'] {
  const { article } = exampleOf(operationNamed('GET /blog/getById/{id}'))
    .body as AnswerOf<'GET /blog/getById/{id}'>;
  return { ...article, _id: newId(), ...changes };
}

/** A publication by the staff, as the staff sees it. */
export function aPublication(changes: Partial<Publication> = {}): Publication {
  const { publication } = exampleOf(operationNamed('GET /admin/publications/{id}'))
    .body as AnswerOf<'GET /admin/publications/{id}'>;
  return { ...publication, _id: newId(), ...changes };
}

export function aRecording(title: string): Schemas['Recording'] {
  const _id = newId();
  const url = `/api/recording/${_id}?signature=Xk2`;
  return { _id, title, duration: 60, bytes: 1_000_000, fileName: `${title}.mp3`, url };
}

/** The picture of a publication. */
export const aCover: Schemas['PostImage'] = {
  url: '/api/file/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d/large?signature=Xk2',
  width: 64,
  height: 40,
  description: '',
  placeholder: '',
  sources: [],
};

/** Serves one publication, which the editor saves and publishes. Null if the editor creates it. */
export function keepPublication(server: FakeServer, first: Publication | null, title = 'Rosary'): void {
  let kept = first ?? aPublication({ title, kind: 'article', resource: null, state: 'draft' });
  const change = (changes: Partial<Publication>) => {
    kept = { ...kept, ...changes };
    return { publication: kept };
  };
  server.answer('GET /admin/publications/{id}', () => ({ publication: kept }));
  server.answer('POST /admin/publications', ({ body }) => change({ kind: body.kind, title: body.title }));
  server.answer('PUT /admin/publications/{id}', ({ body }) => change({ title: body.title ?? kept.title }));
  server.answer('PUT /admin/publications/{id}/picture', ({ body }) =>
    change({ image: { ...aCover, description: body.description ?? '' } }),
  );
  server.answer('DELETE /admin/publications/{id}/picture', () => change({ image: null }));
  server.answer('PUT /admin/publications/{id}/publish', () => change({ state: 'published' }));
  server.answer('PUT /admin/publications/{id}/withdraw', () => change({ state: 'draft' }));
}
