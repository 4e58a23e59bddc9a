export { businessScreens, companyTabs } from './screens.ts'
