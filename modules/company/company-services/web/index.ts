export { productServicesTab, serviceTabs } from './company-tabs.ts'
