export { default as ForcedChangePage } from './ForcedChangePage.tsx'
export { sessionScreens } from './screens.ts'
export { saveTheme, signOut, simulateCompany } from './session.ts'
export { useCurrentUser } from './useCurrentUser.ts'
