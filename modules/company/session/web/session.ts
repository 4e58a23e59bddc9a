import { Logout, SimulateCompany, UpdateUiConfig } from '#generated/operations/session.ts'
import { CurrentUser } from '#generated/operations/parts/session.ts'
import { dataOf, request } from '#platform/web/api/api.ts'
import { leavingSession } from '#platform/web/api/leaving-session.ts'
import { dropDrafts } from '#platform/web/draft/drafts.ts'
import { notify } from '#platform/web/look/notify.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { sessionStore } from '#platform/web/api/session-store.ts'
import { asOwnPage } from '../model/asked-page.ts'

/** Ends the session on the server and here; the cache goes with it, whatever the server answers. */
export async function signOut(): Promise<void> {
  for (const leave of leavingSession.listeners) await leave().catch(() => undefined)
  try {
    const { logout } = await request(Logout)
    dataOf(logout)
  } catch {
    notify.error('Error al cerrar sesión')
  } finally {
    dropDrafts()
    sessionStore.leave()
    queryClient.clear()
  }
}

/**
 * Works as a company for half an hour, or as oneself again. Everything on screen is loaded anew.
 */
export async function simulateCompany(companyId: string | null): Promise<void> {
  const { simulateCompany: outcome } = await request(SimulateCompany, { input: { companyId } })
  dataOf(outcome)
  queryClient.clear()
  location.assign('/home')
}

/**
 * Keeps the theme with the login. Failing is not worth a word: this browser remembers it anyway.
 */
export async function saveTheme(theme: 'light' | 'dark' | 'system'): Promise<void> {
  await request(UpdateUiConfig, { input: { theme } }).catch(() => undefined)
}

/** When this session ends. Asked in the background it is only looked at; otherwise it is used. */
export async function sessionEnds(background: boolean) {
  const { me } = await request(CurrentUser, undefined, { background })
  return { until: me.sessionUntil, idleUntil: me.idleUntil }
}

/** The page that somebody asked for before signing in; one of ours, and nothing else. */
export function pageAskedFor(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  return asOwnPage(state.from)
}
