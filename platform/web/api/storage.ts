import { useCallback, useState } from 'react'

const PREFIX = 'minga.'

/** Local storage that never throws: private windows and full disks only forget. */
export const storage = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(PREFIX + key) ?? undefined
    } catch {
      return undefined
    }
  },
  /** The same; what is not kept is the empty text. */
  text: (key: string): string => storage.get(key) ?? '',
  set(key: string, value: string | undefined) {
    try {
      if (value === undefined) localStorage.removeItem(PREFIX + key)
      else localStorage.setItem(PREFIX + key, value)
    } catch {
      // Nothing is lost but the memory of a preference.
    }
  },
}

/** A preference of this browser: like useState, and still there tomorrow. */
export function useRemembered<T>(
  key: string,
  initial: T,
  read: (value: unknown) => T | undefined,
): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => parse(storage.get(key), read) ?? initial)
  const remember = useCallback(
    (next: T) => {
      setValue(next)
      storage.set(key, JSON.stringify(next))
    },
    [key],
  )
  return [value, remember]
}

function parse<T>(text: string | undefined, read: (value: unknown) => T | undefined) {
  if (text === undefined) return undefined
  try {
    return read(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const asFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
export const asTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? (value as string[])
    : undefined
