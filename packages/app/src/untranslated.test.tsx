import { beforeEach, describe, onTestFinished } from 'vitest';
import { serveWith } from '../test/network.ts';
import { exampleOf, operationNamed, type AnswerOf } from '../test/operations.ts';
import { anOwnProfile } from '../test/own-profile.ts';
import { markSpanishOfIntl, pseudoLanguages } from '../test/pseudo-language.ts';
import { aMember, renderApp, type Account } from '../test/render-app.tsx';
import { answerWithFullLists } from '../test/sample-answers.ts';
import { anAdministrator } from '../test/staff.ts';
import { expect, test } from '../test/test.ts';
import type { FakeServer } from '../test/fake-server.ts';
import { stringsIn, untranslatedTexts } from '../test/untranslated.ts';
import { sectionNames, sectionPath } from './features/settings/index.ts';
import { createScreens } from './route-table.ts';
import type { Access } from './router/screens.ts';

const { routes } = createScreens({ need: async () => {} });
const pathsFor = (...access: Access[]) =>
  routes
    .filter((route) => access.includes(route.access))
    .flatMap(({ path }) => (path === '/settings/:id' ? sectionNames.map(sectionPath) : [path]));

/**
 * Collects the texts of all responses of the server. Members and staff wrote these texts, so the test must not report
 * them as untranslated.
 */
function keepTexts(server: FakeServer): ReadonlySet<string> {
  const texts = new Set<string>();
  serveWith({
    ...server,
    handle: async (request) => {
      const response = await server.handle(request);
      if (response.headers.get('content-type')?.startsWith('application/json') === true)
        stringsIn(await response.clone().json(), texts);
      return response;
    },
  });
  return texts;
}

async function expectTranslated(server: FakeServer, path: string, member: Account | null): Promise<void> {
  answerWithFullLists(server);
  if (member !== null)
    server.answer('GET /user/getById/{id}', ({ params }) =>
      params['id'] === member._id
        ? { user: anOwnProfile() }
        : (exampleOf(operationNamed('GET /user/getById/{id}')).body as AnswerOf<'GET /user/getById/{id}'>),
    );
  const texts = keepTexts(server);
  const address = path.replace(':id', '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4d');
  await renderApp(address, { server, member, languages: pseudoLanguages });
  expect(location.pathname).toBe(address);
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  expect(document.documentElement.lang).toBe('es');
  expect(untranslatedTexts(texts)).toEqual([]);
}

beforeEach(() => {
  onTestFinished(markSpanishOfIntl());
});

describe('no text is untranslated', () => {
  test.for(pathsFor('guests', 'all'))('for visitors at %s', async (path, { server }) => {
    await expectTranslated(server, path, null);
  });

  test.for(pathsFor('members', 'community'))('for members at %s', async (path, { server }) => {
    await expectTranslated(server, path, aMember());
  });

  test('for members in the questionnaire', async ({ server }) => {
    await expectTranslated(server, '/complete-registration', aMember({ questionnaireCompleted: false }));
  });

  test.for(pathsFor('staff'))('for the staff at %s', async (path, { server }) => {
    await expectTranslated(server, path, anAdministrator());
  });
});
