import { Banner, Link, Stack, Text, type BannerProps } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

/** The notice about the authorities to call first, with their numbers. */
export function AuthoritiesFirst({ children, ...props }: BannerProps) {
  const { i18n } = useLingui();
  return (
    <Banner role="alert" title={i18n._('First call the civil authorities')} {...props}>
      <Stack align="start" gap={2}>
        {children}
        <Link href="tel:911" standalone>
          {i18n._('Call 911')}
        </Link>
        <Link href="tel:+18004224453" standalone>
          {i18n._('Childhelp: 1-800-422-4453')}
        </Link>
        <Link href="tel:+18008435678" standalone>
          {i18n._('National Center for Missing & Exploited Children: 1-800-843-5678')}
        </Link>
        <Link href="tel:988" standalone>
          {i18n._('Suicide and Crisis Lifeline: 988')}
        </Link>
      </Stack>
    </Banner>
  );
}

/** The same notice, for members who report something. */
export function AuthoritiesForMembers(props: Omit<BannerProps, 'tone' | 'title' | 'children'>) {
  const { i18n } = useLingui();
  return (
    <AuthoritiesFirst tone="warning" {...props}>
      <Text>
        {i18n._('If somebody is in danger now, call 911 or the police before you do anything here.')}
      </Text>
      <Text>
        {i18n._(
          'Suspected abuse belongs with the police or child protective services first, and then with the safeguarding office of the diocese. Our moderators can remove content, they cannot protect a person.',
        )}
      </Text>
    </AuthoritiesFirst>
  );
}
