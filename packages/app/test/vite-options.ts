import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { UserConfig } from 'vite';
import { contractModule } from './contract-plugin.ts';

/** The app under test: compiled as in the build, with the contract and the mock service worker. */
export const appUnderTest = {
  plugins: [react({ compiler: { sources: ['/app/src/'] } }), contractModule(), msw({ mode: 'worker-only' })],
} satisfies UserConfig;
