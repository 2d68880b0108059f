import { renderToString } from 'react-dom/server';
import { Site } from './site.tsx';

export { pages } from './site.tsx';

export const render = (path: string) => renderToString(<Site path={path} />);
