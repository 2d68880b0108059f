import { createFieldDraft } from '../../forms/field-draft.ts';

const texts = createFieldDraft(() => sessionStorage, 'sign-up-draft', [
  'first_name',
  'last_name',
  'hasOneName',
  'phone',
  'email',
]);

type Texts = Parameters<(typeof texts)['keep']>[0];

/** The draft never contains passwords, and the member must give consent again. */
export const signUpDraft = {
  read: () => {
    const { hasOneName, ...stored } = texts.read();
    return { ...stored, hasOneName: hasOneName === 'true' };
  },
  keep: (values: Omit<Texts, 'hasOneName'> & { readonly hasOneName: boolean }) =>
    texts.keep({ ...values, hasOneName: String(values.hasOneName) }),
  remove: texts.remove,
};
