import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  appType: 'mpa',
  plugins: [react()],
  // These targets keep light-dark() in the CSS. The fallback for older browsers ignores a nested color scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
});
