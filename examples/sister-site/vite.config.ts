import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  appType: 'mpa',
  plugins: [react()],
  // Keeps light-dark(): the fallback for older browsers does not follow a nested colour scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
});
