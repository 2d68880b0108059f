import type { I18n } from '@lingui/core';
import { isBeyondLimit, isEmpty, isUnknownKind, mostFiles } from './file-rules.ts';

interface ChosenFiles {
  usable: readonly File[];
  /** Why other files are not attached. Each text names its files. */
  faults: readonly string[];
}

/** More names than this would fill the screen of a phone. */
const mostNames = 3;

function namesOf(i18n: I18n, files: readonly File[]): string {
  const names = files.slice(0, mostNames).map(({ name }) => name);
  const more = files.length - names.length;
  if (more > 0) names.push(i18n._('{count, plural, one {# more} other {# more}}', { count: more }));
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
}

function faultsOf(i18n: I18n, files: readonly File[], one: (name: string) => string, all: string): string[] {
  const [first, ...others] = files;
  if (first === undefined) return [];
  return [others.length === 0 ? one(first.name) : `${all} ${namesOf(i18n, files)}`];
}

/** Separates the files that can be attached from the others. `attached` is the number of files that are attached. */
export function chooseUsable(i18n: I18n, files: readonly File[], attached: number): ChosenFiles {
  const empty = files.filter(isEmpty);
  const large = files.filter((file) => !isEmpty(file) && isBeyondLimit(file));
  const unknown = files.filter((file) => !isEmpty(file) && !isBeyondLimit(file) && isUnknownKind(file));
  const refused = new Set([...empty, ...large, ...unknown]);
  const possible = files.filter((file) => !refused.has(file));
  const room = Math.max(0, mostFiles - attached);
  const surplus = possible.slice(room);
  return {
    usable: possible.slice(0, room),
    faults: [
      ...faultsOf(
        i18n,
        empty,
        (name) => i18n._('The file {name} is empty.', { name }),
        i18n._('These files are empty:'),
      ),
      ...faultsOf(
        i18n,
        large,
        (name) => i18n._('The file {name} is larger than 25 MB.', { name }),
        i18n._('These files are larger than 25 MB:'),
      ),
      ...faultsOf(
        i18n,
        unknown,
        (name) => i18n._('Files such as {name} cannot be sent.', { name }),
        i18n._('Files such as these cannot be sent:'),
      ),
      ...(surplus.length === 0
        ? []
        : [
            i18n._('You can send {count} files at once. Not attached: {names}', {
              count: mostFiles,
              names: namesOf(i18n, surplus),
            }),
          ]),
    ],
  };
}
