import { keepFactorSecret } from '#modules/second-factor/server/index.ts'
import type { PlatformContext } from '#platform/server/context.ts'
import { tokenMaker, type TokenMaker } from './tokens.ts'

/**
 * The secret of this installation signs its tokens and keeps the second factors. Called once,
 * before the first request.
 */
let tokens: TokenMaker | undefined
export const useSessionSecret = (secret: string): void => {
  tokens = tokenMaker(secret)
  keepFactorSecret(secret)
}
export function sessionTokens(): TokenMaker {
  if (!tokens) throw new Error('useSessionSecret() was not called')
  return tokens
}

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
