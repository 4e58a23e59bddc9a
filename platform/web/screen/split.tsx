import { type ComponentType, lazy, useState } from 'react'
import { fetchCode } from '../api/fetch-code.ts'

export type Split = { Page: ComponentType; preload: () => void }

/**
 * A component whose code is loaded on its own. `preload` starts that early, and a component that
 * has arrived is shown at once: React would hold back a lazy one for 300 ms behind its fallback.
 */
export function split(load: () => Promise<{ default: ComponentType }>): Split {
  let ready: ComponentType | undefined
  let loading: Promise<{ default: ComponentType }> | undefined
  const once = () => {
    loading ??= fetchCode(load).then(
      (module) => {
        ready = module.default
        return module
      },
      (problem: unknown) => {
        // A network that failed once may work the next time.
        loading = undefined
        throw problem
      },
    )
    return loading
  }
  const Later = lazy(once)
  function Page() {
    const [Shown] = useState<ComponentType>(() => ready ?? Later)
    return <Shown />
  }
  return { Page, preload: () => void once().catch(() => undefined) }
}
