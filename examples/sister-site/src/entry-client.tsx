import '@parvis/design-system/styles.css';
import '@parvis/design-system/patterns.css';
import './saint-brendan.css';
import { hydrateRoot } from 'react-dom/client';
import { Site } from './site.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root.');
hydrateRoot(root, <Site path={window.location.pathname} />);
