export { companyTabs } from './screens.ts'
