import { useCallback, useState } from 'react'
import type { Guard } from '#modules/company/second-factor/web/index.ts'
import { ApiError } from '#platform/web/api.ts'
import { ProofDialog } from './ProofDialog.tsx'

type Pending = { resolve: (proved: boolean) => void }

/**
 * Does what may want a recent proof of who is at the keyboard: where the server asks for it, so
 * does a dialog, and then the work is done again.
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
