import { SideMenu } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { sections } from './sections.tsx';

export function CommunityMenu() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return <SideMenu label={i18n._('Community menu')} items={sections(i18n, pathname)} />;
}
