import { createContext } from 'react'

/** What the server refused, by field: the message holds for that very value and no other. */
export type Refused = Map<string, { value: unknown; message: string }>

export const RefusedContext = createContext<Refused>(new Map())

/** The key of a field in what was refused. */
export const refusedKey = (name: unknown) => String(name)

/** The message of a value that the server refused before, or `undefined`. */
export function refusalOf(refused: Refused, name: unknown, value: unknown): string | undefined {
  const found = refused.get(refusedKey(name))
  return found && JSON.stringify(found.value) === JSON.stringify(value) ? found.message : undefined
}
