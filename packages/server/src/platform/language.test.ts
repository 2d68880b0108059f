import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommunity, type Caller, type Community } from '../../test/community.ts';
import { languageOf } from './language.ts';

describe('the language for accept-language', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['es', 'es'],
    ['ES', 'es'],
    ['es-MX', 'es'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['es-419,es;q=0.9', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['en;q=0.5,es;q=0.5', 'en'],
    ['es;q=0.5,en;q=0.5', 'es'],
    ['fr-CH, fr;q=0.9, es;q=0.8, *;q=0.5', 'es'],
    ['es;q=0', 'en'],
    ['es;q=0, en;q=0.1', 'en'],
    ['*', 'en'],
    ['fr', 'en'],
    ['est', 'en'],
    ['es;q=2', 'en'],
    ['es;q=high', 'en'],
    ['; ;,,es;;q', 'en'],
    ['__proto__,constructor', 'en'],
    [`${'fr,'.repeat(1000)}es`, 'en'],
  ])('%j is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});

describe('in the accepted language the server', () => {
  let community: Community;
  let maria: Caller;
  let stranger: Caller;

  beforeAll(async () => {
    community = await startCommunity();
    ({ stranger } = community);
    maria = await community.join();
  });

  afterAll(() => community.close());

  const spanish = { 'accept-language': 'es' };

  test('refuses a request', async () => {
    const body = { email: 'nobody@example.org', password: 'Stella-Maris-33' };
    expect((await stranger.request('POST', '/auth/signin', { body, headers: spanish })).body).toEqual({
      message: 'El correo electrónico o la contraseña no son correctos.',
      id: 'auth.credentials',
    });
    const otherwise = await stranger.request('POST', '/auth/signin', {
      body,
      headers: { 'accept-language': 'tlh' },
    });
    expect(otherwise.body).toMatchObject({ message: 'The email address or the password is not right.' });
  });

  test.each([
    ['/nothing', 'En esta dirección no hay nada.'],
    ['/post/all?limit=1000', 'Revisa los campos señalados.'],
    ['/post/getById/019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4b', 'Esta publicación ya no está disponible.'],
  ])('reports the error of %s', async (path, message) => {
    expect((await maria.request('GET', path, { headers: spanish })).body).toMatchObject({ message });
  });

  test('reports the error of each field, by the contract and by its own rules', async () => {
    const body = {
      first_name: '',
      last_name: 'Rossi',
      email: 'maria',
      password: 'Stella-Maris-33',
      termsAccepted: false,
    };
    expect((await stranger.request('POST', '/auth/signup', { body, headers: spanish })).body).toEqual({
      message: 'Revisa los campos señalados.',
      id: 'request.invalid',
      errors: [
        { path: 'first_name', message: 'Escribe algo.' },
        { path: 'email', message: 'Escribe un correo electrónico válido.' },
        { path: 'termsAccepted', message: 'Confirma tu edad y acepta las condiciones.' },
      ],
    });
    const short = { ...body, first_name: 'Maria', email: 'maria-es@example.org', password: 'Ave' };
    const { body: answer } = await stranger.request('POST', '/auth/signup', {
      body: { ...short, termsAccepted: true },
      headers: spanish,
    });
    expect(answer).toMatchObject({ errors: [{ path: 'password', message: 'Usa al menos 8 caracteres.' }] });
  });

  test('confirms actions', async () => {
    const { body: created } = await maria.request<{ post: { _id: string } }>('POST', '/post/create', {
      body: { content: 'Ave' },
    });
    const path = `/post/delete/${created.post._id}`;
    const { body } = await maria.request('DELETE', path, { headers: spanish });
    expect(body).toEqual({ message: 'La publicación se ha eliminado.' });
  });

  test('writes notifications', async () => {
    const jose = await community.join();
    await jose.request('POST', '/friendship/request', { body: { recipientId: maria.id } });
    const { body } = await maria.request<{ data: { title: string; description: string }[] }>(
      'GET',
      `/notification/all/${maria.id}`,
      { headers: spanish },
    );
    expect(body.data[0]?.title).toBe('Solicitud de amistad');
    expect(body.data[0]?.description).toMatch(/ te ha enviado una solicitud de amistad\.$/);
  });
});
