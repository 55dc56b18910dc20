export const taxSettings = ['standard', 'reverse-charge', 'export'] as const;
export type TaxSetting = (typeof taxSettings)[number];
