import {
  Button,
  ButtonLink,
  EmptyState,
  IconEdit,
  IconLock,
  InformationList,
  Link,
  Stack,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useMember } from '../../app-context.tsx';
import { parishPath } from '../parishes/index.ts';
import { type Profile, fullName } from '../people/index.ts';
import { languageOf } from '../publications/index.ts';
import { aboutFields, faithFields, itemsOf } from './information.ts';
import { useProfileDialog } from './use-profile-dialog.tsx';

/** A member's details, as far as the reader is allowed to see them. */
export function InformationTab({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const { dialog, show } = useProfileDialog(profile);
  const isOwn = profile.audiences !== null;
  const parish = useMember()?.ownParish;
  const parts = [
    { kind: 'details', title: i18n._('About'), items: itemsOf(i18n, profile, aboutFields) },
    { kind: 'faith', title: i18n._('Faith'), items: itemsOf(i18n, profile, faithFields) },
  ] as const;
  const shown = parts.filter(({ items }) => items.length > 0);

  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<IconLock size="lg" />}
        title={i18n._('Nothing to see here')}
        description={i18n._('{name} keeps these details private.', { name: fullName(profile) })}
      />
    );
  }
  return (
    <Stack gap={6}>
      {shown.map(({ kind, title, items }) => (
        <InformationList
          key={kind}
          title={title}
          items={items}
          action={
            isOwn ? (
              <Button
                aria-label={i18n._('Edit {part}', { part: title })}
                leadingIcon={<IconEdit />}
                onClick={() => show(kind)}
                size="sm"
                variant="secondary"
              >
                {i18n._('Edit')}
              </Button>
            ) : undefined
          }
        />
      ))}
      {isOwn ? (
        <InformationList
          action={
            <ButtonLink
              aria-label={i18n._('Edit {part}', { part: i18n._('My parish') })}
              href="/settings/place#parishes"
              leadingIcon={<IconEdit />}
              size="sm"
              variant="secondary"
            >
              {i18n._('Edit')}
            </ButtonLink>
          }
          items={[
            {
              term: i18n._('My parish'),
              value:
                parish === undefined ? (
                  <Link href="/parishes">{i18n._('Find your parish')}</Link>
                ) : (
                  <Link href={parishPath(parish._id)} lang={languageOf(i18n, parish)}>
                    {parish.title}
                  </Link>
                ),
            },
          ]}
          title={i18n._('Parishes')}
        />
      ) : null}
      {dialog}
    </Stack>
  );
}
