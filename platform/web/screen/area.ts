import { createContext, useContext } from 'react'

/** An area of the product: the folder that a module is in. */
export type Area =
  | 'administration'
  | 'communication'
  | 'company'
  | 'concepts'
  | 'money'
  | 'papers'
  | 'payroll'
  | 'people'
  | 'talent'
  | 'time'

export const AreaContext = createContext<Area | undefined>(undefined)

/** The area of the screen, or of the tab, that is open; outside of both, none. */
export const useArea = () => useContext(AreaContext)
