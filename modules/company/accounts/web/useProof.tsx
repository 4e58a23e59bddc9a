import { useCallback, useState } from 'react'
import type { Guard } from '#modules/company/second-factor/web/index.ts'
import { ApiError } from '#platform/web/api.ts'
import { ProofDialog } from './ProofDialog.tsx'

type Pending = { resolve: (proved: boolean) => void }

/**
 * Runs an action that may need a recent proof of identity: when the server asks for it, a dialog
 * does too, and then the action is repeated.
 */
export function useProof() {
  const [pending, setPending] = useState<Pending>()
  const guard: Guard = useCallback(async (work) => {
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.field !== 'proof') throw failure
      const proved = await new Promise<boolean>((resolve) => setPending({ resolve }))
      setPending(undefined)
      return proved ? work() : undefined
    }
  }, [])
  const dialog = pending && <ProofDialog onEnd={pending.resolve} />
  return { guard, dialog }
}
