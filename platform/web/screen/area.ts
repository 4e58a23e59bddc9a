import { createContext, useContext } from 'react'

/** The areas of the product: the folders that modules are in. */
export const AREAS = [
  'administration',
  'communication',
  'company',
  'concepts',
  'money',
  'papers',
  'payroll',
  'people',
  'talent',
  'time',
] as const
export type Area = (typeof AREAS)[number]

export const AreaContext = createContext<Area | undefined>(undefined)

/** The area of the screen, or of the tab, that is open; outside of both, none. */
export const useArea = () => useContext(AreaContext)
