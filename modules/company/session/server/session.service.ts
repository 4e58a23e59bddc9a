import type { PlatformContext } from '#platform/server/context.ts'

/**
 * Keeps a preference of the screens with the login, so that it follows the person to other
 * browsers.
 */
export async function updateUiConfig(
  { services, principal }: PlatformContext,
  { theme }: { theme: string },
): Promise<boolean> {
  await services.db.withPlatform((tx) =>
    tx
      .updateTable('login')
      .set({ uiConfig: JSON.stringify({ theme }) })
      .where('id', '=', principal.loginId)
      .execute(),
  )
  return true
}
