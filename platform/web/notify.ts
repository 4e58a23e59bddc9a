import { useSyncExternalStore } from 'react'

export type Notice = { id: number; tone: 'success' | 'error' | 'info'; text: string; more?: string }

let notices: readonly Notice[] = []
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

function add(tone: Notice['tone'], text: string, more?: string) {
  const id = ++last
  change([...notices.slice(-3), { id, tone, text, ...(more ? { more } : {}) }])
  // Errors stay long enough to be read twice.
  setTimeout(() => dismiss(id), tone === 'error' ? 10_000 : 4_000)
}

const dismiss = (id: number) => change(notices.filter((notice) => notice.id !== id))

/** Short messages at the foot of the screen, read aloud by screen readers. */
export const notify = {
  success: (text: string) => add('success', text),
  error: (text: string, more?: string) => add('error', text, more),
  info: (text: string) => add('info', text),
  dismiss,
}

export const useNotices = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => notices,
  )
