import { lazy } from 'react'

export { type Access, GivenAccess } from './GivenAccess.tsx'
export { PersonAccess } from './PersonAccess.tsx'
/** Most people never see it: its code comes when it is needed. */
export const EnrollingPage = lazy(() => import('./EnrollingPage.tsx'))
