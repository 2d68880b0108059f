import type { ReactNode } from 'react';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { IconBook } from '../icons/book.tsx';
import { IconDocument } from '../icons/document.tsx';
import { IconFlag } from '../icons/flag.tsx';
import { IconHome } from '../icons/home.tsx';
import { IconMail } from '../icons/mail.tsx';
import { IconReply } from '../icons/reply.tsx';
import { IconUsers } from '../icons/users.tsx';
import { AdminLayout } from '../patterns/admin-layout/admin-layout.tsx';
import { MemberPage } from './member-page.tsx';
import { useWords } from './use-words.ts';

type StaffArea = 'overview' | 'reports' | 'publications';

type StaffPageProps = {
  title: string;
  /** The area of the page. */
  area: StaffArea;
  /** Gives the page the whole width, for an editor. */
  wide?: boolean;
  /** A link above the title. */
  back?: ReactNode;
  children: ReactNode;
};

/** A page for the staff of the community. */
export function StaffPage({ title, area, wide = false, back, children }: StaffPageProps) {
  const words = useWords();
  const items = [
    {
      href: '#overview',
      label: words('Overview', 'Resumen'),
      icon: <IconHome />,
      current: area === 'overview',
    },
    { href: '#members', label: words('Members', 'Miembros'), icon: <IconUsers /> },
    {
      href: '#reports',
      label: words('Reports', 'Denuncias'),
      icon: <IconFlag />,
      current: area === 'reports',
    },
    { href: '#appeals', label: words('Appeals', 'Apelaciones'), icon: <IconReply /> },
    {
      href: '#publications',
      label: words('Publications', 'Publicaciones'),
      icon: <IconBook />,
      current: area === 'publications',
    },
    { href: '#payments', label: words('Payments', 'Pagos'), icon: <IconMail /> },
    { href: '#audit', label: words('Audit log', 'Registro de auditoría'), icon: <IconDocument /> },
  ];
  return (
    <MemberPage>
      <AdminLayout
        items={items}
        label={words('Administration', 'Administración')}
        variant={wide ? 'wide' : 'default'}
      >
        <Stack gap={5}>
          <Heading level={1}>{title}</Heading>
          {back}
          {children}
        </Stack>
      </AdminLayout>
    </MemberPage>
  );
}
