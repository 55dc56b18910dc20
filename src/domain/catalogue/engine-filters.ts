/** Filter buttons of the engine table, in order (rule catalogue.engine-search). */
export const engineFilters = ['All', 'Engine', 'Models', 'Capacity'] as const;
export type EngineFilter = (typeof engineFilters)[number];
