import './styles/core.css';

export * from './entries.gen.ts';
