import { useEffect, useMemo } from 'react'
import { actorFlags, isRole } from '#access/roles.ts'
import type { CurrentUserQuery } from '#generated/documents/graphql.ts'
import type { ApiError } from '#platform/web/api/api.ts'
import type { Me } from '#platform/web/screen/me.tsx'
import { sessionStore } from '#platform/web/api/session-store.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useRememberedCompany } from './company-look.ts'
import { CurrentUser } from '#generated/operations/parts/session.ts'

type Loaded = {
  me: Me | undefined
  theme: string | undefined
  /** What the browser enciphers unsaved work with. */
  draftKey: string | undefined
  loading: boolean
  error: ApiError | null
}

/** Who is signed in and what they may, as the server says it now. */
export function useCurrentUser(enabled: boolean): Loaded {
  const { data, loading, error } = useDetail(CurrentUser, undefined, { enabled })
  const me = useMemo(() => data && meOf(data.me), [data])
  useEffect(() => {
    if (!me) return
    const { id, name, flags, permissions } = me
    sessionStore.setUser({ id, name, flags, permissions: [...permissions] })
  }, [me])
  useRememberedCompany(data?.me.company?.logo ? data.me.company.slug : undefined)
  const { theme, draftKey } = data?.me ?? {}
  return { me, theme, draftKey, loading, error: me ? null : error }
}

const meOf = (me: CurrentUserQuery['me']): Me => ({
  id: me.id ?? me.username,
  name: me.fullname,
  username: me.username,
  jobTitle: me.jobTitle ?? undefined,
  avatarUrl: me.avatarUrl ?? undefined,
  flags: {
    ...actorFlags(isRole(me.role) ? me.role : 'GUEST'),
    external: me.external,
    supervisor: me.supervisedIds.length > 0,
    guest: me.role === 'GUEST',
    former: me.former,
  },
  seesConfidential: me.seesConfidential,
  hasRecord: me.id !== null,
  company: me.company
    ? {
        id: me.company.id,
        name: me.company.name,
        slug: me.company.slug,
        logoUrl: me.company.logo ?? undefined,
        beingSetUp: me.company.config.access === 'MANAGERS',
      }
    : undefined,
  acting: me.actingUntil ? { endsAt: me.actingUntil } : undefined,
  mustChangePassword: me.forcePasswordChange,
  mustAddFactor: me.mustAddFactor,
  session: { until: me.sessionUntil, idleUntil: me.idleUntil },
  permissions: new Set(me.permissions),
})
