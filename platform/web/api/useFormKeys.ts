import { useMemo, useRef } from 'react'
import { ApiError, isRefusal } from './api.ts'

/**
 * The key of each form, by which the server does once what is sent twice. A form on screen is one,
 * whatever is corrected in it; a button is another one for each thing it is pressed for. While
 * nobody knows whether the server did it (the network was lost), the key stays the same.
 */
export function useFormKeys() {
  const kept = useRef(new Map<string, string>())
  return useMemo(() => {
    const settled = (form: string) => void kept.current.delete(form)
    return {
      /** Sends a form with its key. Once done or refused, what is sent next is another form. */
      async sent<Result>(form: string, send: (key: string) => Promise<Result>): Promise<Result> {
        const key = kept.current.get(form) ?? newKey()
        kept.current.set(form, key)
        try {
          const result = await send(key)
          settled(form)
          return result
        } catch (error) {
          if (error instanceof ApiError && isRefusal(error)) settled(form)
          throw error
        }
      },
    }
  }, [])
}

/** 128 random bits. Not randomUUID(): browsers have that one over https alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
