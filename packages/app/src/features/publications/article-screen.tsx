import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useIdInPath } from '../../router/id-in-path.ts';
import { PublicData } from './public-data.tsx';
import { ReadingPage } from './reading-page.tsx';
import { ReadingState } from './reading-state.tsx';
import { usePublications } from './use-publications.ts';

function Article({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { publications } = usePublications();
  const query = useQuery(publications.articleQuery(id));
  const back = { href: '/blog', label: i18n._('All articles') };
  return (
    <ReadingState
      back={back}
      failure={i18n._('The article could not be loaded')}
      notFoundText={i18n._('This article no longer exists.')}
      query={query}
      title={i18n._('Blog')}
    >
      {(article) => <ReadingPage back={back} key={article._id} publication={article} />}
    </ReadingState>
  );
}

export function ArticleScreen() {
  const id = useIdInPath() ?? '';
  return (
    <PublicData>
      <Article id={id} key={id} />
    </PublicData>
  );
}
