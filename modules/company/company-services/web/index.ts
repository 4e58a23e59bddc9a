export { productServicesTab, serviceTabs } from './screens.ts'
