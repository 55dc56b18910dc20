import type { AstroIntegration } from 'astro';

type SetupOptions = Parameters<NonNullable<AstroIntegration['hooks']['astro:server:setup']>>[0];

/** The dev server of Vite as Astro hands it to an integration. */
export type DevServer = SetupOptions['server'];
