export { auditScreens } from './screens.ts'
