import { Link } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';

/** A member's name, linked to their staff page. */
export function NamedMember({ member }: { member: Schemas['NamedMember'] | null }) {
  const { i18n } = useLingui();
  return member === null ? (
    i18n._('Former member')
  ) : (
    <Link href={`/admin/members/${member._id}`} standalone>
      {member.name}
    </Link>
  );
}
