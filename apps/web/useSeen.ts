import { useEffect } from 'react'
import { useConnection } from '#platform/web/api/connection.ts'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import type { Me } from '#platform/web/screen/me.tsx'
import { type Opening, useOpening } from '#platform/web/seen/opening.ts'

/** Named by `scripts/web-build.ts`: an installed application has it without a network. */
const code = () => fetchCode(() => import('./seen.ts'))

type Asked = { me: Me | undefined; draftKey: string | undefined; hasSession: boolean }

/**
 * Keeps on the device what the signed-in person sees of their own, and opens it where the
 * application begins without a network. Whoever looks at a company as if signed in there has
 * nothing of their own in it.
 */
export function useSeen({ me, draftKey, hasSession }: Asked): Opening {
  const isThere = useConnection()
  const opened = useOpening()
  const mayOpen = hasSession && !me && !isThere && opened === 'ONLINE'
  useEffect(() => {
    if (mayOpen) void code().then(({ open }) => open())
  }, [mayOpen])

  const isActing = me?.acting !== undefined
  const person = me?.hasRecord && draftKey && !isActing ? me : undefined
  const { id, session } = person ?? {}
  const { until, idleUntil } = session ?? {}
  useEffect(() => {
    if (isActing) void code().then(({ end }) => end())
    if (!id || !until || !idleUntil) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    void code().then(({ keep }) => {
      if (!isOver) stop = keep({ id, session: { until, idleUntil } })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [id, until, idleUntil, isActing])
  return opened
}
