import { site } from '#config/site.ts';

/** The web app manifest: name, colours and icons for a home screen. */
export const toWebManifest = () => ({
  name: site.siteName,
  short_name: site.name,
  lang: site.language,
  start_url: '/',
  display: 'browser',
  background_color: site.themeColour,
  theme_color: site.themeColour,
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
});
