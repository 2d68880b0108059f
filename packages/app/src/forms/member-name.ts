import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { textLength } from '@parvis/design-system';

const longestName = 80;

const isShortEnough = (name: string): boolean => textLength(name) <= longestName;

/**
 * A member's name, in any script. If the member has only one name, the last name is not validated and is sent as an
 * empty text.
 */
export const memberName = (i18n: I18n) => {
  const tooLong = i18n._('Please use at most 80 characters.');
  return v.pipe(
    v.object({
      first_name: v.pipe(
        v.string(),
        v.trim(),
        v.check(isShortEnough, tooLong),
        v.nonEmpty(i18n._('Required')),
      ),
      last_name: v.pipe(v.string(), v.trim()),
      hasOneName: v.boolean(),
    }),
    v.forward(
      v.partialCheck(
        [['last_name'], ['hasOneName']],
        ({ last_name, hasOneName }) => hasOneName || isShortEnough(last_name),
        tooLong,
      ),
      ['last_name'],
    ),
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
