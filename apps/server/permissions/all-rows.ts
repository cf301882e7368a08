import type { FeaturePermissions, PermissionRow } from '#packages/kernel/permission-rows.ts';
import { features } from '../features.ts';
import { permissions as ofTheApp } from './app.permissions.ts';

/** A row of the permission matrix, with the feature's fixture that its functions are called with. */
export interface DeclaredRow {
  route: string;
  row: PermissionRow<never>;
  permissions: FeaturePermissions;
}

/** The permissions of the server itself and of every feature. */
export async function allPermissions(): Promise<FeaturePermissions[]> {
  const declared: FeaturePermissions[] = [ofTheApp];
  for (const feature of features) {
    const module = await feature.permissions?.();
    if (module) declared.push(module.permissions);
  }
  return declared;
}

/** Their rows: one for each route. */
export const rowsOf = (declared: readonly FeaturePermissions[]): DeclaredRow[] =>
  declared.flatMap((permissions) =>
    Object.entries(permissions.rows).map(([route, row]) => ({ route, row, permissions })),
  );
