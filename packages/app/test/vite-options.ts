import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { UserConfig } from 'vite';
import { contractModule } from './contract-plugin.ts';

/**
 * The app that is tested. It is compiled as in the build, and has the contract and the mock service worker in
 * addition.
 */
export const appUnderTest = {
  plugins: [react({ compiler: { sources: ['/app/src/'] } }), contractModule(), msw({ mode: 'worker-only' })],
} satisfies UserConfig;
