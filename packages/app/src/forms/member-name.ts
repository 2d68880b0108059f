import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { textLength } from './text-length.ts';

const longestName = 80;

/** The name of a member, in any script. Whoever has one name says so, and leaves the last name empty. */
export const memberName = (i18n: I18n) => {
  const part = v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => textLength(name) <= longestName, i18n._('Please use at most 80 characters.')),
  );
  return v.pipe(
    v.object({
      first_name: v.pipe(part, v.nonEmpty(i18n._('Required'))),
      last_name: part,
      hasOneName: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['last_name'], ['hasOneName']],
        ({ last_name, hasOneName }) => hasOneName || last_name !== '',
        i18n._('Required'),
      ),
      ['last_name'],
    ),
    v.transform(({ first_name, last_name, hasOneName }) => ({
      first_name,
      last_name: hasOneName ? '' : last_name,
    })),
  );
};

export type MemberNameValues = v.InferInput<ReturnType<typeof memberName>>;
