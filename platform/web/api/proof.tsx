import { type ComponentType, createElement, Suspense, useSyncExternalStore } from 'react'
import { provided } from '#platform/model/hook.ts'

type Asking = ComponentType<{ onEnd: (proved: boolean) => void }>

/** The dialog in which a person proves again who they are. */
const dialog = provided<Asking>('proof of who somebody is')
export const provideProof = dialog.by
let waiting: readonly ((proved: boolean) => void)[] = []
const listeners = new Set<() => void>()

/**
 * Asks the person to prove again who they are. Requests that ask meanwhile share the one dialog.
 * False when they did not, or where nobody can be asked.
 */
export function askProof(): Promise<boolean> {
  if (!dialog.find() || listeners.size === 0) return Promise.resolve(false)
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
  const Dialog = dialog.find()
  return asked && Dialog ? (
    <Suspense fallback={null}>{createElement(Dialog, { onEnd: end })}</Suspense>
  ) : null
}
