export { grantScreens } from './screens.ts'
