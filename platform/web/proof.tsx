import { type ComponentType, Suspense, useSyncExternalStore } from 'react'

type Asking = ComponentType<{ onEnd: (proved: boolean) => void }>

let Dialog: Asking | undefined
let waiting: readonly ((proved: boolean) => void)[] = []
const listeners = new Set<() => void>()

/** Gives the dialog in which a person proves again who they are. */
export function provideProof(dialog: Asking): void {
  Dialog = dialog
}

/**
 * Asks the person to prove again who they are. Requests that ask meanwhile share the one dialog.
 * False when they did not, or where nobody can be asked.
 */
export function askProof(): Promise<boolean> {
  if (!Dialog || listeners.size === 0) return Promise.resolve(false)
  return new Promise((resolve) => set([...waiting, resolve]))
}

function set(next: typeof waiting) {
  waiting = next
  for (const listener of listeners) listener()
}

function end(proved: boolean) {
  const asked = waiting
  set([])
  for (const resolve of asked) resolve(proved)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The place of that dialog: empty until the server asks for a proof. */
export function ProofPlace() {
  const asked = useSyncExternalStore(subscribe, () => waiting.length > 0)
  return asked && Dialog ? (
    <Suspense fallback={null}>
      <Dialog onEnd={end} />
    </Suspense>
  ) : null
}
