import { createContext, type ReactNode, useContext } from 'react'
import type { Flags } from '#access/roles.ts'
import type { Permission } from '#access/services.ts'

/**
 * The signed-in person as the screens need them. The rights are the server's answer, never decided
 * here.
 */
export type Me = {
  id: string
  name: string
  username: string
  jobTitle: string | undefined
  avatarUrl: string | undefined
  /** The flags of the role (access/roles.ts), and more that screens ask for. */
  flags: Flags & { supervisor: boolean; guest: boolean; former: boolean }
  company: OwnCompany | undefined
  /** Set while a superadmin looks at a company as if signed in there. */
  acting: { endsAt: string } | undefined
  /** Whether the pay of the confidential payroll is shown to them, where they read pay at all. */
  seesConfidential: boolean
  /** Whether there is a ficha of their own: a superadmin has none. */
  hasRecord: boolean
  mustChangePassword: boolean
  /** Asked for a second factor, and has none yet. */
  mustAddFactor: boolean
  /** When the session ends, used or not, and when it ends if nobody uses it. */
  session: { until: string; idleUntil: string }
  permissions: ReadonlySet<string>
}

/** The company that one works in. */
export type OwnCompany = {
  id: string
  name: string
  slug: string
  logoUrl: string | undefined
  /** Not yet open to those who do not manage it. */
  beingSetUp: boolean
}

const MeContext = createContext<Me | undefined>(undefined)

export const MeProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <MeContext value={me}>{children}</MeContext>
)

/** The signed-in person. @throws outside the authenticated area, where there is none */
export function useMe(): Me {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe() is for screens behind sign-in')
  return me
}

/** Whether this person administers the company; nobody does before signing in. */
export const useIsAdmin = (): boolean => useContext(MeContext)?.flags.isAdmin === true

/** Whether figures of pay are without the confidential payroll for this person: by right alone. */
export const useLacksConfidential = (): boolean => useContext(MeContext)?.seesConfidential === false

export const NO_PERMISSION = 'Su perfil no tiene permiso para hacer esto'

/** The right that something asks for, or several of which one is enough, as in the policies. */
export type Needs = Permission | readonly Permission[]

/** Whether somebody holds what a question needs; one that names no right may always be asked. */
export function useHolds(needs: Needs | undefined): boolean {
  const me = useContext(MeContext)
  const enough: readonly Permission[] = typeof needs === 'string' ? [needs] : (needs ?? [])
  return needs === undefined || enough.some((one) => me?.permissions.has(one))
}

/** Whether this person may. It hides and disables; the server decides again. */
export const useCan = () => {
  const { permissions } = useMe()
  return (permission: Permission | undefined) =>
    permission === undefined || permissions.has(permission)
}
