import { createContext } from 'react'

/**
 * Fields that the signed-in person may not set of whoever a page is about, by the name under which
 * the rules speak of them (`User.role`), and why. The server decides again.
 */
export const ClosedFields = createContext<ReadonlyMap<string, string>>(new Map())

/** Whether every one of some fields is closed: then there is nothing to edit. */
export const allClosed = (closed: ReadonlyMap<string, string>, names: readonly string[]): boolean =>
  names.length > 0 && names.every((name) => closed.has(name))
