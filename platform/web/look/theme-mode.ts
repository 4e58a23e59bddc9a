import { useSyncExternalStore } from 'react'
import { storage } from '../api/storage.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type ThemeMode = 'light' | 'dark'

const listeners = new Set<() => void>()
const system =
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)')

const choice = (): ThemeChoice => {
  const stored = storage.get('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
const mode = (): ThemeMode => {
  const chosen = choice()
  if (chosen !== 'system') return chosen
  return system?.matches ? 'dark' : 'light'
}

/** apps/web/public/boot.js does the same before the first paint. */
function apply() {
  document.documentElement.dataset['theme'] = mode()
  for (const listener of listeners) listener()
}
system?.addEventListener('change', apply)

/**
 * Light, dark, or what the system says; kept in this browser, and per user by whoever calls
 * `choose`.
 */
export const themeMode = {
  choice,
  mode,
  choose(next: ThemeChoice) {
    storage.set('theme', next === 'system' ? undefined : next)
    apply()
  },
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, mode)
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, choice)
