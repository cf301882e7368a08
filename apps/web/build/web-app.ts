import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a device needs to install the app (`/app.webmanifest`). */
export const WEB_APP: Partial<ManifestOptions> = {
  id: '/dashboard',
  name: 'Florescer',
  short_name: 'Florescer',
  description: 'Bem-estar e saúde mental no trabalho',
  lang: 'pt-BR',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#F7F9F7',
  theme_color: '#1A553E',
  categories: ['health', 'lifestyle'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Registrar como estou',
      url: '/dashboard?checkin=1',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'Escrever no diário',
      url: '/diary?write=1',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
