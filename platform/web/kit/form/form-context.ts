import { createContext, type ReactNode, useContext, useEffect } from 'react'

/** What the server refused, by field: the message holds for that very value and no other. */
export type Refused = Map<string, { value: unknown; message: string }>

/** How a part of a form is called, and how a value of it reads. */
export type FormPart = { label: string; words: (value: unknown) => ReactNode }

/** What a form and its fields know of each other. */
export type FormSide = {
  refused: Refused
  parts: Map<string, FormPart>
  /** Says that something was written by other means than typing. */
  touch: () => void
  /** Writes a value that nobody typed: by itself it is no draft. */
  propose: (path: string | (string | number)[], value: unknown) => void
}

export const FormContext = createContext<FormSide>({
  refused: new Map(),
  parts: new Map(),
  touch: () => undefined,
  propose: () => undefined,
})

/** Lets the form speak of a part of it by its name: in a conflict, where both versions are read. */
export function useFormPart(name: unknown, part: FormPart): void {
  const { parts } = useContext(FormContext)
  const key = partKey(name)
  const isWhole = !Array.isArray(name) || name.length === 1
  useEffect(() => {
    // A line of a list is spoken of by the list.
    if (isWhole) parts.set(key, part)
  })
}

/** The value of the form that a field belongs to: the first step of its path. */
const partKey = (name: unknown): string => String(Array.isArray(name) ? name[0] : name)

/** The key of a field in what was refused. */
export const refusedKey = (name: unknown) => String(name)

/** The message of a value that the server refused before, or `undefined`. */
export function refusalOf(refused: Refused, name: unknown, value: unknown): string | undefined {
  const found = refused.get(refusedKey(name))
  return found && JSON.stringify(found.value) === JSON.stringify(value) ? found.message : undefined
}
