import { useSearchParams } from 'react-router-dom';

const profileTabs = ['posts', 'information', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const isTab = (value: string | null): value is ProfileTab => profileTabs.some((tab) => tab === value);

export const tabIn = (search: URLSearchParams): ProfileTab => {
  const named = search.get('tab');
  return isTab(named) ? named : 'posts';
};

/** The current tab, stored in the URL. Changing the tab replaces the history entry. */
export function useProfileTab(): [ProfileTab, (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: string) => {
    const next = new URLSearchParams(search);
    if (isTab(tab) && tab !== 'posts') next.set('tab', tab);
    else next.delete('tab');
    setSearch(next, { replace: true });
  };
  return [tabIn(search), choose];
}
