import { useSyncExternalStore } from 'react'

/** What a notice offers to do while it is shown. */
export type Offer = { label: string; act: () => void; ms: number }

export type Notice = {
  id: number
  tone: 'success' | 'error' | 'info'
  text: string
  more?: string
  offer?: Offer
}

let notices: readonly Notice[] = []
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

function add(tone: Notice['tone'], text: string, rest: { more?: string; offer?: Offer } = {}) {
  const id = ++last
  // What several parts of a page say in the same words, such as a load that failed, is said once.
  const others = notices.filter((notice) => notice.offer || notice.text !== text)
  change([...others.slice(-3), { id, tone, text, ...rest }])
  // Errors stay long enough to be read twice.
  setTimeout(() => dismiss(id), rest.offer?.ms ?? (tone === 'error' ? 10_000 : 4_000))
  return id
}

const dismiss = (id: number) => change(notices.filter((notice) => notice.id !== id))

/** Short messages at the foot of the screen, read aloud by screen readers. */
export const notify = {
  success: (text: string) => void add('success', text),
  error: (text: string, more?: string) => void add('error', text, more ? { more } : {}),
  info: (text: string) => void add('info', text),
  /** A notice with a button, such as «Deshacer», as long as it offers it; answers its number. */
  offer: (text: string, offer: Offer): number => add('info', text, { offer }),
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
