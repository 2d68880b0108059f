import { languages } from '@parvis/api-client/languages';
import type { components } from '@parvis/api-client/contract';
import type { Dependencies } from '../../platform/dependencies.ts';
import { AppError, isAboutFields } from '../../platform/http/errors.ts';
import type { PublishedPages, StoredPage } from '../../platform/http/stored-page.ts';
import { inLanguage, type Language } from '../../platform/language.ts';
import { massBody, words } from './mass-body.ts';
import { createMassSearch } from './mass-search.ts';
import { fields, questionOf, readAddress, type Errors } from './page-question.ts';

const PATH = '/mass';

type Answer = { readonly page: components['schemas']['MassPage'] | null; readonly errors: Errors };

/** The errors of a refused search, by the fields of the form. */
function errorsOf({ fieldErrors = [] }: AppError): Errors {
  return Object.fromEntries(
    fieldErrors.flatMap(({ path, message }) =>
      fields.some((field) => field === path) ? [[path, message]] : [],
    ),
  );
}

/** Adds the page that finds Masses. It has a form and its results, so that it needs no JavaScript. */
export function withMassPage(
  dependencies: Pick<Dependencies, 'clock' | 'database' | 'secrets'>,
  pages: PublishedPages,
): PublishedPages {
  const search = createMassSearch(dependencies);

  async function answer(values: ReturnType<typeof readAddress>['values'], errors: Errors): Promise<Answer> {
    if (Object.keys(errors).length > 0 || values.zip === undefined) return { page: null, errors };
    try {
      return { page: await search(questionOf(values)), errors };
    } catch (error) {
      if (error instanceof AppError && isAboutFields(error)) return { page: null, errors: errorsOf(error) };
      throw error;
    }
  }

  async function find(language: Language, parameters: URLSearchParams): Promise<StoredPage> {
    const { values, errors: malformed } = readAddress(parameters);
    const { page, errors } = await answer(values, malformed);
    const say = inLanguage(words, language);
    return {
      exists: true,
      // Search engines need only the form. The results are different every day.
      isIndexed: [...parameters.keys()].every((name) => name === 'lang'),
      content: {
        path: PATH,
        type: 'website',
        language,
        languages,
        title: say.title,
        description: say.description,
        image: null,
        body: massBody({ values, errors, page, language, say }),
        data: () => null,
      },
    };
  }

  return {
    find: (path, language, parameters) =>
      path === PATH ? find(language, parameters) : pages.find(path, language, parameters),

    async addresses() {
      const found = await pages.addresses();
      // Without parishes, nothing can be found.
      const parishes = found.find(({ path }) => path === '/parishes');
      return parishes === undefined ? found : [...found, { ...parishes, path: PATH }];
    },
  };
}
