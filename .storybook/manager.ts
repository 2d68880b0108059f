import { addons } from 'storybook/manager-api';
import { darkTheme, lightTheme } from './theme.ts';

const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
const dress = () => addons.setConfig({ theme: darkSystem.matches ? darkTheme : lightTheme });

dress();
darkSystem.addEventListener('change', dress);
